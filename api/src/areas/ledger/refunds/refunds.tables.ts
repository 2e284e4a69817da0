import type { RefundReason } from '@share/contract/areas/orders/refunds.schemas.ts';
import { date, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (column: string) => timestamp(column, { withTimezone: true });

/** Money to be returned because its order was rejected, or because more arrived than it costs, or once more. A row is final when the refund is closed. */
export const refunds = pgTable('refunds', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  transactionId: integer('transaction_id').notNull(),
  reason: text('reason').$type<RefundReason>().notNull().default('rejection'),
  amount: numeric('amount', { precision: 15, scale: 2 }).notNull(),
  dueSince: instant('due_since').notNull(),
  /** Of a further transfer alone, like the note. */
  receivedOn: date('received_on'),
  note: text('note').notNull().default(''),
  /** Since when PayPal may be returning the money. */
  returningSince: instant('returning_since'),
  returnedOn: date('returned_on'),
  reference: text('reference'),
  closedAt: instant('closed_at'),
  closedBy: text('closed_by'),
});
