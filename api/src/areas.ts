/** The register of all areas: their routes, links in the side menu, cards on home and demo records. */
import { listAgreements } from '@share/contract/areas/agreements/agreements.endpoints.ts';
import { listInvestments } from '@share/contract/areas/investments/investments.endpoints.ts';
import { listJournal } from '@share/contract/areas/journal/journal.endpoints.ts';
import { listOffers } from '@share/contract/areas/offers/offers.endpoints.ts';
import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import { listPermissions } from '@share/contract/areas/permissions/permissions.endpoints.ts';
import { listRoles } from '@share/contract/areas/roles/roles.endpoints.ts';
import { listSeries } from '@share/contract/areas/series/series.endpoints.ts';
import { listTransactions } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { listUsers } from '@share/contract/areas/users/users.endpoints.ts';
import { contentNames } from '@share/contract/shared/content/content-names.ts';
import type { Area } from './area.ts';
import { accountRoutes } from './areas/account/account.routes.ts';
import { agreementsRoutes } from './areas/agreements/agreements.routes.ts';
import { agreementRecords, agreementVerbs } from './areas/agreements/agreements.verbs.ts';
import { agreementsFinder } from './areas/agreements/list-agreements.ts';
import { consentsRoutes } from './areas/consents/consents.routes.ts';
import { countriesRoutes } from './areas/countries/countries.routes.ts';
import { fileRoutes } from './areas/files/files.routes.ts';
import { findRoutes } from './areas/find/find.routes.ts';
import { homeRoutes } from './areas/home/home.routes.ts';
import { investmentsRoutes } from './areas/investments/investments.routes.ts';
import { journalRoutes } from './areas/journal/journal.routes.ts';
import { booksCheckCard, findInvestorsOf } from './areas/ledger/ledger.shared.ts';
import { listViewsRoutes } from './areas/list-views/list-views.routes.ts';
import { mapsRoutes } from './areas/maps/maps.routes.ts';
import { readOfferAtOneMoment } from './areas/offers/get-offer.ts';
import { offersFinder } from './areas/offers/list-offers.ts';
import { offerRecords } from './areas/offers/offer-versions.ts';
import { offersCards, offersLeft } from './areas/offers/offers.home.ts';
import { offersRoutes } from './areas/offers/offers.routes.ts';
import { isOpenAttachment, mayOpenAttachment } from './areas/offers/offers.shared.ts';
import { ordersFinder } from './areas/orders/list-orders.ts';
import { ordersCards } from './areas/orders/orders.home.ts';
import { ordersRoutes } from './areas/orders/orders.routes.ts';
import { soldWeeks } from './areas/orders/sold-weeks.ts';
import { ownOrdersRoutes } from './areas/own-orders/own-orders.routes.ts';
import { ownProfileRoutes } from './areas/own-profile/own-profile.routes.ts';
import { isShownPageAttachment } from './areas/pages/open-page-attachment.ts';
import { payPalCards } from './areas/paypal/paypal.home.ts';
import { payPalRoutes } from './areas/paypal/paypal.routes.ts';
import { permissionsRoutes } from './areas/permissions/permissions.routes.ts';
import { personalDataRoutes } from './areas/personal-data/personal-data.routes.ts';
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
import { sessionsRoutes } from './areas/sessions/sessions.routes.ts';
import { settingsRoutes } from './areas/settings/settings.routes.ts';
import { readPayPalSettings } from './areas/settings/settings.shared.ts';
import { shellRoutes } from './areas/shell/shell.routes.ts';
import { timelineRoutes } from './areas/timeline/timeline.routes.ts';
import { transactionsFinder } from './areas/transactions/list-transactions.ts';
import { transactionsCards } from './areas/transactions/transactions.home.ts';
import { transactionsRoutes } from './areas/transactions/transactions.routes.ts';
import { userAgreementsRoutes } from './areas/user-agreements/user-agreements.routes.ts';
import { usersFinder } from './areas/users/list-users.ts';
import { usersRoutes } from './areas/users/users.routes.ts';
import { contentAreas } from './content-areas.ts';
import { addDemoAgreements } from './demo/demo-agreements.ts';
import type { Services } from './platform/context.ts';
import { watchedTables } from './watched-tables.ts';

const isShownToEverybody = async ({ db, now }: Services, fileId: number): Promise<boolean> =>
  (await isOpenAttachment(db, fileId, now())) || isShownPageAttachment(db, fileId, now());

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
  {
    name: 'files',
    routes: (app) => fileRoutes(app, { isOpenAttachment: isShownToEverybody, mayOpenAttachment }),
  },
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
      label: contentNames.offer.all,
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
      label: contentNames.series.all,
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
      label: contentNames.agreement.all,
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
  { name: 'timeline', routes: (app) => timelineRoutes(app, { watchedTables }) },
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
  ...contentAreas,
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
