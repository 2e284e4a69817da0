/** What the content lacks in one of its languages, in one view of all areas. */
import { z } from 'zod';
import { type ContentKind, contentKinds } from '../../shared/content/content-names.ts';
import type { Gap } from '../../shared/content/gaps.ts';
import { type Endpoint, endpoint } from '../../shared/endpoint.ts';
import type { PermissionKey } from '../../shared/permissions.ts';
import { listAgreements } from '../agreements/agreements.endpoints.ts';
import { listEmailTemplates } from '../email-templates/email-templates.endpoints.ts';
import { listFaq } from '../faq/faq.endpoints.ts';
import { listFeaturedOffers } from '../featured-offers/featured-offers.endpoints.ts';
import { listOffers } from '../offers/offers.endpoints.ts';
import { listPages } from '../pages/pages.endpoints.ts';
import { listPictures } from '../pictures/pictures.endpoints.ts';
import { listSeries } from '../series/series.endpoints.ts';
import { listSlides } from '../slider/slider.endpoints.ts';
import { listStaticContent } from '../static-content/static-content.endpoints.ts';

/** The list that shows each kind of content. */
export const contentLists = {
  offer: listOffers,
  series: listSeries,
  agreement: listAgreements,
  faq: listFaq,
  page: listPages,
  slide: listSlides,
  picture: listPictures,
  featuredOffer: listFeaturedOffers,
  staticContent: listStaticContent,
  emailTemplate: listEmailTemplates,
} as const satisfies Record<ContentKind, Endpoint & { access: PermissionKey }>;

const counts = z.object({
  'missing-pl': z.number(),
  'missing-en': z.number(),
  'older-pl': z.number(),
  'older-en': z.number(),
} satisfies Record<Gap, z.ZodNumber>);

const KindInLanguages = z.object({
  kind: z.enum(contentKinds),
  /** How many records have a gap. */
  records: z.number(),
  /** How many have that one. */
  gaps: counts,
});
export type KindInLanguages = z.infer<typeof KindInLanguages>;

export const getLanguages = endpoint({
  method: 'GET',
  path: '/admin/languages',
  access: contentKinds.map((kind) => contentLists[kind].access) as [
    PermissionKey,
    PermissionKey,
    ...PermissionKey[],
  ],
  summary: 'How many records of each kind of content lack a language; without what the caller may not list',
  answer: z.array(KindInLanguages),
  errors: [],
});
