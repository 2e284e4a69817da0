import { GALLERY_MAXIMUM } from '@share/contract/areas/offers/elements/gallery.ts';
import { shownImage } from '../../../../../ui/fields/uploads/image-value.ts';
import { staying } from '../element-codec.ts';
import type { GalleryItemValues } from '../element-values.ts';

/** An item without a picture: the next file fills it. */
export const isVacant = ({ image, toBeDeleted }: GalleryItemValues): boolean =>
  !toBeDeleted && shownImage(image) === null;

/** The number of further files that the gallery accepts (CON-13). Items marked for deletion do not count. */
export const roomIn = (items: readonly GalleryItemValues[]): number =>
  Math.max(0, GALLERY_MAXIMUM - staying(items).filter((item) => !isVacant(item)).length);
