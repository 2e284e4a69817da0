/** The register of all areas: their routes, links in the side menu, cards on home and demo records. */
import { listAgreements } from '@share/contract/areas/agreements/agreements.endpoints.ts';
import { listEmailTemplates } from '@share/contract/areas/email-templates/email-templates.endpoints.ts';
import { listFaq } from '@share/contract/areas/faq/faq.endpoints.ts';
import { listFeaturedOffers } from '@share/contract/areas/featured-offers/featured-offers.endpoints.ts';
import { listInvestments } from '@share/contract/areas/investments/investments.endpoints.ts';
import { listOffers } from '@share/contract/areas/offers/offers.endpoints.ts';
import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import { listPages } from '@share/contract/areas/pages/pages.endpoints.ts';
import { listPermissions } from '@share/contract/areas/permissions/permissions.endpoints.ts';
import { listRoles } from '@share/contract/areas/roles/roles.endpoints.ts';
import { listSeries } from '@share/contract/areas/series/series.endpoints.ts';
import { listSlides } from '@share/contract/areas/slider/slider.endpoints.ts';
import { listStaticContent } from '@share/contract/areas/static-content/static-content.endpoints.ts';
import { listTransactions } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { listUsers } from '@share/contract/areas/users/users.endpoints.ts';
import { agreementsRoutes } from './areas/agreements/agreements.routes.ts';
import { countriesRoutes } from './areas/countries/countries.routes.ts';
import { emailTemplatesRoutes } from './areas/email-templates/email-templates.routes.ts';
import { faqRoutes } from './areas/faq/faq.routes.ts';
import { featuredOffersRoutes } from './areas/featured-offers/featured-offers.routes.ts';
import { fileRoutes } from './areas/files/files.routes.ts';
import { homeRoutes } from './areas/home/home.routes.ts';
import type { HomeCardSource } from './areas/home/home.shared.ts';
import { investmentsRoutes } from './areas/investments/investments.routes.ts';
import { booksCheckCard, findInvestorsOf } from './areas/ledger/ledger.shared.ts';
import { mapsRoutes } from './areas/maps/maps.routes.ts';
import { offersCards } from './areas/offers/offers.home.ts';
import { offersRoutes } from './areas/offers/offers.routes.ts';
import { isOpenAttachment } from './areas/offers/offers.shared.ts';
import { ordersCards } from './areas/orders/orders.home.ts';
import { ordersRoutes } from './areas/orders/orders.routes.ts';
import { isShownPageAttachment } from './areas/pages/open-page-attachment.ts';
import { pagesRoutes } from './areas/pages/pages.routes.ts';
import { permissionsRoutes } from './areas/permissions/permissions.routes.ts';
import { publicOffersRoutes } from './areas/public-offers/public-offers.routes.ts';
import { refundsCards } from './areas/refunds/refunds.home.ts';
import { refundsRoutes } from './areas/refunds/refunds.routes.ts';
import { rightsRoutes } from './areas/rights/rights.routes.ts';
import { rolesRoutes } from './areas/roles/roles.routes.ts';
import { seriesCards } from './areas/series/series.home.ts';
import { seriesRoutes } from './areas/series/series.routes.ts';
import { sessionsRoutes } from './areas/sessions/sessions.routes.ts';
import type { SettingsReaders } from './areas/settings/settings.shared.ts';
import type { AreaLink } from './areas/shell/menu.ts';
import { shellRoutes } from './areas/shell/shell.routes.ts';
import { sliderRoutes } from './areas/slider/slider.routes.ts';
import { staticContentRoutes } from './areas/static-content/static-content.routes.ts';
import { timelineRoutes } from './areas/timeline/timeline.routes.ts';
import { transactionsCards } from './areas/transactions/transactions.home.ts';
import { transactionsRoutes } from './areas/transactions/transactions.routes.ts';
import { userAgreementsRoutes } from './areas/user-agreements/user-agreements.routes.ts';
import { usersRoutes } from './areas/users/users.routes.ts';
import { addDemoAgreements } from './demo/demo-agreements.ts';
import { addDemoFaq } from './demo/demo-faq.ts';
import { addDemoPages } from './demo/demo-pages.ts';
import { addDemoSlides } from './demo/demo-slides.ts';
import { addDemoStaticPictures } from './demo/demo-static-content.ts';
import type { Context, Services } from './platform/context.ts';
import type { App } from './platform/http/serve.ts';

/** Values for routes that are not part of the app. */
interface RouteOptions extends SettingsReaders {
  links: readonly AreaLink[];
  cards: readonly HomeCardSource[];
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
  /** Adds demo records that do not depend on other areas; offers and orders follow in `fill-demo.ts`. */
  fillDemo?: (context: Context) => Promise<void>;
}

const isShownToEverybody = async ({ db, now }: Services, fileId: number): Promise<boolean> =>
  (await isOpenAttachment(db, fileId)) || isShownPageAttachment(db, fileId, now());

/** In the order of an offer's life cycle; the side menu uses it. */
export const areas: readonly Area[] = [
  { name: 'sessions', routes: sessionsRoutes },
  { name: 'shell', routes: shellRoutes },
  { name: 'home', routes: homeRoutes, cards: [booksCheckCard] },
  { name: 'files', routes: (app) => fileRoutes(app, { isOpenAttachment: isShownToEverybody }) },
  { name: 'maps', routes: mapsRoutes },
  { name: 'countries', routes: countriesRoutes },
  {
    name: 'offers',
    routes: (app) => offersRoutes(app, { findInvestorsOf }),
    cards: offersCards,
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
    routes: seriesRoutes,
    cards: seriesCards,
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
    routes: agreementsRoutes,
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
    link: {
      group: 'books',
      endpoint: listTransactions,
      route: '/transactions',
      icon: 'arrows',
      label: { pl: 'Transakcje', en: 'Transactions' },
    },
  },
  { name: 'refunds', routes: refundsRoutes, cards: refundsCards },
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
  { name: 'timeline', routes: timelineRoutes },
  {
    name: 'users',
    routes: usersRoutes,
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
    name: 'faq',
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
    routes: sliderRoutes,
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
    name: 'featured-offers',
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
    routes: staticContentRoutes,
    link: {
      group: 'content',
      endpoint: listStaticContent,
      route: '/static-content',
      icon: 'layout',
      label: { pl: 'Treści stałe', en: 'Static content' },
    },
    fillDemo: addDemoStaticPictures,
  },
  {
    name: 'email-templates',
    routes: emailTemplatesRoutes,
    link: {
      group: 'content',
      endpoint: listEmailTemplates,
      route: '/email-templates',
      icon: 'mail',
      label: { pl: 'Szablony e-mail', en: 'E-mail templates' },
    },
  },
];
