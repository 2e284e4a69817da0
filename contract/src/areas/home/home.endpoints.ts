/** The home screen: what waits to be done, as cards that the areas register (RTE-05). */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { MoneyView } from '../../shared/numbers/money.ts';
import { TranslatedView } from '../../shared/translated.ts';

/** In the order of their urgency, in which they are shown. */
export const homeCardNames = [
  'payPalUnclear',
  'proposals',
  'statementsOpen',
  'unknownMoney',
  'paymentsToAccept',
  'ordersToAccept',
  'paymentsDueSoon',
  'paymentsOverdue',
  'refundsDue',
  'paymentsToSend',
  'payoutsToPay',
  'payoutsToConfirm',
  'seriesNearlySoldOut',
  'seriesWithoutAccount',
  'offersWithoutShares',
  'offersOfOneSeries',
  'offersPastEnd',
  'slidesNotShown',
  'languagesIncomplete',
  'emailsFailed',
  'payPalNotCompared',
  'booksCheck',
] as const;
export type HomeCardName = (typeof homeCardNames)[number];

/** What a new platform needs before it can sell, in the order in which it is done. */
export const firstStepNames = [
  'secondFactor',
  'mailServer',
  'siteSettings',
  'colleagues',
  'agreements',
  'series',
  'offers',
] as const;
export type FirstStepName = (typeof firstStepNames)[number];

const FirstStep = z.object({ name: z.enum(firstStepNames), isDone: z.boolean() });
export type FirstStep = z.infer<typeof FirstStep>;

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
  /** The first five records in the order of the card. */
  oldest: z.array(HomeItem),
  /** When the card was calculated; null if it was just now. */
  asOf: z.string().nullable(),
});
export type HomeCard = z.infer<typeof HomeCard>;

/** An offer that is open and visible, with the shares of its series. The numbers are 0 without a series. */
const OfferLeft = z.object({
  id: z.number(),
  title: TranslatedView,
  /** Neither issued nor reserved. */
  left: z.number(),
  reserved: z.number(),
  limit: z.number(),
  /** What was paid in the offer for shares that are issued. */
  raised: MoneyView,
  /** What all shares of the series cost at its present price. */
  target: MoneyView,
});
export type OfferLeft = z.infer<typeof OfferLeft>;

/** The most open offers that are named. */
export const MOST_OFFERS_LEFT = 8;

/** How many weeks are shown, the current one included. */
export const SOLD_WEEKS = 12;

/** The sales of a week: the orders that were accepted in it. */
const SoldWeek = z.object({
  /** The Monday of the week, in Warsaw. */
  monday: z.string(),
  amount: MoneyView,
  shares: z.number(),
});
export type SoldWeek = z.infer<typeof SoldWeek>;

export const getHome = endpoint({
  method: 'GET',
  path: '/admin/home',
  access: 'self',
  summary: 'What waits to be done, and what is sold; without what the caller may not list',
  answer: z.object({
    cards: z.array(HomeCard),
    /** Those that the caller may do; null once they are done, or somebody has ordered. */
    firstSteps: z.array(FirstStep).nullable(),
    /** The offers with the fewest shares left come first; null for those who may not list offers and series. */
    offers: z.object({ rows: z.number(), first: z.array(OfferLeft).max(MOST_OFFERS_LEFT) }).nullable(),
    /** From the earliest week to the current one; null for those who may not list orders. */
    weeks: z.array(SoldWeek).length(SOLD_WEEKS).nullable(),
  }),
  errors: [],
});
