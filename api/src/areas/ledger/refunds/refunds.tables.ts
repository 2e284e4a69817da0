import type { RefundReason } from '@share/contract/areas/orders/refunds.schemas.ts';
import { date, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (column: string) => timestamp(column, { withTimezone: true });

/**
 * Money that is to be returned because its order was rejected, because more arrived than the order costs, or because a further
 * transfer arrived. A row is final when the refund is closed.
 */
export const refunds = pgTable('refunds', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  transactionId: integer('transaction_id').notNull(),
  reason: text('reason').$type<RefundReason>().notNull().default('rejection'),
  amount: numeric('amount', { precision: 15, scale: 2 }).notNull(),
  dueSince: instant('due_since').notNull(),
  /** Only a further transfer has a day and a note. */
  receivedOn: date('received_on'),
  note: text('note').notNull().default(''),
  /** Since when PayPal may be returning the money. */
  returningSince: instant('returning_since'),
  returnedOn: date('returned_on'),
  reference: text('reference'),
  closedAt: instant('closed_at'),
  closedBy: text('closed_by'),
});
