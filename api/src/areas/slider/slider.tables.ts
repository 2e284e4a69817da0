import type { Translated } from '@share/contract/shared/translated.ts';
import { boolean, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { files } from '../../platform/files/files.tables.ts';
import { shownTimeColumns } from '../../platform/records/shown-time-columns.ts';

const inBothLanguages = (name: string) => jsonb(name).$type<Translated>().notNull();

export const slides = pgTable('slides', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  version: integer('version').notNull().default(1),
  position: integer('position').notNull(),
  active: boolean('active').notNull(),
  ...shownTimeColumns,
  name: inBothLanguages('name'),
  content: inBothLanguages('content'),
  guestButtonLabel: inBothLanguages('guest_button_label'),
  guestButtonUrl: inBothLanguages('guest_button_url'),
  loggedUserButtonLabel: inBothLanguages('logged_user_button_label'),
  loggedUserButtonUrl: inBothLanguages('logged_user_button_url'),
  imageFileId: integer('image_file_id')
    .notNull()
    .references(() => files.id),
  imageAlt: inBothLanguages('image_alt').default({ pl: '', en: '' }),
});
