import type { Density, LayoutColumn } from '@share/contract/areas/list-views/list-views.endpoints.ts';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../users/users.tables.ts';

export const listViews = pgTable('list_views', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  ownerId: integer('owner_id')
    .notNull()
    .references(() => users.id),
  screen: text('screen').notNull(),
  name: text('name').notNull(),
  query: jsonb('query').$type<Record<string, string>>().notNull(),
  isShared: boolean('is_shared').notNull(),
  /** When the name or the query was written. */
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});

export const listViewDefaults = pgTable('list_view_defaults', {
  userId: integer('user_id')
    .notNull()
    .references(() => users.id),
  screen: text('screen').notNull(),
  viewId: integer('view_id')
    .notNull()
    .references(() => listViews.id, { onDelete: 'cascade' }),
});

export const listLayouts = pgTable('list_layouts', {
  userId: integer('user_id')
    .notNull()
    .references(() => users.id),
  screen: text('screen').notNull(),
  columns: jsonb('columns').$type<LayoutColumn[]>().notNull(),
});

export const listDensities = pgTable('list_densities', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  density: text('density').$type<Density>().notNull(),
});
