import { randomId } from '@share/contract/client/random-id.ts';
import { emptyTranslated } from '@share/contract/shared/translated.ts';
import {
  noImage,
  shownImage,
  storedImage,
  toImageInput,
} from '../../../../../ui/fields/uploads/image-value.ts';
import { type ElementCodec, staying } from '../element-codec.ts';
import type { GalleryItemValues } from '../element-values.ts';

export const newGalleryItem = (): GalleryItemValues => ({
  id: randomId(),
  title: emptyTranslated(),
  description: emptyTranslated(),
  image: noImage,
  isStored: false,
  toBeDeleted: false,
});

export const gallery: ElementCodec<'gallery'> = {
  empty: () => ({ items: [newGalleryItem()] }),
  toValues: ({ items }) => ({
    items: items.map(({ id, title, description, ...picture }) => ({
      id,
      title,
      description,
      image: storedImage(picture),
      isStored: true,
      toBeDeleted: false,
    })),
  }),
  toInput: ({ items }) => ({
    items: staying(items).map(({ id, title, description, image }) => ({
      id,
      title,
      description,
      file: toImageInput(image),
    })),
  }),
  isComplete: ({ items }) => staying(items).every(({ image }) => shownImage(image) !== null),
};
