import type { Translated } from '@share/contract/shared/translated.ts';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { files } from '../../platform/files/files.tables.ts';
import { shownTimeColumns } from '../../platform/records/shown-time-columns.ts';

const inBothLanguages = (name: string) => jsonb(name).$type<Translated>().notNull();

export const pages = pgTable('pages', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  version: integer('version').notNull().default(1),
  active: boolean('active').notNull(),
  ...shownTimeColumns,
  slug: inBothLanguages('slug'),
  title: inBothLanguages('title'),
  subTitle: inBothLanguages('sub_title'),
  content: inBothLanguages('content'),
  seoTitle: inBothLanguages('seo_title'),
  seoDescription: inBothLanguages('seo_description'),
  imageFileId: integer('image_file_id').references(() => files.id),
  imageAlt: inBothLanguages('image_alt').default({ pl: '', en: '' }),
});

export const pageAttachments = pgTable('page_attachments', {
  id: uuid('id').primaryKey(),
  pageId: integer('page_id')
    .notNull()
    .references(() => pages.id),
  position: integer('position').notNull(),
  displayName: text('display_name').notNull(),
  fileId: integer('file_id')
    .notNull()
    .references(() => files.id),
});

/** Written by a trigger: the present and former slugs of each page (PAG). */
export const pageSlugs = pgTable('page_slugs', {
  slug: text('slug').primaryKey(),
  pageId: integer('page_id').notNull(),
  isPresent: boolean('is_present').notNull(),
});
