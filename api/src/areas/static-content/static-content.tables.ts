import type { StaticType } from '@share/contract/areas/static-content/static-content.schemas.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const staticContents = pgTable('static_contents', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  version: integer('version').notNull().default(1),
  key: text('key').notNull(),
  parentId: integer('parent_id'),
  position: integer('position').notNull(),
  type: text('type').$type<StaticType>().notNull(),
  name: jsonb('name').$type<Translated>().notNull(),
  content: jsonb('content').$type<Translated>().notNull(),
  alt: jsonb('alt').$type<Translated>().notNull().default({ pl: '', en: '' }),
  imageFileId: integer('image_file_id'),
});
