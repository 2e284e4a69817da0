import { GALLERY_MAXIMUM } from '@share/contract/areas/offers/elements/gallery.ts';
import { shownImage } from '../../../../../ui/fields/uploads/image-value.ts';
import { staying } from '../element-codec.ts';
import type { GalleryItemValues } from '../element-values.ts';

/** A picture that has none yet: the next file fills it. */
export const isVacant = ({ image, toBeDeleted }: GalleryItemValues): boolean =>
  !toBeDeleted && shownImage(image) === null;

/** How many files the gallery still takes (CON-13). What is marked for deletion takes no room. */
export const roomIn = (items: readonly GalleryItemValues[]): number =>
  Math.max(0, GALLERY_MAXIMUM - staying(items).filter((item) => !isVacant(item)).length);
