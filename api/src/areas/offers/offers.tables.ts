import type {
  agreementTargets,
  agreementTypes,
} from '@share/contract/areas/agreements/agreements.schemas.ts';
import type { ElementType, GridWidth } from '@share/contract/areas/offers/elements/elements.ts';
import type { templateNames } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { boolean, date, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { files } from '../../platform/files/files.tables.ts';
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

/** Filled by a trigger of `offers`: present slugs, and former ones that no other offer has taken (OFR-31). */
export const offerSlugs = pgTable('offer_slugs', {
  slug: text('slug').primaryKey(),
  offerId: integer('offer_id')
    .notNull()
    .references(() => offers.id, { onDelete: 'cascade' }),
  isPresent: boolean('is_present').notNull(),
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

/** Columns of every part of an offer's content. The id is unique within the offer only. */
const node = {
  offerId: integer('offer_id')
    .notNull()
    .references(() => offers.id, { onDelete: 'cascade' }),
  id: uuid('id').notNull(),
  position: integer('position').notNull(),
};

const visibility = {
  userMustBeLoggedIn: boolean('user_must_be_logged_in').notNull(),
  userMustInvest: boolean('user_must_invest').notNull(),
};

export const offerSections = pgTable('offer_sections', node);

export const offerElements = pgTable('offer_elements', {
  ...node,
  sectionId: uuid('section_id').notNull(),
  parentId: uuid('parent_id'),
  type: text('type').$type<ElementType>().notNull(),
  title: jsonb('title').$type<Translated>().notNull(),
  widthDesktop: integer('width_desktop').$type<GridWidth>().notNull(),
  widthTablet: integer('width_tablet').$type<GridWidth>().notNull(),
  widthMobile: integer('width_mobile').$type<GridWidth>().notNull(),
  ...visibility,
  data: jsonb('data').notNull(),
});

export const offerBadges = pgTable('offer_badges', {
  ...node,
  text: jsonb('text').$type<Translated>().notNull(),
  colorText: text('color_text').notNull(),
  colorBackground: text('color_background').notNull(),
});

export const offerDescriptions = pgTable('offer_descriptions', {
  ...node,
  title: jsonb('title').$type<Translated>().notNull(),
  content: jsonb('content').$type<Translated>().notNull(),
  ...visibility,
});

export const offerProperties = pgTable('offer_properties', {
  ...node,
  label: jsonb('label').$type<Translated>().notNull(),
  value: jsonb('value').$type<Translated>().notNull(),
  ...visibility,
});

export const offerDocuments = pgTable('offer_documents', {
  ...node,
  displayName: text('display_name').notNull(),
  fileId: integer('file_id')
    .notNull()
    .references(() => files.id),
  signable: boolean('signable').notNull(),
  notifyInvestors: boolean('notify_investors').notNull(),
  required: boolean('required').notNull(),
  notifiedAt: timestamp('notified_at', { withTimezone: true }),
});

/** The files to which the data of an offer's elements refer. */
export const offerContentFiles = pgTable('offer_content_files', {
  offerId: integer('offer_id')
    .notNull()
    .references(() => offers.id, { onDelete: 'cascade' }),
  fileId: integer('file_id')
    .notNull()
    .references(() => files.id),
});
