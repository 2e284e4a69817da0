import { THUMB_EXTENSION, withExtension } from './file-name.ts';

/** The columns of a file from which its addresses are made. */
export interface Addressed {
  key: string;
  thumbKey: string | null;
  fileName: string;
}

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
