import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { files } from '../../../platform/files/files.tables.ts';

export const sectionPatterns = pgTable('section_patterns', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  version: integer('version').notNull().default(1),
  name: text('name').notNull(),
  /** The JSON that `pattern-elements.ts` writes and reads. */
  elements: jsonb('elements').notNull(),
});

/** The files to which the elements of a pattern refer. */
export const sectionPatternFiles = pgTable('section_pattern_files', {
  patternId: integer('pattern_id')
    .notNull()
    .references(() => sectionPatterns.id, { onDelete: 'cascade' }),
  fileId: integer('file_id')
    .notNull()
    .references(() => files.id),
});
