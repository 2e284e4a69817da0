/** What the content lacks in one of its languages, in one view of all areas. */
import { z } from 'zod';
import type { Gap } from '../../shared/content/gaps.ts';
import { type Endpoint, endpoint } from '../../shared/endpoint.ts';
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

/** The kinds of content, as the audit trail names them, in the order of the menu; each with the list that shows it. */
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
} as const satisfies Record<string, Endpoint>;

export type ContentKind = keyof typeof contentLists;
export const contentKinds = Object.keys(contentLists) as [ContentKind, ...ContentKind[]];

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
  access: [
    'admin:offer:list',
    'admin:series:list',
    'admin:agreement:list',
    'admin:faq:list',
    'admin:page:list',
    'admin:slider:list',
    'admin:picture:list',
    'admin:featured-offer:list',
    'admin:static-content:list',
    'admin:email-template:list',
  ],
  summary: 'How many records of each kind of content lack a language; without what the caller may not list',
  answer: z.array(KindInLanguages),
  errors: [],
});
