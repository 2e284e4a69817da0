import { fileUrl, imageUrls } from '../../../platform/files/file-urls.ts';
import type { FileRow } from '../../../platform/files/files.tables.ts';

export type KnownFiles = ReadonlyMap<number, FileRow>;

export const pictureView = (files: KnownFiles, fileId: number | null) => ({
  fileId,
  ...imageUrls(fileId === null ? null : known(files, fileId)),
});

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
