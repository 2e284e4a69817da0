import type { Placement } from '@share/contract/areas/featured-offers/featured-offers.schemas.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { offers } from '../offers/offers.tables.ts';

export const featuredPlacements = pgTable('featured_placements', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  version: integer('version').notNull().default(1),
  name: text('name').$type<Placement>().notNull(),
  title: jsonb('title').$type<Translated>().notNull(),
  returnAlreadyInvested: boolean('return_already_invested').notNull(),
  shuffle: boolean('shuffle').notNull(),
});

export const featuredOffers = pgTable('featured_offers', {
  placementId: integer('placement_id')
    .notNull()
    .references(() => featuredPlacements.id, { onDelete: 'cascade' }),
  offerId: integer('offer_id')
    .notNull()
    .references(() => offers.id, { onDelete: 'cascade' }),
  position: integer('position').notNull(),
  /** Decides between entries with the same position. */
  listedAs: integer('listed_as').notNull(),
  fixedPosition: boolean('fixed_position').notNull(),
});
