/** All endpoints of the product, for the API reference and for tests of all endpoints. */
import * as account from './areas/account/account.endpoints.ts';
import * as secondFactor from './areas/account/second-factor.endpoints.ts';
import * as agreements from './areas/agreements/agreements.endpoints.ts';
import * as consents from './areas/consents/consents.endpoints.ts';
import * as contact from './areas/contact/contact.endpoints.ts';
import * as countries from './areas/countries/countries.endpoints.ts';
import * as emailTemplates from './areas/email-templates/email-templates.endpoints.ts';
import * as emails from './areas/emails/emails.endpoints.ts';
import * as faq from './areas/faq/faq.endpoints.ts';
import * as publicFaq from './areas/faq/public-faq.endpoints.ts';
import * as featuredOffers from './areas/featured-offers/featured-offers.endpoints.ts';
import * as files from './areas/files/files.endpoints.ts';
import * as find from './areas/find/find.endpoints.ts';
import * as home from './areas/home/home.endpoints.ts';
import * as investments from './areas/investments/investments.endpoints.ts';
import * as journal from './areas/journal/journal.endpoints.ts';
import * as journalExport from './areas/journal/journal-export.endpoints.ts';
import * as languages from './areas/languages/languages.endpoints.ts';
import * as listViews from './areas/list-views/list-views.endpoints.ts';
import * as maps from './areas/maps/maps.endpoints.ts';
import * as notes from './areas/notes/notes.endpoints.ts';
import * as offerDocuments from './areas/offers/offer-documents.endpoints.ts';
import * as offers from './areas/offers/offers.endpoints.ts';
import * as publicOffers from './areas/offers/public-offers.endpoints.ts';
import * as sectionPatterns from './areas/offers/section-patterns.endpoints.ts';
import * as orders from './areas/orders/orders.endpoints.ts';
import * as ownOrders from './areas/own-orders/own-orders.endpoints.ts';
import * as ownProfile from './areas/own-profile/own-profile.endpoints.ts';
import * as pages from './areas/pages/pages.endpoints.ts';
import * as publicPages from './areas/pages/public-pages.endpoints.ts';
import * as paymentFiles from './areas/payment-files/payment-files.endpoints.ts';
import * as payouts from './areas/payouts/payouts.endpoints.ts';
import * as payPal from './areas/paypal/paypal.endpoints.ts';
import * as permissions from './areas/permissions/permissions.endpoints.ts';
import * as personalData from './areas/personal-data/personal-data.endpoints.ts';
import * as pictures from './areas/pictures/pictures.endpoints.ts';
import * as proposals from './areas/proposals/proposals.endpoints.ts';
import * as refunds from './areas/refunds/refunds.endpoints.ts';
import * as registers from './areas/registers/registers.endpoints.ts';
import * as registration from './areas/registration/registration.endpoints.ts';
import * as rights from './areas/rights/rights.endpoints.ts';
import * as rolePermissions from './areas/roles/role-permissions.endpoints.ts';
import * as roleUsers from './areas/roles/role-users.endpoints.ts';
import * as roles from './areas/roles/roles.endpoints.ts';
import * as series from './areas/series/series.endpoints.ts';
import * as ownRights from './areas/sessions/own-rights.endpoints.ts';
import * as sessions from './areas/sessions/sessions.endpoints.ts';
import * as publicConfig from './areas/settings/public-config.endpoints.ts';
import * as settings from './areas/settings/settings.endpoints.ts';
import * as shell from './areas/shell/shell.endpoints.ts';
import * as publicSlider from './areas/slider/public-slider.endpoints.ts';
import * as slider from './areas/slider/slider.endpoints.ts';
import * as statements from './areas/statements/statements.endpoints.ts';
import * as unknownMoney from './areas/statements/unknown-money.endpoints.ts';
import * as staticContent from './areas/static-content/static-content.endpoints.ts';
import * as timeline from './areas/timeline/timeline.endpoints.ts';
import * as transactions from './areas/transactions/transactions.endpoints.ts';
import * as userAgreements from './areas/user-agreements/user-agreements.endpoints.ts';
import * as personalPermissions from './areas/users/personal-permissions.endpoints.ts';
import * as userEmails from './areas/users/user-emails.endpoints.ts';
import * as users from './areas/users/users.endpoints.ts';
import type { Endpoint } from './shared/endpoint.ts';

const areas = {
  sessions,
  ownRights,
  registration,
  account,
  secondFactor,
  shell,
  home,
  find,
  listViews,
  countries,
  files,
  maps,
  series,
  seriesLanguages: series.seriesLanguages,
  agreements,
  agreementVersions: agreements.agreementVersions,
  consents,
  offers,
  offerVersions: offers.offerVersions,
  offerDocuments,
  publicOffers,
  sectionPatterns,
  orders,
  ownProfile,
  ownOrders,
  transactions,
  registers,
  statements,
  unknownMoney,
  payouts,
  paymentFiles,
  refunds,
  payPal,
  investments,
  timeline,
  orderNotes: notes.orderNotes,
  userNotes: notes.userNotes,
  offerNotes: notes.offerNotes,
  users,
  userEmails,
  personalPermissions,
  userAgreements,
  personalData,
  roles,
  rolePermissions,
  roleUsers,
  permissions,
  rights,
  proposals,
  faq,
  faqVersions: faq.faqVersions,
  publicFaq,
  pages,
  pageVersions: pages.pageVersions,
  publicPages,
  slider,
  slideVersions: slider.slideVersions,
  publicSlider,
  pictures,
  pictureLanguages: pictures.pictureLanguages,
  featuredOffers,
  featuredOfferLanguages: featuredOffers.featuredOfferLanguages,
  staticContent,
  staticContentVersions: staticContent.staticContentVersions,
  languages,
  emailTemplates,
  emailTemplateVersions: emailTemplates.emailTemplateVersions,
  settings,
  emails,
  journal,
  journalExport,
  publicConfig,
  contact,
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Each endpoint with its area. */
export const allEndpoints: readonly { area: string; name: string; endpoint: Endpoint }[] = Object.entries(
  areas,
).flatMap(([area, exports]) =>
  Object.entries(exports).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ area, name, endpoint: value }] : [],
  ),
);
