import type { Translated } from '@share/contract/shared/translated.ts';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const permissions = pgTable('permissions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  version: integer('version').notNull().default(1),
  name: text('name').notNull(),
  description: jsonb('description').$type<Translated>().notNull(),
  isSystem: boolean('is_system').notNull().default(false),
});
