import { date, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';

/** The bank's receipt of a confirmed payment. A row never changes. */
export const receipts = pgTable('receipts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  transactionId: integer('transaction_id').notNull(),
  amount: numeric('amount', { precision: 15, scale: 2 }).notNull(),
  receivedOn: date('received_on').notNull(),
  note: text('note').notNull().default(''),
});
