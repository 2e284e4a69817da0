/** The register of records whose open screens ask whether somebody else has changed them. */
import { getAgreement } from '@share/contract/areas/agreements/agreements.endpoints.ts';
import { getEmailTemplate } from '@share/contract/areas/email-templates/email-templates.endpoints.ts';
import { getFaq } from '@share/contract/areas/faq/faq.endpoints.ts';
import { getFeaturedOffer } from '@share/contract/areas/featured-offers/featured-offers.endpoints.ts';
import { getOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import { getPage } from '@share/contract/areas/pages/pages.endpoints.ts';
import { getPermission } from '@share/contract/areas/permissions/permissions.endpoints.ts';
import { getPicture } from '@share/contract/areas/pictures/pictures.endpoints.ts';
import { getRole } from '@share/contract/areas/roles/roles.endpoints.ts';
import { getSeries } from '@share/contract/areas/series/series.endpoints.ts';
import { getConfig, getPayPalConfig } from '@share/contract/areas/settings/settings.endpoints.ts';
import { getSlide } from '@share/contract/areas/slider/slider.endpoints.ts';
import { getStaticElement } from '@share/contract/areas/static-content/static-content.endpoints.ts';
import { getUser } from '@share/contract/areas/users/users.endpoints.ts';
import type { WatchedRecords } from './areas/timeline/read-change.ts';

export const watchedRecords: WatchedRecords = {
  agreement: { read: getAgreement, table: 'agreements' },
  config: { read: getConfig, table: 'site_settings' },
  emailTemplate: { read: getEmailTemplate, table: 'email_templates' },
  faq: { read: getFaq, table: 'faq' },
  featuredOffer: { read: getFeaturedOffer, table: 'featured_placements' },
  offer: { read: getOffer, table: 'offers' },
  page: { read: getPage, table: 'pages' },
  payPalConfig: { read: getPayPalConfig, table: 'paypal_settings' },
  permission: { read: getPermission, table: 'permissions' },
  picture: { read: getPicture, table: 'files' },
  role: { read: getRole, table: 'roles' },
  series: { read: getSeries, table: 'series' },
  slide: { read: getSlide, table: 'slides' },
  staticContent: { read: getStaticElement, table: 'static_contents' },
  user: { read: getUser, table: 'users' },
};
