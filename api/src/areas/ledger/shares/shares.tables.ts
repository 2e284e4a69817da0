import { integer, numeric, pgTable, timestamp } from 'drizzle-orm/pg-core';

export const shares = pgTable('shares', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  seriesId: integer('series_id').notNull(),
  investmentId: integer('investment_id').notNull(),
  orderId: integer('order_id').notNull(),
  shareNumber: integer('share_number').notNull(),
  price: numeric('price', { precision: 15, scale: 2 }).notNull(),
  date: timestamp('date', { withTimezone: true }).notNull(),
});
