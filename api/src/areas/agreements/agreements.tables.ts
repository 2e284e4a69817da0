import type { AgreementInput } from '@share/contract/areas/agreements/agreements.schemas.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const agreements = pgTable('agreements', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  version: integer('version').notNull().default(1),
  position: integer('position').notNull(),
  active: boolean('active').notNull(),
  required: boolean('required').notNull(),
  name: jsonb('name').$type<Translated>().notNull(),
  content: jsonb('content').$type<Translated>().notNull(),
  type: text('type').$type<AgreementInput['type']>().notNull(),
  target: text('target').$type<AgreementInput['target']>().notNull(),
});
