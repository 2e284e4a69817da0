import { z } from 'zod';
import { PictureInput, PictureView } from '../../../shared/files.ts';
import { filledNodeList, nodeFields, nodeView } from '../../../shared/order/nodes.ts';
import { TranslatedView, translated } from '../../../shared/translated.ts';

export const GALLERY_MAXIMUM = 4;

/** ELM-25. Pictures side by side; an item without a picture is refused. */
export const GalleryInput = z.object({
  items: filledNodeList(
    z.object({
      ...nodeFields,
      title: translated(255),
      description: translated(2_000),
      file: PictureInput,
    }),
    { max: GALLERY_MAXIMUM },
  ),
});

export const GalleryView = z.object({
  items: z.array(
    z.object({ ...nodeView, title: TranslatedView, description: TranslatedView, ...PictureView.shape }),
  ),
});
