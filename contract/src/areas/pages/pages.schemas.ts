/** Pages of the public site, each under its own address in either language (PAG-05 to PAG-15). */
import { z } from 'zod';
import { Gaps } from '../../shared/content/gaps.ts';
import { endsAfterItBegins, shownTimeFields, shownTimeView } from '../../shared/content/shown-time.ts';
import { slugWithout } from '../../shared/content/slug.ts';
import { DocumentFileView, DocumentInput, ImageInput } from '../../shared/files.ts';
import { nodeFields, nodeList, nodeView } from '../../shared/order/nodes.ts';
import { RequiredText, RichTextHtml } from '../../shared/text-fields.ts';
import { TranslatedView, translated, translatedRequired } from '../../shared/translated.ts';

/** Slugs that would be other addresses of the API. A test compares them with the paths of the endpoints. */
export const reservedPageSlugs = ['slug-suggestion', 'attachment-file', 'export'] as const;

const Slug = slugWithout(reservedPageSlugs);

/** A stored attachment that is left out is deleted (PAG-11). */
const PageAttachmentInput = z.object({ ...nodeFields, displayName: RequiredText(), file: DocumentInput });
export type PageAttachmentInput = z.infer<typeof PageAttachmentInput>;

export const PageInput = z
  .object({
    active: z.boolean(),
    ...shownTimeFields,
    slug: z.object({ pl: Slug, en: Slug }),
    title: translatedRequired(255),
    subTitle: translated(500),
    content: z.object({ pl: RichTextHtml(), en: RichTextHtml() }),
    seoTitle: translated(255),
    seoDescription: translated(500),
    image: ImageInput,
    imageAlt: translated(300).optional(),
    attachments: nodeList(PageAttachmentInput, { max: 100 }),
  })
  .superRefine(endsAfterItBegins);
export type PageInput = z.infer<typeof PageInput>;

export const PageAttachmentView = z.object({
  ...nodeView,
  displayName: z.string(),
  ...DocumentFileView.shape,
});
export type PageAttachmentView = z.infer<typeof PageAttachmentView>;

export const PageView = z.object({
  id: z.number(),
  version: z.number(),
  active: z.boolean(),
  ...shownTimeView,
  slug: TranslatedView,
  title: TranslatedView,
  subTitle: TranslatedView,
  content: TranslatedView,
  seoTitle: TranslatedView,
  seoDescription: TranslatedView,
  imageUrl: z.string().nullable(),
  thumbUrl: z.string().nullable(),
  imageAlt: TranslatedView,
  attachments: z.array(PageAttachmentView),
});
export type PageView = z.infer<typeof PageView>;

export const PageRow = PageView.pick({
  id: true,
  active: true,
  visibleFrom: true,
  visibleUntil: true,
  slug: true,
  title: true,
}).extend({ gaps: Gaps });
export type PageRow = z.infer<typeof PageRow>;
