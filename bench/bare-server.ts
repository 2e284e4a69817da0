import Fastify from 'fastify';
import pg from 'pg';
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

for (const [number, { page, total, isVaried }] of listCases.entries()) {
  // Where the best plan depends on the values of the filter, the statement is planned for each call.
  const named = (name: string) => (isVaried ? undefined : `${name}_${number}`);
  const count = async () => Number((await run(named('total'), total))[0]?.total ?? 0);
  http.get(`/list/${number}/first`, async () => {
    const [items, totalItems] = await Promise.all([run(named('first'), page()), count()]);
    return { items, totalItems };
  });
  http.get(`/list/${number}/last`, async () => {
    const totalItems = await count();
    return { items: await run(named(`last_${totalItems}`), page(totalItems)), totalItems };
  });
}

const ROW = `o.id, o.date, o.quantity, o.status, o.total_amount::float8 AS "totalAmount",
  json_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name,
    'isDeleted', u.deleted_at IS NOT NULL) AS "userMeta", json_build_object('id', f.id, 'title', f.title) AS offer`;
const newestOf = (picked: string) => `
  SELECT ${ROW} FROM (SELECT id FROM orders ${picked}) page JOIN orders o ON o.id = page.id
  JOIN users u ON u.id = o.user_id JOIN offers f ON f.id = o.offer_id ORDER BY o.date DESC, o.id DESC`;
const counted = 'SELECT sum(change)::int AS total FROM list_counts WHERE list = $1';
const list = async (page: Promise<unknown[]>, total: Promise<{ total: number }[]>) => {
  const [items, [all]] = await Promise.all([page, total]);
  return { items, totalItems: all?.total ?? 0 };
};

http.get('/orders/filtered', () =>
  list(
    run(
      'filtered',
      newestOf(
        `WHERE status = 'completed' AND date >= '2025-12-31 23:00Z' AND date < '2026-06-29 22:00Z'
         ORDER BY date DESC, id DESC LIMIT 20`,
      ),
    ),
    run(
      'filtered_total',
      `${counted} AND status = 'completed' AND day BETWEEN '2026-01-01' AND '2026-06-29'`,
      ['orders'],
    ),
  ),
);

http.get('/orders/searched/:email', (request) => {
  const { email } = request.params as { email: string };
  const theirs = "WHERE user_id = ANY (ARRAY(SELECT id FROM users WHERE email LIKE '%' || $1 || '%'))";
  // Planned for each call, as in the product: whether the index on parts of e-mails helps depends on the text.
  return list(
    run(undefined, newestOf(`${theirs} ORDER BY date DESC, id DESC LIMIT 20`), [email]),
    run(undefined, `SELECT count(*)::int AS total FROM orders ${theirs}`, [email]),
  );
});

/** The counts give the day on which the page begins; within that day an offset is used. */
http.get('/orders/page/:number', async (request) => {
  const { number } = request.params as { number: string };
  const offset = (Number(number) - 1) * 20;
  const total = run('all', counted, ['orders']);
  const [start] = await run(
    'day',
    `SELECT (day + 1)::timestamp AT TIME ZONE 'Europe/Warsaw' AS until, (upto - rows)::int AS before FROM (
       SELECT day, rows, sum(rows) OVER (ORDER BY day DESC) AS upto
       FROM (SELECT day, sum(change) AS rows FROM list_counts WHERE list = 'orders' GROUP BY day) days
     ) running WHERE upto > $1 ORDER BY day DESC LIMIT 1`,
    [offset],
  );
  const page = newestOf('WHERE date < $1 ORDER BY date DESC, id DESC LIMIT 20 OFFSET $2');
  return list(run('page', page, [start.until, offset - start.before]), total);
});

http.get('/order/:id', async (request) => {
  const { id } = request.params as { id: string };
  const [order] = await run(
    'order',
    `SELECT o.*, json_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name,
         'isDeleted', u.deleted_at IS NOT NULL) AS "userMeta",
       json_build_object('id', f.id, 'title', f.title, 'slug', f.slug, 'picture', f.image_file_id) AS offer,
       (SELECT json_agg(t ORDER BY t.id) FROM transactions t WHERE t.order_id = o.id) AS transactions,
       (SELECT json_agg(json_build_object('id', d.id, 'signable', d.signable, 'name', d.display_name,
            'file', file.file_name, 'signed', s) ORDER BY d.position)
          FROM offer_documents d JOIN files file ON file.id = d.file_id
          LEFT JOIN signed_documents s ON s.order_id = o.id AND s.offer_document_id = d.id
          WHERE d.offer_id = o.offer_id) AS documents
     FROM orders o JOIN users u ON u.id = o.user_id JOIN offers f ON f.id = o.offer_id WHERE o.id = $1`,
    [id],
  );
  return order;
});

await http.listen({ port: Number(port), host: '127.0.0.1' });
console.log('ready');
