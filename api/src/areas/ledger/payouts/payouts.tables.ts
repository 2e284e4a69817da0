import type { PayoutLineState, PayoutState } from '@share/contract/areas/payouts/payouts.schemas.ts';
import { date, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (column: string) => timestamp(column, { withTimezone: true });
const money = (column: string) => numeric(column, { precision: 15, scale: 2 });

/** A dividend on the shares of an offer. What a confirmed payout pays never changes. */
export const payouts = pgTable('payouts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  version: integer('version').notNull().default(1),
  offerId: integer('offer_id').notNull(),
  /** The holders are those at the end of this day in Warsaw. */
  asOf: date('as_of').notNull(),
  /** The sum of the gross amounts. */
  total: money('total').notNull(),
  /** Null where the total was given and is split. */
  perShare: money('per_share'),
  taxPercent: numeric('tax_percent', { precision: 7, scale: 4 }).notNull().default('0'),
  state: text('state').$type<PayoutState>().notNull().default('draft'),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  confirmedBy: integer('confirmed_by'),
});

/** What one investment gets of a payout, and where the money is. */
export const payoutLines = pgTable('payout_lines', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  payoutId: integer('payout_id').notNull(),
  investmentId: integer('investment_id').notNull(),
  userId: integer('user_id').notNull(),
  shares: integer('shares').notNull(),
  gross: money('gross').notNull(),
  tax: money('tax').notNull(),
  net: money('net').notNull(),
  /** To which the money goes; empty where the investor has none. 26 digits are a Polish one. */
  account: text('account').notNull(),
  /** The dividend; null in a draft. */
  transactionId: integer('transaction_id'),
  state: text('state').$type<PayoutLineState>().notNull().default('draft'),
  sentAt: instant('sent_at'),
  paidOn: date('paid_on'),
  reference: text('reference').notNull().default(''),
  /** Why the payment failed. */
  note: text('note').notNull().default(''),
});
