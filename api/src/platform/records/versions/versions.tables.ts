import type { Gap, Marks } from '@share/contract/shared/content/gaps.ts';
import { bigint, integer, json, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The versions of records of content: one for every save. */
export const recordVersions = pgTable('record_versions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  entity: text('entity').notNull(),
  recordId: integer('record_id').notNull(),
  version: integer('version').notNull(),
  at: timestamp('at', { withTimezone: true }),
  actorId: integer('actor_id'),
  actorLabel: text('actor_label').notNull(),
  changed: text('changed').array(),
  restored: integer('restored'),
  older: jsonb('older').$type<Marks['older']>().notNull(),
  madeFrom: jsonb('made_from').$type<Marks['madeFrom']>().notNull().default({}),
  content: json('content').$type<Record<string, unknown>>().notNull(),
});

/** The gaps in the languages of a record. */
export const recordLanguages = pgTable('record_languages', {
  entity: text('entity').notNull(),
  recordId: integer('record_id').notNull(),
  gaps: text('gaps').$type<Gap>().array().notNull(),
  older: jsonb('older').$type<Marks['older']>().notNull(),
  madeFrom: jsonb('made_from').$type<Marks['madeFrom']>().notNull().default({}),
});
