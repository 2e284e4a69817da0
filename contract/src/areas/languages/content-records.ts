/** The endpoints of each kind of content. */
import type { ContentKind } from '../../shared/content/content-names.ts';
import type { Endpoint } from '../../shared/endpoint.ts';
import type { PermissionKey } from '../../shared/permissions.ts';
import { agreementEndpoints } from '../agreements/agreements.endpoints.ts';
import { getEmailTemplate, listEmailTemplates } from '../email-templates/email-templates.endpoints.ts';
import { faqEndpoints } from '../faq/faq.endpoints.ts';
import { getFeaturedOffer, listFeaturedOffers } from '../featured-offers/featured-offers.endpoints.ts';
import { getOffer, listOffers } from '../offers/offers.endpoints.ts';
import { pageEndpoints } from '../pages/pages.endpoints.ts';
import { pictureEndpoints } from '../pictures/pictures.endpoints.ts';
import { seriesEndpoints } from '../series/series.endpoints.ts';
import { sliderEndpoints } from '../slider/slider.endpoints.ts';
import { getStaticElement, listStaticContent } from '../static-content/static-content.endpoints.ts';

interface ContentRecords {
  /** The list of all records of the kind. */
  readonly list: Endpoint & { readonly access: PermissionKey };
  /** The endpoint that reads one of the records. */
  readonly get: Endpoint;
}

export const contentRecords = {
  offer: { list: listOffers, get: getOffer },
  series: seriesEndpoints,
  agreement: agreementEndpoints,
  faq: faqEndpoints,
  page: pageEndpoints,
  slide: sliderEndpoints,
  picture: pictureEndpoints,
  featuredOffer: { list: listFeaturedOffers, get: getFeaturedOffer },
  staticContent: { list: listStaticContent, get: getStaticElement },
  emailTemplate: { list: listEmailTemplates, get: getEmailTemplate },
} as const satisfies Record<ContentKind, ContentRecords>;
