import type { FoundPlace } from '@share/contract/areas/maps/maps.endpoints.ts';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Answers of the geocoder, stored to avoid repeated calls. */
export const geocoderAnswers = pgTable('geocoder_answers', {
  language: text('language').notNull(),
  query: text('query').notNull(),
  answer: jsonb('answer').$type<FoundPlace[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
