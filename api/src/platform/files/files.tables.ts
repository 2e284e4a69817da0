import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
  /** The file of an attachment: it is public only while an open part of a visible offer, or a page, shows it. */
  isAttachment: boolean('is_attachment').notNull().default(false),
  createdBy: integer('created_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export type FileRow = typeof files.$inferSelect;
