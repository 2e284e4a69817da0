import type { PictureFacts } from '@share/contract/shared/files.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { emptyTranslated, type Translated, withFallback } from '@share/contract/shared/translated.ts';
import { THUMB_EXTENSION, withExtension } from './file-name.ts';
import { type FileRow, files } from './files.tables.ts';

/** The columns of a file from which its addresses are made. */
export interface Addressed {
  key: string;
  thumbKey: string | null;
  fileName: string;
}

/** The columns of `Addressed` in a query. */
export const addressed = { key: files.key, thumbKey: files.thumbKey, fileName: files.fileName };

/** The address of a file: `/api/files/<key>/<name>`. */
export const fileUrl = (key: string, fileName: string): string =>
  `/api/files/${key}/${encodeURIComponent(fileName).replaceAll("'", '%27')}`;

/** The address of a thumbnail; null for a file that has none. */
export const thumbUrl = ({ thumbKey, fileName }: Addressed): string | null =>
  thumbKey === null ? null : fileUrl(thumbKey, withExtension(fileName, THUMB_EXTENSION));

/** The addresses of a record's picture. Null, as a left join gives it, means that there is no picture. */
export const imageUrls = (file: Addressed | null): { imageUrl: string | null; thumbUrl: string | null } => ({
  imageUrl: file && fileUrl(file.key, file.fileName),
  thumbUrl: file && thumbUrl(file),
});

type Measured = Pick<FileRow, 'width' | 'height' | 'focusX' | 'focusY'>;

/** The facts that a page needs to draw a picture before it is loaded; null means that there is no picture. */
export const pictureFacts = (file: Measured | null): PictureFacts => ({
  imageWidth: file?.width ?? null,
  imageHeight: file?.height ?? null,
  imageFocus: { x: file?.focusX ?? CENTRE, y: file?.focusY ?? CENTRE },
});

/** The description of a picture for visitors: for each language, the first of the texts that is not empty. */
export function shownAlt(texts: readonly (Translated | undefined)[]): Translated {
  const read = texts.map((text) => withFallback(text ?? emptyTranslated()));
  const first = (language: Language) => read.map((text) => text[language]).find(Boolean) ?? '';
  return { pl: first('pl'), en: first('en') };
}

const CENTRE = 50;
