/** A payout is a dividend on the shares of an offer: who held them at the end of a day gets a part of it (I-38). */
import { z } from 'zod';
import { CalendarDay } from '../../shared/dates.ts';
import { Id } from '../../shared/ids.ts';
import { Money, MoneyView } from '../../shared/numbers/money.ts';
import { RequiredText, Text } from '../../shared/text-fields.ts';
import { TranslatedView } from '../../shared/translated.ts';
import { UserMeta } from '../orders/orders.schemas.ts';

/** `sent`: the money of each holder left, or is paid. `paid`: each holder has the money. */
export const payoutStates = ['draft', 'confirmed', 'sent', 'paid'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** Where the money of a holder is. It is due from the moment of confirming; what failed is paid again. */
export const payoutLineStates = ['draft', 'due', 'sent', 'paid', 'failed'] as const;
export type PayoutLineState = (typeof payoutLineStates)[number];

/** `foreign`: of another country than Poland. */
export const payoutAccounts = ['polish', 'foreign', 'missing'] as const;

const Amount = Money.refine((amount) => amount > 0, { error: 'MUST_BE_GREATER_THAN_0' });

/** From 0 to 100 with at most four decimals. */
const Percent = z
  .number({ error: 'VALUE_INVALID' })
  .min(0, { error: 'MUST_NOT_BE_NEGATIVE' })
  .max(100, { error: 'VALUE_TOO_LARGE' })
  .refine((value) => Number(value.toFixed(4)) === value, { error: 'TOO_MANY_DECIMALS_OF_PERCENT' });

/** Either the total or the amount per share, both gross; `tax` is the percentage that is withheld. */
export const PayoutInput = z
  .object({
    offer: Id,
    /** A day in Warsaw, at most today. */
    asOf: CalendarDay,
    total: Amount.nullable().default(null),
    perShare: Amount.nullable().default(null),
    tax: Percent.default(0),
  })
  .refine(({ total, perShare }) => total !== null || perShare !== null, {
    error: 'IS_REQUIRED',
    path: ['total'],
  })
  .refine(({ total, perShare }) => total === null || perShare === null, {
    error: 'PAYOUT_TOTAL_OR_PER_SHARE',
    path: ['perShare'],
  });
export type PayoutInput = z.output<typeof PayoutInput>;

/** An offer that has holders now. */
export const PayoutOffer = z.object({
  id: z.number(),
  title: TranslatedView,
  holders: z.number(),
  shares: z.number(),
});

/** Holders, and the sum of their net amounts. */
const Part = z.object({ holders: z.number(), amount: MoneyView });

export const PayoutView = z.object({
  id: z.number(),
  version: z.number(),
  offer: z.object({ id: z.number(), title: TranslatedView }),
  asOf: z.string(),
  /** The sum of the gross amounts. */
  total: MoneyView,
  /** Null where the total was given. */
  perShare: MoneyView.nullable(),
  /** The percentage that is withheld. */
  tax: z.number(),
  /** The sum that is withheld. */
  taxAmount: MoneyView,
  net: MoneyView,
  state: z.enum(payoutStates),
  holders: z.number(),
  shares: z.number(),
  createdAt: z.string(),
  confirmedAt: z.string().nullable(),
  confirmedBy: z.string().nullable(),
  /** How many holders have no account, and how many a foreign one. */
  accounts: z.object({ missing: z.number(), foreign: z.number() }),
  /** By where the money is; of a draft there is none. */
  money: z.object({ due: Part, sent: Part, paid: Part, failed: Part }),
  /** How many holders, and how many accounts of holders, are no longer those of the draft; null unless it is one. */
  changes: z.object({ holders: z.number(), accounts: z.number() }).nullable(),
});
export type PayoutView = z.infer<typeof PayoutView>;

export const PayoutRow = PayoutView.omit({ version: true, accounts: true, money: true, changes: true });
export type PayoutRow = z.infer<typeof PayoutRow>;

/** What a holder gets. `transaction` is the dividend; null in a draft. */
export const PayoutHolderRow = z.object({
  id: z.number(),
  investment: z.number(),
  user: UserMeta,
  shares: z.number(),
  gross: MoneyView,
  tax: MoneyView,
  net: MoneyView,
  /** To which the money goes; empty where there is none. */
  account: z.string(),
  accountKind: z.enum(payoutAccounts),
  state: z.enum(payoutLineStates),
  transaction: z.number().nullable(),
  sentAt: z.string().nullable(),
  /** A day in Warsaw; null unless it is paid. */
  paidOn: z.string().nullable(),
  reference: z.string(),
  /** Why the payment failed. */
  note: z.string(),
});
export type PayoutHolderRow = z.infer<typeof PayoutHolderRow>;

const lines = z
  .array(Id)
  .min(1, { error: 'IS_REQUIRED' })
  .max(10_000, { error: 'TOO_MANY_ITEMS' })
  .nullable()
  .default(null);

/**
 * What happened to the money of holders: those of the payout that `lines` names, or all to whom it can happen. What failed, and
 * what was not paid after all, is said of named ones only. `due`: it is to be paid (again), to the present account.
 */
export const PayoutMarkInput = z.discriminatedUnion('to', [
  z.object({ to: z.literal('sent'), lines }),
  z.object({ to: z.literal('paid'), lines, paidOn: CalendarDay, reference: Text(140).default('') }),
  z.object({ to: z.literal('failed'), lines, note: RequiredText(500) }),
  z.object({ to: z.literal('due'), lines }),
  z.object({ to: z.literal('unpaid'), lines }),
]);
export type PayoutMarkInput = z.output<typeof PayoutMarkInput>;
