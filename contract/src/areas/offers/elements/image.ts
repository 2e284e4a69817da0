import { z } from 'zod';
import { ImageInput, PictureView } from '../../../shared/files.ts';
import { TranslatedView, translated } from '../../../shared/translated.ts';

/** ELM-35, ELM-36. One picture; its `delete` flag empties the element. */
export const ImageElementInput = z.object({
  label: translated(255).optional(),
  subLabel: translated(255).optional(),
  description: translated(2_000),
  file: ImageInput,
});

export const ImageElementView = z.object({
  label: TranslatedView,
  subLabel: TranslatedView,
  description: TranslatedView,
  ...PictureView.shape,
});
