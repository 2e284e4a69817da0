/** The slides at the top of the public site's homepage, in the order that staff choose (SLD-06 to SLD-13). */
import { z } from 'zod';
import { Gaps } from '../../shared/content/gaps.ts';
import { LinkAddresses } from '../../shared/content/link-address.ts';
import { endsAfterItBegins, shownTimeFields, shownTimeView } from '../../shared/content/shown-time.ts';
import { PictureInput } from '../../shared/files.ts';
import { Position } from '../../shared/order/record-position.ts';
import { RichTextHtml } from '../../shared/text-fields.ts';
import { inOneLanguage, TranslatedView, translated, translatedRequired } from '../../shared/translated.ts';

/** SLD-14: the picture itself, or inside the data of the picture. */
const pictureOf = (image: unknown): unknown =>
  typeof image === 'object' && image !== null && 'image' in image ? image.image : image;

const SlideFields = z.object({
  position: Position,
  active: z.boolean(),
  ...shownTimeFields,
  name: inOneLanguage(translated(255), 'NAME_IS_EMPTY'),
  content: z.object({ pl: RichTextHtml(), en: RichTextHtml() }),
  guestButtonLabel: translatedRequired(100, 'GUEST_BUTTON_LABEL_IS_EMPTY'),
  guestButtonUrl: LinkAddresses,
  loggedUserButtonLabel: translated(100),
  loggedUserButtonUrl: LinkAddresses,
  image: z.preprocess(pictureOf, PictureInput),
  imageAlt: translated(300).optional(),
});

export const SlideInput = SlideFields.superRefine(endsAfterItBegins);
export type SlideInput = z.infer<typeof SlideInput>;

const hasPicture = (image: SlideInput['image']) => image?.base64 !== undefined || image?.fileId !== undefined;

/** SLD-10: a new slide comes with its picture. */
export const NewSlideInput = SlideFields.refine(({ image }) => hasPicture(image), {
  error: 'IMAGE_IS_REQUIRED',
  path: ['image'],
}).superRefine(endsAfterItBegins);

export const SlideView = z.object({
  id: z.number(),
  version: z.number(),
  position: z.number(),
  active: z.boolean(),
  ...shownTimeView,
  name: TranslatedView,
  content: TranslatedView,
  guestButtonLabel: TranslatedView,
  guestButtonUrl: TranslatedView,
  loggedUserButtonLabel: TranslatedView,
  loggedUserButtonUrl: TranslatedView,
  imageUrl: z.string().nullable(),
  thumbUrl: z.string().nullable(),
  imageAlt: TranslatedView,
});
export type SlideView = z.infer<typeof SlideView>;

export const SlideRow = SlideView.pick({
  id: true,
  position: true,
  active: true,
  visibleFrom: true,
  visibleUntil: true,
  name: true,
  thumbUrl: true,
}).extend({ gaps: Gaps });
export type SlideRow = z.infer<typeof SlideRow>;
