/** The register of all areas; each declares itself beside its routes. */

import type { Area, PassedIn } from './area.ts';
import { accountArea } from './areas/account/account.routes.ts';
import { agreementsArea } from './areas/agreements/agreements.routes.ts';
import { consentsArea } from './areas/consents/consents.routes.ts';
import { contactArea } from './areas/contact/contact.routes.ts';
import { countriesArea } from './areas/countries/countries.routes.ts';
import { emailTemplatesArea } from './areas/email-templates/email-templates.routes.ts';
import { emailsArea } from './areas/emails/emails.routes.ts';
import { faqArea } from './areas/faq/faq.routes.ts';
import { featuredOffersArea } from './areas/featured-offers/featured-offers.routes.ts';
import { filesArea } from './areas/files/files.routes.ts';
import { isOpenLinkedDocument, mayOpenLinkedDocument } from './areas/files/files.shared.ts';
import { findArea } from './areas/find/find.routes.ts';
import { homeArea } from './areas/home/home.routes.ts';
import { investmentsArea } from './areas/investments/investments.routes.ts';
import { journalArea } from './areas/journal/journal.routes.ts';
import { languagesArea } from './areas/languages/languages.routes.ts';
import { booksCheckCard, findInvestorsOf } from './areas/ledger/ledger.shared.ts';
import { listViewsArea } from './areas/list-views/list-views.routes.ts';
import { mapsArea } from './areas/maps/maps.routes.ts';
import { notesArea } from './areas/notes/notes.routes.ts';
import { offersLeft } from './areas/offers/offers.home.ts';
import { offersArea } from './areas/offers/offers.routes.ts';
import { isOpenAttachment, mayOpenAttachment, readSellersOfSeries } from './areas/offers/offers.shared.ts';
import { ordersArea } from './areas/orders/orders.routes.ts';
import { soldWeeks } from './areas/orders/sold-weeks.ts';
import { ownOrdersArea } from './areas/own-orders/own-orders.routes.ts';
import { ownProfileArea } from './areas/own-profile/own-profile.routes.ts';
import { isShownPageAttachment } from './areas/pages/open-page-attachment.ts';
import { pagesArea } from './areas/pages/pages.routes.ts';
import { paymentFilesArea } from './areas/payment-files/payment-files.routes.ts';
import { payoutsArea } from './areas/payouts/payouts.routes.ts';
import { payPalArea } from './areas/paypal/paypal.routes.ts';
import { permissionsArea } from './areas/permissions/permissions.routes.ts';
import { personalDataArea } from './areas/personal-data/personal-data.routes.ts';
import { picturesArea } from './areas/pictures/pictures.routes.ts';
import { proposalsArea } from './areas/proposals/proposals.routes.ts';
import { publicOffersArea } from './areas/public-offers/public-offers.routes.ts';
import { refundsArea } from './areas/refunds/refunds.routes.ts';
import { registersArea } from './areas/registers/registers.routes.ts';
import { registrationArea } from './areas/registration/registration.routes.ts';
import { rightsArea } from './areas/rights/rights.routes.ts';
import { rolesArea } from './areas/roles/roles.routes.ts';
import { seriesArea } from './areas/series/series.routes.ts';
import { sessionsArea } from './areas/sessions/sessions.routes.ts';
import { settingsArea } from './areas/settings/settings.routes.ts';
import { readPayPalSettings } from './areas/settings/settings.shared.ts';
import { shellArea } from './areas/shell/shell.routes.ts';
import { sliderArea } from './areas/slider/slider.routes.ts';
import { statementsArea } from './areas/statements/statements.routes.ts';
import { staticContentArea } from './areas/static-content/static-content.routes.ts';
import type { WatchedTables } from './areas/timeline/read-change.ts';
import { timelineArea } from './areas/timeline/timeline.routes.ts';
import { transactionsArea } from './areas/transactions/transactions.routes.ts';
import { userAgreementsArea } from './areas/user-agreements/user-agreements.routes.ts';
import { usersArea } from './areas/users/users.routes.ts';

/** In the order of an offer's life cycle; the side menu uses it. */
export const areas: readonly Area[] = [
  sessionsArea,
  consentsArea,
  ownProfileArea,
  ownOrdersArea,
  registrationArea,
  shellArea,
  accountArea,
  homeArea,
  findArea,
  listViewsArea,
  filesArea,
  mapsArea,
  countriesArea,
  offersArea,
  publicOffersArea,
  seriesArea,
  agreementsArea,
  { name: 'ledger', cards: [booksCheckCard] },
  ordersArea,
  transactionsArea,
  statementsArea,
  paymentFilesArea,
  refundsArea,
  payPalArea,
  investmentsArea,
  payoutsArea,
  registersArea,
  timelineArea,
  notesArea,
  personalDataArea,
  usersArea,
  userAgreementsArea,
  rolesArea,
  permissionsArea,
  rightsArea,
  proposalsArea,
  journalArea,
  faqArea,
  pagesArea,
  sliderArea,
  picturesArea,
  featuredOffersArea,
  staticContentArea,
  emailTemplatesArea,
  languagesArea,
  contactArea,
  emailsArea,
  settingsArea,
];

export const passedIn: PassedIn = {
  findInvestorsOf,
  isOpenAttachment: async (services, fileId) =>
    (await isOpenAttachment(services.db, fileId)) ||
    (await isShownPageAttachment(services.db, fileId, services.now())) ||
    isOpenLinkedDocument(services.db, fileId, services.now()),
  mayOpenAttachment: async (services, actor, fileId) =>
    (await mayOpenAttachment(services, actor, fileId)) || mayOpenLinkedDocument(services.db, actor, fileId),
  readPayPalSettings,
  readSellersOfSeries,
  offersLeft,
  soldWeeks,
  cards: areas.flatMap(({ cards = [] }) => cards),
  firstSteps: areas.flatMap(({ firstSteps = [] }) => firstSteps),
  finders: areas.flatMap(({ finder }) => finder ?? []),
  links: areas.flatMap(({ link, furtherLinks = [] }) => [...(link ? [link] : []), ...furtherLinks]),
  // `read-change.test.ts` checks that every kind of record has one.
  watchedTables: Object.assign({}, ...areas.map(({ watched }) => watched)) as WatchedTables,
};
