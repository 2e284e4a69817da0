import type { HomeCardName } from '@share/contract/areas/home/home.endpoints.ts';
import { emailsCards } from './areas/emails/emails.home.ts';
import type { HomeCardView } from './areas/home/home.shared.tsx';
import { languagesCards } from './areas/languages/languages.home.ts';
import { offersCards } from './areas/offers/offers.home.ts';
import { ordersCards } from './areas/orders/orders.home.ts';
import { paymentFilesCards } from './areas/payment-files/payment-files.home.ts';
import { payoutsCards } from './areas/payouts/payouts.home.ts';
import { proposalsCards } from './areas/proposals/proposals.home.ts';
import { seriesCards } from './areas/series/series.home.ts';
import { sliderCards } from './areas/slider/slider.home.ts';
import { statementsCards } from './areas/statements/statements.home.ts';
import { transactionsCards } from './areas/transactions/transactions.home.ts';

/** The cards of every area on home; home itself shows the check of the books. */
export const homeCards: Record<Exclude<HomeCardName, 'booksCheck'>, HomeCardView> = {
  ...proposalsCards,
  ...transactionsCards,
  ...statementsCards,
  ...paymentFilesCards,
  ...payoutsCards,
  ...ordersCards,
  ...seriesCards,
  ...offersCards,
  ...emailsCards,
  ...sliderCards,
  ...languagesCards,
};
