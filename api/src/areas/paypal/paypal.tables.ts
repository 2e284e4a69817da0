import type { PayPalState } from '@share/contract/areas/paypal/paypal.schemas.ts';
import { boolean, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (column: string) => timestamp(column, { withTimezone: true });

/**
 * Attempts to pay a transaction through PayPal. The id is the idempotency key of the attempt's calls. The credentials are those
 * with which it was begun, so that it can be asked about after the settings have changed.
 */
export const payPalPayments = pgTable('paypal_payments', {
  id: uuid('id').primaryKey(),
  transactionId: integer('transaction_id').notNull(),
  state: text('state').$type<PayPalState>().notNull(),
  amount: numeric('amount', { precision: 15, scale: 2 }).notNull(),
  productionMode: boolean('production_mode').notNull(),
  /** Whose credentials; null: the default ones. */
  seriesId: integer('series_id'),
  clientId: text('client_id').notNull(),
  clientSecret: text('client_secret').notNull(),
  payPalOrderId: text('paypal_order_id'),
  approveUrl: text('approve_url'),
  /** Whether the order is held for this attempt: PayPal may be taking its money. */
  isHolding: boolean('is_holding').notNull().default(false),
  /** Since when staff have ended the hold or the return without PayPal having said what became of the money; null once PayPal says it. */
  releasedAt: instant('released_at'),
  /** When PayPal's answer ended a capture without payment; it is asked for one more day whether that is still true. */
  failedAt: instant('failed_at'),
  /** When PayPal last said that the money is on its way; null once it says anything else. */
  onItsWayAt: instant('on_its_way_at'),
  captureId: text('capture_id'),
  refundAttempt: integer('refund_attempt').notNull().default(1),
  refundId: text('refund_id'),
  createdAt: instant('created_at').notNull(),
  /** When PayPal is asked next; null while nothing is awaited. */
  nextAskAt: instant('next_ask_at'),
  /** Since the state changed last. */
  asks: integer('asks').notNull().default(0),
  askedAt: instant('asked_at'),
  /** When PayPal last said what became of the attempt. */
  comparedAt: instant('compared_at'),
  /** The latest exchange of each call, as it was recorded. */
  lastExchanges: jsonb('last_exchanges').$type<Record<string, string>>().notNull().default({}),
  hintedAt: instant('hinted_at'),
});
export type StoredPayment = typeof payPalPayments.$inferSelect;
