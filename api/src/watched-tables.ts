/** The register of records whose open screens ask whether somebody else has changed them: each with its table. */
import type { WatchedTables } from './areas/timeline/read-change.ts';

export const watchedTables: WatchedTables = {
  agreement: 'agreements',
  config: 'site_settings',
  emailTemplate: 'email_templates',
  faq: 'faq',
  featuredOffer: 'featured_placements',
  offer: 'offers',
  page: 'pages',
  payPalConfig: 'paypal_settings',
  permission: 'permissions',
  picture: 'files',
  role: 'roles',
  series: 'series',
  slide: 'slides',
  staticContent: 'static_contents',
  user: 'users',
};
