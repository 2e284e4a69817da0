import type { Translated } from '@share/contract/shared/translated.ts';
import type { NumberValue } from '../../ui/fields/number-field.tsx';
import type { ImageValue } from '../../ui/fields/uploads/image-value.ts';

export interface PictureFormValues {
  image: ImageValue;
  alt: Translated;
  focus: { x: NumberValue; y: NumberValue };
}
