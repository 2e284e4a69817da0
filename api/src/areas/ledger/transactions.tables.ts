import type { OrderStatus, TransactionMethod } from '@share/contract/areas/orders/orders.schemas.ts';
import type { TransactionType } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { boolean, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (column: string) => timestamp(column, { withTimezone: true });
const money = (column: string) => numeric(column, { precision: 15, scale: 2 });

export const transactions = pgTable('transactions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  version: integer('version').notNull().default(1),
  orderId: integer('order_id'),
  investmentId: integer('investment_id').notNull(),
  userId: integer('user_id').notNull(),
  type: text('type').$type<TransactionType>().notNull(),
  method: text('method').$type<TransactionMethod>().notNull(),
  methodId: text('method_id'),
  status: text('status').$type<OrderStatus>().notNull(),
  originalAmount: money('original_amount').notNull(),
  commission: money('commission').notNull(),
  commissionPercent: numeric('commission_percent', { precision: 9, scale: 6 }).notNull(),
  amount: money('amount').notNull(),
  /** Withheld from a dividend, whose amount is gross. */
  tax: money('tax').notNull().default('0'),
  date: instant('date').notNull(),
  dateCompleted: instant('date_completed'),
  dateRejected: instant('date_rejected'),
  waitUntil: instant('wait_until'),
  /** Another transaction took the place of this one: each order has one transaction that is not replaced. */
  replaced: boolean('replaced').notNull().default(false),
  /** Since when PayPal may be taking the money; until its outcome is known, nothing else moves the order. */
  capturingSince: instant('capturing_since'),
  /** PayPal's id of the return of the money, whether or not a refund was due. */
  returnedAs: text('returned_as'),
  /** PayPal has returned a part of the money. */
  returnedInPart: boolean('returned_in_part').notNull().default(false),
  /** PayPal's id of a dispute of the buyer that is open, or was not decided for us. */
  disputedAs: text('disputed_as'),
  /** Since when PayPal shows the money that it took in another way than the books. */
  contradictedSince: instant('contradicted_since'),
});
