import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Exactly one of the three records is named. */
export const notes = pgTable('notes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id'),
  userId: integer('user_id'),
  offerId: integer('offer_id'),
  text: text('text').notNull(),
  writtenBy: integer('written_by').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
