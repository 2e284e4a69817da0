import type { StoredFileView } from '@share/contract/areas/files/files.endpoints.ts';
import type { ImageInput } from '@share/contract/shared/files.ts';

/**
 * The image of a record in its form: the stored one, whether it is marked for removal, and the upload that replaces
 * it.
 */
export interface ImageValue {
  stored: string | null;
  /** A small picture that is shown until the stored one is loaded. */
  storedThumb: string | null;
  /**
   * The id of the stored picture, for records whose body contains it, so that a copy of the record uses the same picture; else
   * null.
   */
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

/** The thumbnail of `shownImage`, if it has one. */
export const shownThumb = ({ storedThumb, isRemoved, uploaded }: ImageValue): string | null =>
  uploaded ? uploaded.thumbUrl : isRemoved ? null : storedThumb;

/** The value with another picture, which was uploaded or chosen from the library. */
export const withUploaded = (
  value: ImageValue,
  { id, url, thumbUrl }: Pick<StoredFileView, 'id' | 'url' | 'thumbUrl'>,
): ImageValue => ({
  ...value,
  uploaded: { fileId: id, url, thumbUrl },
});

export function toImageInput({ isRemoved, uploaded, storedId }: ImageValue): ImageInput {
  if (uploaded) return { fileId: uploaded.fileId };
  if (isRemoved) return { delete: true };
  return storedId === null ? null : { fileId: storedId };
}
