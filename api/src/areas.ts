/** The register of all areas: their routes, links in the side menu, cards on home and demo records. */
import { listAgreements } from '@share/contract/areas/agreements/agreements.endpoints.ts';
import { listEmailTemplates } from '@share/contract/areas/email-templates/email-templates.endpoints.ts';
import { listEmails } from '@share/contract/areas/emails/emails.endpoints.ts';
import { listFaq } from '@share/contract/areas/faq/faq.endpoints.ts';
import { listFeaturedOffers } from '@share/contract/areas/featured-offers/featured-offers.endpoints.ts';
import { listInvestments } from '@share/contract/areas/investments/investments.endpoints.ts';
import { listJournal } from '@share/contract/areas/journal/journal.endpoints.ts';
import { getLanguages } from '@share/contract/areas/languages/languages.endpoints.ts';
import { listOffers } from '@share/contract/areas/offers/offers.endpoints.ts';
import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import { listPages } from '@share/contract/areas/pages/pages.endpoints.ts';
import { listPermissions } from '@share/contract/areas/permissions/permissions.endpoints.ts';
import { listPictures } from '@share/contract/areas/pictures/pictures.endpoints.ts';
import { listRoles } from '@share/contract/areas/roles/roles.endpoints.ts';
import { listSeries } from '@share/contract/areas/series/series.endpoints.ts';
import { listSlides } from '@share/contract/areas/slider/slider.endpoints.ts';
import { listStaticContent } from '@share/contract/areas/static-content/static-content.endpoints.ts';
import { listTransactions } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { listUsers } from '@share/contract/areas/users/users.endpoints.ts';
import { accountRoutes } from './areas/account/account.routes.ts';
import { agreementsFinder } from './areas/agreements/list-agreements.ts';
import { agreementsRoutes } from './areas/agreements/agreements.routes.ts';
import { agreementRecords, agreementVerbs } from './areas/agreements/agreements.verbs.ts';
import { consentsRoutes } from './areas/consents/consents.routes.ts';
import { contactRoutes } from './areas/contact/contact.routes.ts';
import { countriesRoutes } from './areas/countries/countries.routes.ts';
import { emailTemplatesRoutes } from './areas/email-templates/email-templates.routes.ts';
import { readEmailTemplate, templateRecords } from './areas/email-templates/email-templates.verbs.ts';
import { emailsCards } from './areas/emails/emails.home.ts';
import { emailsRoutes } from './areas/emails/emails.routes.ts';
import { faqRoutes } from './areas/faq/faq.routes.ts';
import { faqRecords, faqVerbs } from './areas/faq/faq.verbs.ts';
import { featuredOffersRoutes } from './areas/featured-offers/featured-offers.routes.ts';
import { placementTexts, readFeaturedOffer } from './areas/featured-offers/featured-offers.verbs.ts';
import { fileRoutes } from './areas/files/files.routes.ts';
import { findRoutes } from './areas/find/find.routes.ts';
import type { Finder } from './areas/find/find.shared.ts';
import { homeRoutes } from './areas/home/home.routes.ts';
import type { HomeCardSource } from './areas/home/home.shared.ts';
import { investmentsRoutes } from './areas/investments/investments.routes.ts';
import { journalRoutes } from './areas/journal/journal.routes.ts';
import { languagesCards } from './areas/languages/languages.home.ts';
import { languagesRoutes } from './areas/languages/languages.routes.ts';
import { booksCheckCard, findInvestorsOf } from './areas/ledger/ledger.shared.ts';
import { listViewsRoutes } from './areas/list-views/list-views.routes.ts';
import { mapsRoutes } from './areas/maps/maps.routes.ts';
import { readOfferAtOneMoment } from './areas/offers/get-offer.ts';
import { offerRecords } from './areas/offers/offer-versions.ts';
import { offersFinder } from './areas/offers/list-offers.ts';
import { offersCards, offersLeft } from './areas/offers/offers.home.ts';
import { offersRoutes } from './areas/offers/offers.routes.ts';
import { isOpenAttachment } from './areas/offers/offers.shared.ts';
import { ordersFinder } from './areas/orders/list-orders.ts';
import { ordersCards } from './areas/orders/orders.home.ts';
import { ordersRoutes } from './areas/orders/orders.routes.ts';
import { soldWeeks } from './areas/orders/sold-weeks.ts';
import { ownOrdersRoutes } from './areas/own-orders/own-orders.routes.ts';
import { ownProfileRoutes } from './areas/own-profile/own-profile.routes.ts';
import { isShownPageAttachment } from './areas/pages/open-page-attachment.ts';
import { pageRecords } from './areas/pages/pages.reads.ts';
import { pagesRoutes } from './areas/pages/pages.routes.ts';
import { pageVerbs } from './areas/pages/pages.verbs.ts';
import { payPalCards } from './areas/paypal/paypal.home.ts';
import { payPalRoutes } from './areas/paypal/paypal.routes.ts';
import { permissionsRoutes } from './areas/permissions/permissions.routes.ts';
import { personalDataRoutes } from './areas/personal-data/personal-data.routes.ts';
import { picturesRoutes } from './areas/pictures/pictures.routes.ts';
import { pictureTexts, pictureVerbs } from './areas/pictures/pictures.verbs.ts';
import { publicOffersRoutes } from './areas/public-offers/public-offers.routes.ts';
import { refundsCards } from './areas/refunds/refunds.home.ts';
import { refundsRoutes } from './areas/refunds/refunds.routes.ts';
import { registrationRoutes } from './areas/registration/registration.routes.ts';
import { rightsRoutes } from './areas/rights/rights.routes.ts';
import { rolesRoutes } from './areas/roles/roles.routes.ts';
import { seriesFinder } from './areas/series/list-series.ts';
import { seriesCards } from './areas/series/series.home.ts';
import { readSeries, seriesRecords } from './areas/series/series.reads.ts';
import { seriesRoutes } from './areas/series/series.routes.ts';
import type { RightsWatch } from './areas/sessions/rights-watch.ts';
import { sessionsRoutes } from './areas/sessions/sessions.routes.ts';
import { settingsRoutes } from './areas/settings/settings.routes.ts';
import { readPayPalSettings, type SettingsReaders } from './areas/settings/settings.shared.ts';
import type { AreaLink } from './areas/shell/menu.ts';
import { shellRoutes } from './areas/shell/shell.routes.ts';
import { sliderCards } from './areas/slider/slider.home.ts';
import { sliderRoutes } from './areas/slider/slider.routes.ts';
import { slideRecords, slideVerbs } from './areas/slider/slider.verbs.ts';
import { getStaticElement, staticRecords } from './areas/static-content/static-content.reads.ts';
import { staticContentRoutes } from './areas/static-content/static-content.routes.ts';
import { timelineRoutes } from './areas/timeline/timeline.routes.ts';
import { transactionsFinder } from './areas/transactions/list-transactions.ts';
import { transactionsCards } from './areas/transactions/transactions.home.ts';
import { transactionsRoutes } from './areas/transactions/transactions.routes.ts';
import { userAgreementsRoutes } from './areas/user-agreements/user-agreements.routes.ts';
import { usersFinder } from './areas/users/list-users.ts';
import { usersRoutes } from './areas/users/users.routes.ts';
import { addDemoAgreements } from './demo/demo-agreements.ts';
import { addDemoFaq } from './demo/demo-faq.ts';
import { addDemoPages } from './demo/demo-pages.ts';
import { addDemoSlides } from './demo/demo-slides.ts';
import type { Context, Services } from './platform/context.ts';
import type { App } from './platform/http/serve.ts';
import type { ContentSource } from './platform/records/versions/mark-languages.ts';
import { watchedRecords } from './watched-records.ts';

/** Values for routes that are not part of the app. */
interface RouteOptions extends SettingsReaders {
  rightsWatch: RightsWatch;
  links: readonly AreaLink[];
  cards: readonly HomeCardSource[];
  finders: readonly Finder[];
}

interface Area {
  name: string;
  routes: (app: App, options: RouteOptions) => void;
  /** Its link in the side menu. Links of a group are in the order of the areas. */
  link?: AreaLink;
  /** Further entries of the same screen, preset in some way. */
  furtherLinks?: readonly AreaLink[];
  /** What it shows on the home screen as waiting to be done. */
  cards?: readonly HomeCardSource[];
  /** How its records are found from everywhere. */
  finder?: Finder;
  /** Its records, if what their languages lack is marked. */
  content?: ContentSource;
  /** Adds demo records that do not depend on other areas; offers and orders follow in `fill-demo.ts`. */
  fillDemo?: (context: Context) => Promise<void>;
}

const isShownToEverybody = async ({ db, now }: Services, fileId: number): Promise<boolean> =>
  (await isOpenAttachment(db, fileId)) || isShownPageAttachment(db, fileId, now());

/** In the order of an offer's life cycle; the side menu uses it. */
export const areas: readonly Area[] = [
  { name: 'sessions', routes: sessionsRoutes },
  { name: 'consents', routes: consentsRoutes },
  { name: 'own-profile', routes: ownProfileRoutes },
  { name: 'own-orders', routes: ownOrdersRoutes },
  { name: 'registration', routes: registrationRoutes },
  { name: 'shell', routes: shellRoutes },
  { name: 'account', routes: accountRoutes },
  {
    name: 'home',
    routes: (app, { cards }) => homeRoutes(app, { cards, offersLeft, soldWeeks }),
    cards: [booksCheckCard],
  },
  { name: 'find', routes: findRoutes },
  { name: 'list-views', routes: listViewsRoutes },
  { name: 'files', routes: (app) => fileRoutes(app, { isOpenAttachment: isShownToEverybody }) },
  { name: 'maps', routes: mapsRoutes },
  { name: 'countries', routes: countriesRoutes },
  {
    name: 'offers',
    content: { ...offerRecords, from: 'offers r', read: readOfferAtOneMoment },
    routes: (app) => offersRoutes(app, { findInvestorsOf }),
    cards: offersCards,
    finder: offersFinder,
    link: {
      group: 'offer',
      endpoint: listOffers,
      route: '/offers',
      icon: 'building',
      label: { pl: 'Oferty', en: 'Offers' },
    },
  },
  { name: 'public-offers', routes: publicOffersRoutes },
  {
    name: 'series',
    content: { ...seriesRecords, from: 'series r', read: readSeries },
    routes: (app) => seriesRoutes(app, readPayPalSettings),
    cards: seriesCards,
    finder: seriesFinder,
    link: {
      group: 'offer',
      endpoint: listSeries,
      route: '/series',
      icon: 'stack',
      label: { pl: 'Serie udziałów', en: 'Share series' },
    },
  },
  {
    name: 'agreements',
    content: { ...agreementRecords, from: 'agreements r', read: agreementVerbs.read },
    routes: agreementsRoutes,
    finder: agreementsFinder,
    link: {
      group: 'offer',
      endpoint: listAgreements,
      route: '/agreements',
      icon: 'checklist',
      label: { pl: 'Zgody', en: 'Agreements' },
    },
    fillDemo: addDemoAgreements,
  },
  {
    name: 'orders',
    routes: ordersRoutes,
    cards: ordersCards,
    finder: ordersFinder,
    link: {
      group: 'books',
      endpoint: listOrders,
      route: '/orders',
      icon: 'receipt',
      label: { pl: 'Zamówienia', en: 'Orders' },
    },
  },
  {
    name: 'transactions',
    routes: transactionsRoutes,
    cards: transactionsCards,
    finder: transactionsFinder,
    link: {
      group: 'books',
      endpoint: listTransactions,
      route: '/transactions',
      icon: 'arrows',
      label: { pl: 'Transakcje', en: 'Transactions' },
    },
  },
  { name: 'refunds', routes: refundsRoutes, cards: refundsCards },
  { name: 'paypal', routes: payPalRoutes, cards: payPalCards },
  {
    name: 'investments',
    routes: investmentsRoutes,
    link: {
      group: 'books',
      endpoint: listInvestments,
      route: '/investments',
      icon: 'chart',
      label: { pl: 'Inwestycje', en: 'Investments' },
    },
  },
  { name: 'timeline', routes: (app) => timelineRoutes(app, { watched: watchedRecords }) },
  { name: 'personal-data', routes: personalDataRoutes },
  {
    name: 'users',
    routes: usersRoutes,
    finder: usersFinder,
    link: {
      group: 'people',
      endpoint: listUsers,
      route: '/users',
      icon: 'users',
      label: { pl: 'Użytkownicy', en: 'Users' },
    },
    furtherLinks: [
      {
        group: 'people',
        endpoint: listUsers,
        route: '/staff-accounts',
        icon: 'userCog',
        label: { pl: 'Konta pracowników', en: 'Staff accounts' },
      },
    ],
  },
  { name: 'user-agreements', routes: userAgreementsRoutes },
  {
    name: 'roles',
    routes: rolesRoutes,
    link: {
      group: 'people',
      endpoint: listRoles,
      route: '/roles',
      icon: 'shield',
      label: { pl: 'Role', en: 'Roles' },
    },
  },
  {
    name: 'permissions',
    routes: permissionsRoutes,
    link: {
      group: 'people',
      endpoint: listPermissions,
      route: '/permission',
      icon: 'key',
      label: { pl: 'Uprawnienia', en: 'Permissions' },
    },
  },
  { name: 'rights', routes: rightsRoutes },
  {
    name: 'journal',
    routes: journalRoutes,
    link: {
      group: 'people',
      endpoint: listJournal,
      route: '/journal',
      icon: 'history',
      label: { pl: 'Dziennik zmian', en: 'Journal' },
    },
  },
  {
    name: 'faq',
    content: { ...faqRecords, from: 'faq r', read: faqVerbs.read },
    routes: faqRoutes,
    link: {
      group: 'content',
      endpoint: listFaq,
      route: '/faq',
      icon: 'help',
      label: { pl: 'Pytania (FAQ)', en: 'FAQ' },
    },
    fillDemo: addDemoFaq,
  },
  {
    name: 'pages',
    content: { ...pageRecords, from: 'pages r', read: pageVerbs.read },
    routes: pagesRoutes,
    link: {
      group: 'content',
      endpoint: listPages,
      route: '/pages',
      icon: 'file',
      label: { pl: 'Strony', en: 'Pages' },
    },
    fillDemo: addDemoPages,
  },
  {
    name: 'slider',
    content: { ...slideRecords, from: 'slides r', read: slideVerbs.read },
    routes: sliderRoutes,
    cards: sliderCards,
    link: {
      group: 'content',
      endpoint: listSlides,
      route: '/slider',
      icon: 'slides',
      label: { pl: 'Slider', en: 'Slider' },
    },
    fillDemo: addDemoSlides,
  },
  {
    name: 'pictures',
    content: {
      ...pictureTexts,
      marked: pictureTexts,
      from: 'files r WHERE r.in_library AND NOT r.is_attachment',
      read: pictureVerbs.read,
    },
    routes: picturesRoutes,
    link: {
      group: 'content',
      endpoint: listPictures,
      route: '/pictures',
      icon: 'pictures',
      label: { pl: 'Obrazy', en: 'Images' },
    },
  },
  {
    name: 'featured-offers',
    content: {
      entity: placementTexts.entity,
      marked: placementTexts,
      from: 'featured_placements r',
      read: readFeaturedOffer,
    },
    routes: featuredOffersRoutes,
    link: {
      group: 'content',
      endpoint: listFeaturedOffers,
      route: '/featured-offers',
      icon: 'star',
      label: { pl: 'Oferty wyróżnione', en: 'Featured offers' },
    },
  },
  {
    name: 'static-content',
    content: {
      ...staticRecords,
      from: "static_contents r WHERE r.type <> 'collection'",
      read: getStaticElement,
    },
    routes: staticContentRoutes,
    link: {
      group: 'content',
      endpoint: listStaticContent,
      route: '/static-content',
      icon: 'layout',
      label: { pl: 'Treści stałe', en: 'Static content' },
    },
  },
  {
    name: 'email-templates',
    content: { ...templateRecords, from: 'email_templates r', read: readEmailTemplate },
    routes: emailTemplatesRoutes,
    link: {
      group: 'content',
      endpoint: listEmailTemplates,
      route: '/email-templates',
      icon: 'mail',
      label: { pl: 'Szablony e-mail', en: 'E-mail templates' },
    },
  },
  {
    name: 'languages',
    routes: languagesRoutes,
    cards: languagesCards,
    link: {
      group: 'content',
      endpoint: getLanguages,
      route: '/languages',
      icon: 'language',
      label: { pl: 'Języki', en: 'Languages' },
    },
  },
  { name: 'contact', routes: contactRoutes },
  {
    name: 'emails',
    routes: emailsRoutes,
    cards: emailsCards,
    link: {
      group: 'content',
      endpoint: listEmails,
      route: '/emails',
      icon: 'send',
      label: { pl: 'Wysłane e-maile', en: 'Sent e-mails' },
    },
  },
  {
    name: 'settings',
    routes: settingsRoutes,
    link: {
      group: 'system',
      endpoint: null,
      route: '/settings',
      icon: 'settings',
      label: { pl: 'Ustawienia', en: 'Settings' },
    },
  },
];
