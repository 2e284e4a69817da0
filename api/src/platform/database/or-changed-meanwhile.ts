import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * SQL: the value of the only row of the query; if it has none, the transaction fails as one that has to be run again, and
 * `inTransaction` does. So a verb can decide on what it read without locks, and send every write and the commit at once.
 */
export const orChangedMeanwhile = (value: SQLWrapper): SQL<number> =>
  sql<number>`coalesce(max(${value}), changed_meanwhile())`;
