import type { Translated } from '@share/contract/shared/translated.ts';
import { bigint, boolean, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per stored file. Its bytes are in the file store under `key`, those of its thumbnail under `thumb_key`. */
export const files = pgTable('files', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull(),
  thumbKey: text('thumb_key'),
  fileName: text('file_name').notNull(),
  contentType: text('content_type').notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  sha256: text('sha256').notNull(),
  isPrivate: boolean('is_private').notNull().default(false),
  /** An attachment, or a document to which texts link: it is public only while a public record or text shows it. */
  isAttachment: boolean('is_attachment').notNull().default(false),
  /** Pixels; null for documents, and for pictures that were not measured. */
  width: integer('width'),
  height: integer('height'),
  alt: jsonb('alt').$type<Translated>().notNull().default({ pl: '', en: '' }),
  /** The point that stays visible when a picture is cropped, in percent from the left and the top. */
  focusX: smallint('focus_x').notNull().default(50),
  focusY: smallint('focus_y').notNull().default(50),
  /** A picture of the library stays while nothing uses it. */
  inLibrary: boolean('in_library').notNull().default(false),
  /** Whether a text has the address of the file, as the last clean-up found. */
  inTexts: boolean('in_texts').notNull().default(false),
  version: integer('version').notNull().default(1),
  createdBy: integer('created_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export type FileRow = typeof files.$inferSelect;
