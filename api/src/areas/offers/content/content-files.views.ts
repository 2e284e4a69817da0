import type { Translated } from '@share/contract/shared/translated.ts';
import { fileUrl, imageUrls, pictureFacts, shownAlt } from '../../../platform/files/file-urls.ts';
import type { FileRow } from '../../../platform/files/files.tables.ts';

export type KnownFiles = ReadonlyMap<number, FileRow>;

/** `around` is the text beside the picture. */
export function pictureView(files: KnownFiles, fileId: number | null, around: Translated) {
  const file = fileId === null ? null : known(files, fileId);
  return { fileId, ...imageUrls(file), imageAlt: shownAlt([file?.alt, around]), ...pictureFacts(file) };
}

export function documentView(files: KnownFiles, fileId: number) {
  const { key, fileName, size } = known(files, fileId);
  return { fileId, fileName, url: fileUrl(key, fileName), size };
}

/** The file is private: its url belongs to the offer, which decides who may download it. */
export const investorDocumentView = (
  files: KnownFiles,
  fileId: number,
  offerId: number,
  documentId: string,
) => ({
  ...documentView(files, fileId),
  url: `/api/offer/${offerId}/documents/${documentId}/file`,
});

function known(files: KnownFiles, id: number): FileRow {
  const file = files.get(id);
  if (!file) throw new Error(`Content names file ${id}, which is not the offer's`);
  return file;
}
