import type { Translated } from '@share/contract/shared/translated.ts';
import { boolean, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { shownTimeColumns } from '../../platform/records/shown-time-columns.ts';

export const faq = pgTable('faq', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  version: integer('version').notNull().default(1),
  position: integer('position').notNull(),
  active: boolean('active').notNull(),
  ...shownTimeColumns,
  isFeatured: boolean('is_featured').notNull(),
  question: jsonb('question').$type<Translated>().notNull(),
  answer: jsonb('answer').$type<Translated>().notNull(),
});
