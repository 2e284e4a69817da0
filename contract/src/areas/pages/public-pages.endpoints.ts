import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { pictureFacts } from '../../shared/files.ts';
import { PageAttachmentView, PageView } from './pages.schemas.ts';

export const PublicPageView = PageView.omit({
  version: true,
  active: true,
  visibleFrom: true,
  visibleUntil: true,
}).extend({ ...pictureFacts, attachments: z.array(PageAttachmentView.omit({ fileId: true })) });
export type PublicPageView = z.infer<typeof PublicPageView>;

export const PublicPagesView = z.object({
  items: z.array(
    PublicPageView.pick({
      id: true,
      slug: true,
      title: true,
      subTitle: true,
      imageUrl: true,
      thumbUrl: true,
      imageAlt: true,
      imageWidth: true,
      imageHeight: true,
      imageFocus: true,
    }),
  ),
});
export type PublicPagesView = z.infer<typeof PublicPagesView>;

export const listPublicPages = endpoint({
  method: 'GET',
  path: '/page',
  access: 'site',
  revalidates: true,
  summary: 'The pages that the site shows now',
  answer: PublicPagesView,
  errors: [],
});

/** Former slugs work too; the answer has the present ones, to which a page may redirect. */
export const getPublicPage = endpoint({
  method: 'GET',
  path: '/page/:idOrSlug',
  access: 'site',
  revalidates: true,
  summary: 'A page that the site shows now, by its id or by a present or former slug of either language',
  params: z.object({ idOrSlug: z.string().min(1).max(200) }),
  answer: PublicPageView,
  errors: ['PAGE_NOT_EXISTS', 'PAGE_NOT_ACTIVE'],
});
