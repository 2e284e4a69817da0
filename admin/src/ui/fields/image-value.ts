import type { ImageInput } from '@share/contract/shared/files.ts';

/** The image of a record in its form: what is stored, whether that is marked for removal, and what was uploaded instead. */
export interface ImageValue {
  stored: string | null;
  isRemoved: boolean;
  uploaded: { fileId: number; url: string } | null;
}

export const noImage: ImageValue = { stored: null, isRemoved: false, uploaded: null };

export const storedImage = (record: { imageUrl: string | null; thumbUrl?: string | null }): ImageValue => ({
  ...noImage,
  stored: record.imageUrl,
});

/** The picture that the record would have if it were saved now. */
export const shownImage = ({ stored, isRemoved, uploaded }: ImageValue): string | null =>
  uploaded?.url ?? (isRemoved ? null : stored);

export function toImageInput({ isRemoved, uploaded }: ImageValue): ImageInput {
  if (uploaded) return { fileId: uploaded.fileId };
  return isRemoved ? { delete: true } : null;
}
