import { z } from 'zod';
import { TranslatedView } from './translated.ts';

/** Images may be below 10 MB, documents below 100 MB; both bounds are exclusive (CON-19, CON-20). */
export const IMAGE_SIZE_BOUND = 10_000_000;
export const DOCUMENT_SIZE_BOUND = 100_000_000;

/** The file types of pictures (CON-18). */
export const imageExtensions = ['jpeg', 'jpg', 'png', 'gif', 'svg', 'bmp'] as const;

/** The file types of attachments (FRM-19). */
export const documentExtensions = [
  'pdf',
  'doc',
  'docx',
  'csv',
  'xls',
  'xlsx',
  'xml',
  'txt',
  'rtf',
  'ppt',
  'pptx',
  'odt',
  'ods',
  'odp',
] as const;

const FileName = z
  .string({ error: 'IS_REQUIRED' })
  .trim()
  .min(1, { error: 'IS_REQUIRED' })
  .max(255, { error: 'VALUE_TOO_LONG' });

/** A file in a JSON body: its bytes in base64, with or without a `data:` prefix. */
export const UploadedFile = z.object({
  fileName: FileName,
  base64: z.string({ error: 'IS_REQUIRED' }).min(1, { error: 'IS_REQUIRED' }),
});
export type UploadedFile = z.infer<typeof UploadedFile>;

/**
 * The image in the input of a record (OFR-52): left out or null preserves the stored one, `delete` removes it, otherwise it is
 * the new picture, as bytes or as the id of a file that was uploaded before.
 */
export const ImageInput = z
  .object({
    fileName: FileName.optional(),
    base64: z.string().min(1, { error: 'IS_REQUIRED' }).optional(),
    fileId: z.int().positive().optional(),
    delete: z.boolean().optional(),
  })
  .nullable()
  .optional();
export type ImageInput = z.infer<typeof ImageInput>;

/** A required picture (OFR-52): it is removed with its item, not by a flag. */
export const PictureInput = ImageInput.refine((image) => !image?.delete, { error: 'IMAGE_IS_REQUIRED' });

/** The facts that a page needs to draw a picture before it is loaded. */
export const pictureFacts = {
  /** Pixels; null for no picture, and for one that cannot be measured. */
  imageWidth: z.number().nullable(),
  imageHeight: z.number().nullable(),
  /** The point that stays visible where the picture is cropped, in percent from the left and the top. */
  imageFocus: z.object({ x: z.number(), y: z.number() }),
};
export type PictureFacts = z.infer<z.ZodObject<typeof pictureFacts>>;

/** A picture in an answer. If `fileId` is sent back, the picture is preserved, also in a copy of its item. */
export const PictureView = z.object({
  fileId: z.number().nullable(),
  imageUrl: z.string().nullable(),
  thumbUrl: z.string().nullable(),
  /** The description for people who do not see the picture. */
  imageAlt: TranslatedView,
  ...pictureFacts,
});

/**
 * A document in the input of a record: left out or null preserves the stored one, otherwise its bytes or the id of a file. It is
 * removed with its item, not by a flag.
 */
export const DocumentInput = ImageInput.refine((file) => !file?.delete, { error: 'FILE_IS_REQUIRED' });
export type DocumentInput = z.infer<typeof DocumentInput>;

/** A document in an answer; `size` is in bytes. */
export const DocumentFileView = z.object({
  fileId: z.number(),
  fileName: z.string(),
  url: z.string(),
  size: z.number(),
});

/** The extension in lower case, without the dot; empty if there is none. */
export const extensionOf = (fileName: string): string =>
  /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** `report.pdf` beside a `report.pdf` becomes `report (1).pdf` (FRM-20). */
export function uniqueFileName(fileName: string, taken: readonly string[]): string {
  const extension = /\.[^.]+$/.exec(fileName)?.[0] ?? '';
  const stem = fileName.slice(0, fileName.length - extension.length);
  let candidate = fileName;
  for (let suffix = 1; taken.includes(candidate); suffix += 1) candidate = `${stem} (${suffix})${extension}`;
  return candidate;
}

/** The name of a file without its extension, with a number in parentheses if the name is taken (FRM-20). */
export function uniqueDisplayName(fileName: string, taken: readonly string[]): string {
  const extension = /(?<=.)\.[^.]+$/.exec(fileName)?.[0] ?? '';
  const unique = uniqueFileName(
    fileName,
    taken.map((name) => name + extension),
  );
  return unique.slice(0, unique.length - extension.length);
}

/** The name of a file, from its address. */
export function fileNameIn(address: string): string {
  const name = address.slice(address.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
