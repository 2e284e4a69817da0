import { emptyTranslated } from '@share/contract/shared/translated.ts';
import {
  noImage,
  shownImage,
  storedImage,
  toImageInput,
} from '../../../../../ui/fields/uploads/image-value.ts';
import type { ElementCodec } from '../element-codec.ts';

export const image: ElementCodec<'image'> = {
  empty: () => ({
    label: emptyTranslated(),
    subLabel: emptyTranslated(),
    description: emptyTranslated(),
    image: noImage,
  }),
  toValues: ({ label, subLabel, description, ...picture }) => ({
    label,
    subLabel,
    description,
    image: storedImage(picture),
  }),
  toInput: ({ image: picture, ...texts }) => ({ ...texts, file: toImageInput(picture) }),
  isComplete: ({ image: picture }) => shownImage(picture) !== null,
};
