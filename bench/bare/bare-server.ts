import Fastify from 'fastify';
import pg from 'pg';
import { HALF_A_YEAR, HALF_A_YEAR_CHANGES, totalFromCounts, totalOfUsers } from './bare-totals.ts';
import { listCases } from './list-cases.ts';

/**
 * The baseline for lists: a plain Fastify route with the best SQL that we know for the same answer. Arguments: the address of
 * the database and the port. `/list/3/first` returns the first page of the case with that number, `/list/3/last` its last.
 */
const [databaseUrl, port] = process.argv.slice(2);
const pool = new pg.Pool({
  connectionString: databaseUrl,
  max: 10,
  options: '-c plan_cache_mode=force_generic_plan -c timezone=UTC',
});
const http = Fastify();
const run = async (name: string | undefined, text: string, values: unknown[] = []) =>
  (await pool.query({ ...(name && { name }), text, values })).rows;

for (const [number, { page, total, totals, isVaried }] of listCases.entries()) {
  // If the best plan depends on the values of the filter, the statement is planned for each call.
  const named = (name: string) => (isVaried ? undefined : `${name}_${number}`);
  const count = async () => Number((await run(named('total'), total))[0]?.total ?? 0);
  http.get(`/list/${number}/first`, async () => {
    const [items, totalItems] = await Promise.all([run(named('first'), page()), count()]);
    return { items, totalItems };
  });
  if (totals) http.get(`/list/${number}/totals`, () => run(named('totals'), totals.sql));
  http.get(`/list/${number}/last`, async () => {
    const totalItems = await count();
    return { items: await run(named(`last_${totalItems}`), page(totalItems)), totalItems };
  });
}

const FEW = 200;
const ROW = `o.id, o.date, o.quantity, o.status, o.total_amount::float8 AS "totalAmount",
  json_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name,
    'isDeleted', u.deleted_at IS NOT NULL) AS "userMeta", json_build_object('id', f.id, 'title', f.title) AS offer,
  o.rejection_reason AS rejection, o.rejected_by AS "rejectedBy", t.id AS payment, t.version, t.method,
  t.status AS "paymentStatus", t.wait_until AS "waitUntil",
  CASE WHEN c.amount <> t.amount THEN c.amount::float8 END AS "otherReceived",
  (SELECT CASE WHEN bool_or(returned_on IS NULL) THEN 'due' WHEN count(*) > 0 THEN 'returned' END
    FROM refunds WHERE order_id = o.id) AS refund`;
const OF_FEW = `FROM unnest($1::int[]) few (user_id) CROSS JOIN LATERAL (
    SELECT id, date FROM orders WHERE user_id = few.user_id ORDER BY date DESC, id DESC LIMIT 20) theirs
  ORDER BY date DESC, id DESC LIMIT 20`;
const newestOf = (picked: string) => `
  SELECT ${ROW} FROM (SELECT id ${picked}) page JOIN orders o ON o.id = page.id
  JOIN users u ON u.id = o.user_id JOIN offers f ON f.id = o.offer_id
  JOIN transactions t ON t.order_id = o.id AND t.order_id IS NOT NULL AND NOT t.replaced
  LEFT JOIN receipts c ON c.transaction_id = t.id ORDER BY o.date DESC, o.id DESC`;
const list = async (page: Promise<unknown[]>, total: Promise<{ total: number }[]>) => {
  const [items, [all]] = await Promise.all([page, total]);
  return { items, totalItems: all?.total ?? 0 };
};

http.get('/orders/filtered', () =>
  list(
    run(
      'filtered',
      newestOf(
        `FROM orders WHERE status = 'completed' AND date >= '2025-12-31 23:00Z' AND date < '2026-06-29 22:00Z'
         ORDER BY date DESC, id DESC LIMIT 20`,
      ),
    ),
    run(
      'filtered_total',
      totalFromCounts(
        'orders',
        `status = 'completed' AND ${HALF_A_YEAR}`,
        `status = 'completed' AND ${HALF_A_YEAR_CHANGES}`,
      ),
    ),
  ),
);

/** The newest orders of each of a few users, merged; of many users by walking the dates, planned for each call. */
http.get('/orders/searched/:email', async (request) => {
  const { email } = request.params as { email: string };
  const pattern = `%${email}%`;
  const users = await run(undefined, `SELECT id FROM users WHERE email LIKE $1 LIMIT ${FEW + 1}`, [pattern]);
  const ids = users.map(({ id }) => id);
  if (ids.length <= FEW)
    return list(
      run('few', newestOf(OF_FEW), [ids]),
      run('few_total', totalOfUsers('orders', 'user_id = ANY ($1::int[])'), [ids]),
    );
  const theirs = 'user_id IN (SELECT id FROM users WHERE email LIKE $1)';
  return list(
    run(undefined, newestOf(`FROM orders WHERE ${theirs} ORDER BY date DESC, id DESC LIMIT 20`), [pattern]),
    run(undefined, totalOfUsers('orders', theirs), [pattern]),
  );
});

/** The counts give the month and the day on which the page begins; within that day an offset is used. */
const START = `
  WITH changes AS MATERIALIZED (
    SELECT day, sum(rows) AS rows FROM list_changes WHERE list = 'orders' GROUP BY day
  ), month AS MATERIALIZED (
    SELECT start, upto - rows AS before FROM (
      SELECT start, sum(rows) AS rows, sum(sum(rows)) OVER (ORDER BY start DESC) AS upto FROM (
        SELECT start, rows FROM list_counts WHERE list = 'orders' AND unit = 'month'
        UNION ALL SELECT date_trunc('month', day::timestamp)::date, rows FROM changes) m
      GROUP BY start) running WHERE upto > $1 ORDER BY start DESC LIMIT 1
  )
  SELECT (start + 1)::timestamp AT TIME ZONE 'Europe/Warsaw' AS until, (upto - rows)::int AS before FROM (
    SELECT start, sum(rows) AS rows, (SELECT before FROM month) + sum(sum(rows)) OVER (ORDER BY start DESC) AS upto FROM (
      SELECT start, rows FROM list_counts WHERE list = 'orders' AND unit = 'day'
        AND start >= (SELECT start FROM month) AND start < (SELECT start + interval '1 month' FROM month)
      UNION ALL SELECT day, rows FROM changes
        WHERE day >= (SELECT start FROM month) AND day < (SELECT start + interval '1 month' FROM month)) d
    GROUP BY start) running WHERE upto > $1 ORDER BY start DESC LIMIT 1`;

http.get('/orders/page/:number', async (request) => {
  const { number } = request.params as { number: string };
  const offset = (Number(number) - 1) * 20;
  const total = run('all', totalFromCounts('orders', "unit = 'year'"));
  const [start] = await run('day', START, [offset]);
  const page = newestOf('FROM orders WHERE date < $1 ORDER BY date DESC, id DESC LIMIT 20 OFFSET $2');
  return list(run('page', page, [start.until, offset - start.before]), total);
});

http.get('/order/:id', async (request) => {
  const { id } = request.params as { id: string };
  const [order] = await run(
    'order',
    `SELECT o.*, to_jsonb(s) AS account, to_jsonb(p) AS picture, to_jsonb(r) AS refund, to_jsonb(e) AS surplus,
       json_build_object('id', u.id, 'language', u.language, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name,
         'isDeleted', u.deleted_at IS NOT NULL) AS "userMeta",
       json_build_object('id', f.id, 'title', f.title, 'slug', f.slug, 'picture', f.image_file_id) AS offer,
       (SELECT coalesce(json_agg(m ORDER BY m.id), '[]') FROM refunds m WHERE m.order_id = o.id AND m.reason = 'further') AS further,
       (SELECT json_agg(json_build_object('transaction', t, 'receipt', c) ORDER BY t.id)
          FROM transactions t LEFT JOIN receipts c ON c.transaction_id = t.id WHERE t.order_id = o.id) AS transactions,
       (SELECT json_agg(json_build_object('id', d.id, 'signable', d.signable, 'name', d.display_name,
            'file', file.file_name, 'signed', s) ORDER BY d.position)
          FROM offer_documents d JOIN files file ON file.id = d.file_id
          LEFT JOIN signed_documents s ON s.order_id = o.id AND s.offer_document_id = d.id
          WHERE d.offer_id = o.offer_id) AS documents
     FROM orders o JOIN users u ON u.id = o.user_id JOIN offers f ON f.id = o.offer_id
       JOIN (SELECT id, account_holder, bank_name, account_number FROM series) s ON s.id = o.series_id
       LEFT JOIN files p ON p.id = f.image_file_id
       LEFT JOIN refunds r ON r.order_id = o.id AND r.reason = 'rejection'
       LEFT JOIN refunds e ON e.order_id = o.id AND e.reason = 'surplus'
     WHERE o.id = $1`,
    [id],
  );
  return order;
});

await http.listen({ port: Number(port), host: '127.0.0.1' });
console.log('ready');
