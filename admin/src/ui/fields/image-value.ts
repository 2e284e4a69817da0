import type { ImageInput } from '@share/contract/shared/files.ts';

/** The image of a record in its form: what is stored, whether that is marked for removal, and what was uploaded instead. */
export interface ImageValue {
  stored: string | null;
  /** Set where the record shows the id of its picture: then a copy keeps the picture as well. */
  storedId: number | null;
  isRemoved: boolean;
  uploaded: { fileId: number; url: string } | null;
}

export const noImage: ImageValue = { stored: null, storedId: null, isRemoved: false, uploaded: null };

export const storedImage = (record: { imageUrl: string | null; fileId?: number | null }): ImageValue => ({
  ...noImage,
  stored: record.imageUrl,
  storedId: record.fileId ?? null,
});

/** The picture that the record would have if it were saved now. */
export const shownImage = ({ stored, isRemoved, uploaded }: ImageValue): string | null =>
  uploaded?.url ?? (isRemoved ? null : stored);

export function toImageInput({ isRemoved, uploaded, storedId }: ImageValue): ImageInput {
  if (uploaded) return { fileId: uploaded.fileId };
  if (isRemoved) return { delete: true };
  return storedId === null ? null : { fileId: storedId };
}
