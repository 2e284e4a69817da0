import { integer, numeric, pgTable, timestamp } from 'drizzle-orm/pg-core';

export const investments = pgTable('investments', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  offerId: integer('offer_id').notNull(),
  investedAmount: numeric('invested_amount', { precision: 15, scale: 2 }).notNull().default('0'),
  numberOfShares: integer('number_of_shares').notNull().default(0),
  pendingOrders: integer('pending_orders').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
