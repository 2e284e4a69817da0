/** The home screen: what waits to be done, as cards that the areas register (RTE-05). */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { MoneyView } from '../../shared/numbers/money.ts';
import { TranslatedView } from '../../shared/translated.ts';

/** In the order of their urgency, in which they are shown. */
export const homeCardNames = [
  'payPalUnclear',
  'paymentsToAccept',
  'ordersToAccept',
  'paymentsDueSoon',
  'paymentsOverdue',
  'refundsDue',
  'seriesNearlySoldOut',
  'seriesWithoutAccount',
  'offersWithoutShares',
  'offersPastEnd',
  'slidesNotShown',
  'languagesIncomplete',
  'emailsFailed',
  'booksCheck',
] as const;
export type HomeCardName = (typeof homeCardNames)[number];

/** One record that waits. Which fields it has depends on the card. */
const HomeItem = z.object({
  id: z.number(),
  person: z.string().nullable(),
  title: TranslatedView.nullable(),
  amount: MoneyView.nullable(),
  shares: z.number().nullable(),
  /** An instant or a calendar day: since when, or until when, it waits. */
  at: z.string().nullable(),
});
export type HomeItem = z.infer<typeof HomeItem>;

const HomeCard = z.object({
  name: z.enum(homeCardNames),
  rows: z.number(),
  /** Null if the card is not about money. */
  amount: MoneyView.nullable(),
  /** The five that are first in turn. */
  oldest: z.array(HomeItem),
  /** When this was found out, if not just now. */
  asOf: z.string().nullable(),
});
export type HomeCard = z.infer<typeof HomeCard>;

export const getHome = endpoint({
  method: 'GET',
  path: '/admin/home',
  access: 'self',
  summary: 'What waits to be done; without what the caller may not list',
  answer: z.object({ cards: z.array(HomeCard) }),
  errors: [],
});
