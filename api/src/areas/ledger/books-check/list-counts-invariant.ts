import type { Invariant } from './invariant.ts';

const counted = (table: string, amount: string) =>
  `SELECT '${table}' AS list, status, (date AT TIME ZONE 'Europe/Warsaw')::date AS day, user_id, 1 AS rows, ${amount} AS amount FROM ${table}`;

/** Accounts that are not deleted; there are no counts of accounts per user. */
const PEOPLE = `SELECT 'users', CASE WHEN is_admin THEN 'staff' ELSE 'investor' END, (created_at AT TIME ZONE 'Europe/Warsaw')::date,
  0, 1, 0 FROM users WHERE deleted_at IS NULL`;

const EMAILS = `SELECT 'emails', email_state(sent_at, given_up_at), (created_at AT TIME ZONE 'Europe/Warsaw')::date, 0, 1, 0 FROM emails`;

/** The lists that have counts per user. */
const BY_USER = `list IN ('orders', 'transactions')`;

/** Rows or changes by year, month and day; the grouping by day comes first, since it leaves few rows. */
const byPeriod = (from: string) =>
  `SELECT list, unit, date_trunc(unit, day::timestamp)::date AS start, status, sum(rows) AS rows, sum(amount) AS amount
   FROM (SELECT list, status, day, sum(rows) AS rows, sum(amount) AS amount FROM ${from} GROUP BY 1, 2, 3) days
   CROSS JOIN (VALUES ('year'), ('month'), ('day')) units (unit) GROUP BY 1, 2, 3, 4`;

/** The totals and sums of lists are stored in tables of their own and only changed by differences, so an error would never disappear. */
export const listCountsInvariant: Invariant = {
  id: 'I-33',
  holds:
    'The stored counts of orders, transactions, users and e-mails, and the sums of the former two, for each status and period and of the former two for each user, are right.',
  violations: `WITH real AS MATERIALIZED (${counted('orders', 'total_amount')} UNION ALL ${counted('transactions', 'amount')} UNION ALL ${PEOPLE}
      UNION ALL ${EMAILS}),
    stored AS (SELECT list, unit, start, status, NULL::int AS user_id, rows, amount FROM list_counts
      UNION ALL SELECT list, unit, start, status, NULL, rows, amount FROM (${byPeriod('list_changes')}) c
      UNION ALL SELECT list, 'user', NULL, NULL, user_id, rows, amount FROM list_user_counts
      UNION ALL SELECT list, 'user', NULL, NULL, user_id, rows, amount FROM list_changes WHERE ${BY_USER}),
    expected AS (SELECT list, unit, start, status, NULL::int AS user_id, rows, amount FROM (${byPeriod('real')}) r
      UNION ALL SELECT list, 'user', NULL, NULL, user_id, sum(rows), sum(amount) FROM real WHERE ${BY_USER} GROUP BY list, user_id)
    SELECT list, unit, start::text, status, user_id AS "user", sum(stored_rows) AS counted, sum(real_rows) AS rows,
      sum(stored_amount) AS summed, sum(real_amount) AS amount
    FROM (SELECT list, unit, start, status, user_id, rows AS stored_rows, amount AS stored_amount, 0 AS real_rows, 0 AS real_amount FROM stored
      UNION ALL SELECT list, unit, start, status, user_id, 0, 0, rows, amount FROM expected) both_sides
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(stored_rows) <> sum(real_rows) OR sum(stored_amount) <> sum(real_amount)`,
};
