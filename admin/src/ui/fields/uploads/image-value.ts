import type { StoredFileView } from '@share/contract/areas/files/files.endpoints.ts';
import type { ImageInput } from '@share/contract/shared/files.ts';

/** The image of a record in its form: what is stored, whether that is marked for removal, and what was uploaded instead. */
export interface ImageValue {
  stored: string | null;
  /** A small picture to show before the stored one has come. */
  storedThumb: string | null;
  /** Set where the record shows the id of its picture: then a copy keeps the picture as well. */
  storedId: number | null;
  isRemoved: boolean;
  uploaded: { fileId: number; url: string; thumbUrl: string | null } | null;
}

export const noImage: ImageValue = {
  stored: null,
  storedThumb: null,
  storedId: null,
  isRemoved: false,
  uploaded: null,
};

interface StoredPicture {
  imageUrl: string | null;
  thumbUrl?: string | null;
  fileId?: number | null;
}

export const storedImage = (record: StoredPicture): ImageValue => ({
  ...noImage,
  stored: record.imageUrl,
  storedThumb: record.thumbUrl ?? null,
  storedId: record.fileId ?? null,
});

/** The picture that the record would have if it were saved now. */
export const shownImage = ({ stored, isRemoved, uploaded }: ImageValue): string | null =>
  uploaded?.url ?? (isRemoved ? null : stored);

/** The same, small, where there is a small one. */
export const shownThumb = ({ storedThumb, isRemoved, uploaded }: ImageValue): string | null =>
  uploaded ? uploaded.thumbUrl : isRemoved ? null : storedThumb;

/** The value with a picture that was uploaded just now. */
export const withUploaded = (value: ImageValue, { id, url, thumbUrl }: StoredFileView): ImageValue => ({
  ...value,
  uploaded: { fileId: id, url, thumbUrl },
});

export function toImageInput({ isRemoved, uploaded, storedId }: ImageValue): ImageInput {
  if (uploaded) return { fileId: uploaded.fileId };
  if (isRemoved) return { delete: true };
  return storedId === null ? null : { fileId: storedId };
}
