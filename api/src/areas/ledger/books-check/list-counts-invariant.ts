import type { Invariant } from './invariant.ts';

const counted = (table: string) =>
  `SELECT '${table}' AS list, status, (date AT TIME ZONE 'Europe/Warsaw')::date AS day, count(*) AS rows FROM ${table} GROUP BY 2, 3`;

/** The totals of lists are stored in their own table and only changed by differences, so an error would never disappear. */
export const listCountsInvariant: Invariant = {
  id: 'I-33',
  holds: 'The stored counts of orders and transactions for each status and day are right.',
  violations: `SELECT coalesce(c.list, r.list) AS list, coalesce(c.status, r.status) AS status, coalesce(c.day, r.day)::text AS day,
      coalesce(c.counted, 0) AS counted, coalesce(r.rows, 0) AS rows
    FROM (SELECT list, status, day, sum(change) AS counted FROM list_counts GROUP BY 1, 2, 3) c
    FULL JOIN (${counted('orders')} UNION ALL ${counted('transactions')}) r USING (list, status, day)
    WHERE coalesce(c.counted, 0) <> coalesce(r.rows, 0)`,
};
