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

/** The same in a query. */
export const addressed = { key: files.key, thumbKey: files.thumbKey, fileName: files.fileName };

/** Where a file is fetched: `/api/files/<key>/<name>`. */
export const fileUrl = (key: string, fileName: string): string =>
  `/api/files/${key}/${encodeURIComponent(fileName).replaceAll("'", '%27')}`;

/** Where its thumbnail is fetched; null for a file that has none. */
export const thumbUrl = ({ thumbKey, fileName }: Addressed): string | null =>
  thumbKey === null ? null : fileUrl(thumbKey, withExtension(fileName, THUMB_EXTENSION));

/** The addresses of a record's picture; null, as a left join gives it, stands for no picture. */
export const imageUrls = (file: Addressed | null): { imageUrl: string | null; thumbUrl: string | null } => ({
  imageUrl: file && fileUrl(file.key, file.fileName),
  thumbUrl: file && thumbUrl(file),
});

type Measured = Pick<FileRow, 'width' | 'height' | 'focusX' | 'focusY'>;

/** What a page needs to draw a picture before it is loaded; null stands for no picture. */
export const pictureFacts = (file: Measured | null): PictureFacts => ({
  imageWidth: file?.width ?? null,
  imageHeight: file?.height ?? null,
  imageFocus: { x: file?.focusX ?? CENTRE, y: file?.focusY ?? CENTRE },
});

/** What a picture shows, as visitors read it: for each language the first of the texts that says something. */
export function shownAlt(texts: readonly (Translated | undefined)[]): Translated {
  const read = texts.map((text) => withFallback(text ?? emptyTranslated()));
  const first = (language: Language) => read.map((text) => text[language]).find(Boolean) ?? '';
  return { pl: first('pl'), en: first('en') };
}

const CENTRE = 50;
