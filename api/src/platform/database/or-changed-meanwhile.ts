import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * SQL: the value of the only row of the query. Without a row the transaction fails, and `inTransaction` runs it again. So a verb
 * can decide on values that it read without locks, and send every write together with the commit.
 */
export const orChangedMeanwhile = (value: SQLWrapper): SQL<number> =>
  sql<number>`coalesce(max(${value}), changed_meanwhile())`;
