import { date, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** Results of the nightly books checks; `violations` counts the rows that break each broken invariant. */
export const booksChecks = pgTable('books_checks', {
  night: date('night').primaryKey(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
  violations: jsonb('violations').$type<Record<string, number>>().notNull(),
});
