import { accountRoutes } from './areas/account/account.routes.tsx';
import { agreementsRoutes } from './areas/agreements/agreements.routes.tsx';
import { emailTemplatesRoutes } from './areas/email-templates/email-templates.routes.tsx';
import { emailsRoutes } from './areas/emails/emails.routes.tsx';
import { faqRoutes } from './areas/faq/faq.routes.tsx';
import { featuredOffersRoutes } from './areas/featured-offers/featured-offers.routes.tsx';
import { homeRoutes } from './areas/home/home.routes.tsx';
import { investmentsRoutes } from './areas/investments/investments.routes.tsx';
import { journalRoutes } from './areas/journal/journal.routes.tsx';
import { languagesRoutes } from './areas/languages/languages.routes.tsx';
import { offersRoutes } from './areas/offers/offers.routes.tsx';
import { ordersRoutes } from './areas/orders/orders.routes.tsx';
import { pagesRoutes } from './areas/pages/pages.routes.tsx';
import { paymentFilesRoutes } from './areas/payment-files/payment-files.routes.tsx';
import { payoutsRoutes } from './areas/payouts/payouts.routes.tsx';
import { permissionsRoutes } from './areas/permissions/permissions.routes.tsx';
import { picturesRoutes } from './areas/pictures/pictures.routes.tsx';
import { proposalsRoutes } from './areas/proposals/proposals.routes.tsx';
import { registersRoutes } from './areas/registers/registers.routes.tsx';
import { rolesRoutes } from './areas/roles/roles.routes.tsx';
import { seriesRoutes } from './areas/series/series.routes.tsx';
import { settingsRoutes } from './areas/settings/settings.routes.tsx';
import { sliderRoutes } from './areas/slider/slider.routes.tsx';
import { statementsRoutes } from './areas/statements/statements.routes.tsx';
import { staticContentRoutes } from './areas/static-content/static-content.routes.tsx';
import { transactionsRoutes } from './areas/transactions/transactions.routes.tsx';
import { usersRoutes } from './areas/users/users.routes.tsx';

/** The screens of every area inside the frame. An area is registered here; its cards on home in `home-cards.ts`. */
export const screens = [
  ...homeRoutes(() => import('./home-cards.ts').then(({ homeCards }) => homeCards)),
  ...accountRoutes,
  ...seriesRoutes,
  ...agreementsRoutes,
  ...offersRoutes,
  ...ordersRoutes,
  ...transactionsRoutes,
  ...statementsRoutes,
  ...paymentFilesRoutes,
  ...investmentsRoutes,
  ...payoutsRoutes,
  ...registersRoutes,
  ...faqRoutes,
  ...pagesRoutes,
  ...sliderRoutes,
  ...picturesRoutes,
  ...usersRoutes,
  ...rolesRoutes,
  ...permissionsRoutes,
  ...proposalsRoutes,
  ...featuredOffersRoutes,
  ...staticContentRoutes,
  ...emailTemplatesRoutes,
  ...settingsRoutes,
  ...emailsRoutes,
  ...journalRoutes,
  ...languagesRoutes,
] as const;
