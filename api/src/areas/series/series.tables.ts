import type { Translated } from '@share/contract/shared/translated.ts';
import { boolean, integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const series = pgTable('series', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  version: integer('version').notNull().default(1),
  name: jsonb('name').$type<Translated>().notNull(),
  displayName: jsonb('display_name').$type<Translated>().notNull(),
  isOpen: boolean('is_open').notNull().default(true),
  limit: integer('share_limit').notNull(),
  issued: integer('issued').notNull().default(0),
  reserved: integer('reserved').notNull().default(0),
  pricePerShare: numeric('price_per_share', { precision: 15, scale: 2 }).notNull(),
  availableFrom: timestamp('available_from', { withTimezone: true }).notNull(),
  availableTo: timestamp('available_to', { withTimezone: true }).notNull(),
  accountNumber: text('account_number').notNull().default(''),
  bankName: text('bank_name').notNull().default(''),
  accountHolder: text('account_holder').notNull().default(''),
  /** With which the virtual accounts of its orders begin after their check digits. */
  virtualPrefix: text('virtual_prefix').notNull().default(''),
  allowOnlinePayments: boolean('allow_online_payments').notNull(),
  useDefaultPayPalConfig: boolean('use_default_paypal_config').notNull(),
  productionMode: boolean('paypal_production_mode').notNull().default(false),
  productionClientId: text('paypal_production_client_id').notNull().default(''),
  productionClientSecret: text('paypal_production_client_secret'),
  sandboxClientId: text('paypal_sandbox_client_id').notNull().default(''),
  sandboxClientSecret: text('paypal_sandbox_client_secret'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
