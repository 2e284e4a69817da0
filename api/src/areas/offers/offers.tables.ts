import type {
  agreementTargets,
  agreementTypes,
} from '@share/contract/areas/agreements/agreements.schemas.ts';
import type { templateNames } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { boolean, date, integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { series } from '../series/series.tables.ts';

const money = (column: string) => numeric(column, { precision: 15, scale: 2 });

export const offers = pgTable('offers', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  version: integer('version').notNull().default(1),
  title: jsonb('title').$type<Translated>().notNull(),
  slug: jsonb('slug').$type<Translated>().notNull(),
  isOpen: boolean('is_open').notNull(),
  isVisible: boolean('is_visible').notNull(),
  mainDescription: jsonb('main_description').$type<Translated>().notNull(),
  projectType: text('project_type').notNull(),
  address: text('address').notNull(),
  totalCost: money('total_cost').notNull(),
  position: integer('position').notNull(),
  investmentStart: date('investment_start').notNull(),
  investmentEnd: date('investment_end').notNull(),
  investmentReturn: jsonb('investment_return').$type<Translated>().notNull(),
  fixedInvestorsEquity: money('fixed_investors_equity'),
  templateName: text('template_name').$type<(typeof templateNames)[number]>().notNull(),
  seriesId: integer('series_id').references(() => series.id),
  imageFileId: integer('image_file_id'),
  costPerStock: money('cost_per_stock'),
  minStock: integer('min_stock'),
  developerEquity: money('developer_equity'),
  investorsEquity: money('investors_equity'),
  debt: money('debt'),
  redemptionCapRate: numeric('redemption_cap_rate', { precision: 9, scale: 4 }),
  tenants: jsonb('tenants').$type<Translated>().notNull().default({ pl: '', en: '' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const offerAgreements = pgTable('offer_agreements', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  offerId: integer('offer_id')
    .notNull()
    .references(() => offers.id, { onDelete: 'cascade' }),
  position: integer('position').notNull(),
  name: jsonb('name').$type<Translated>().notNull(),
  content: jsonb('content').$type<Translated>().notNull(),
  active: boolean('active').notNull(),
  required: boolean('required').notNull(),
  type: text('type').$type<(typeof agreementTypes)[number]>().notNull(),
  target: text('target').$type<(typeof agreementTargets)[number]>().notNull(),
});
