import Fastify from 'fastify';
import pg from 'pg';

/**
 * What the lists are measured against: a Fastify route with nothing of ours over the best SQL that we know for the same answer.
 * Arguments: the database's address and the port.
 */
const [databaseUrl, port] = process.argv.slice(2);
const pool = new pg.Pool({
  connectionString: databaseUrl,
  max: 10,
  options: '-c plan_cache_mode=force_generic_plan -c timezone=UTC',
});
const http = Fastify();
const run = async (name: string, text: string, values: unknown[] = []) =>
  (await pool.query({ name, text, values })).rows;

const ROW = `SELECT o.id, o.date, o.quantity, o.status, o.total_amount::float8 AS "totalAmount", o.offer_id AS "offerId",
  o.offer_title AS "offerTitle", u.id AS "userId", u.email, u.first_name AS "firstName", u.last_name AS "lastName",
  u.deleted_at IS NOT NULL AS "isDeleted"`;
const page = (picked: string) =>
  `${ROW} FROM (${picked}) page JOIN orders o ON o.id = page.id JOIN users u ON u.id = o.user_id ORDER BY o.date DESC, o.id DESC`;
const answer = async (items: Promise<unknown[]>, totals: Promise<{ total: number }[]>) => {
  const [rows, [counted]] = await Promise.all([items, totals]);
  return { items: rows, total: counted?.total };
};

http.get('/first-page', () =>
  answer(
    run('first', page('SELECT id FROM orders ORDER BY date DESC, id DESC LIMIT 20')),
    run('first_total', `SELECT sum(change)::int AS total FROM list_counts WHERE list = 'orders'`),
  ),
);

http.get('/status-and-dates', (request) => {
  const { status, from, to, before } = request.query as Record<string, string>;
  return answer(
    run(
      'status',
      page(
        'SELECT id FROM orders WHERE status = $1 AND date >= $2 AND date < $3 ORDER BY date DESC, id DESC LIMIT 20',
      ),
      [status, from, before],
    ),
    run(
      'status_total',
      `SELECT sum(change)::int AS total FROM list_counts WHERE list = 'orders' AND status = $1 AND day >= $2 AND day <= $3`,
      [status, from, to],
    ),
  );
});

http.get('/e-mail', async (request) => {
  const { email } = request.query as Record<string, string>;
  const found = await run('users', `SELECT id FROM users WHERE email LIKE $1 LIMIT 201`, [`%${email}%`]);
  const ids = found.map((user) => user.id as number);
  return answer(
    run('mails', page('SELECT id FROM orders WHERE user_id = ANY($1) ORDER BY date DESC, id DESC LIMIT 20'), [
      ids,
    ]),
    run('mails_total', 'SELECT count(*)::int AS total FROM orders WHERE user_id = ANY($1)', [ids]),
  );
});

http.get('/distant-page', async (request) => {
  const { offset } = request.query as Record<string, string>;
  const [day] = await run(
    'day',
    `SELECT (day + 1)::timestamp AT TIME ZONE 'Europe/Warsaw' AS before, (upto - rows)::int AS skipped FROM (
       SELECT day, rows, sum(rows) OVER (ORDER BY day DESC) AS upto
       FROM (SELECT day, sum(change) AS rows FROM list_counts WHERE list = 'orders' GROUP BY day) days
     ) running WHERE upto > $1 ORDER BY day DESC LIMIT 1`,
    [Number(offset)],
  );
  return answer(
    run(
      'distant',
      page('SELECT id FROM orders WHERE date < $1 ORDER BY date DESC, id DESC LIMIT 20 OFFSET $2'),
      [day?.before, Number(offset) - (day?.skipped as number)],
    ),
    run('first_total', `SELECT sum(change)::int AS total FROM list_counts WHERE list = 'orders'`),
  );
});

http.get('/order/:id', async (request) => {
  const { id } = request.params as { id: string };
  const [[order], transactions] = await Promise.all([
    run(
      'order',
      `SELECT o.*, u.email, u.first_name, u.last_name, u.deleted_at, f.title, f.slug FROM orders o
      JOIN users u ON u.id = o.user_id JOIN offers f ON f.id = o.offer_id WHERE o.id = $1`,
      [id],
    ),
    run('payments', 'SELECT * FROM transactions WHERE order_id = $1', [id]),
  ]);
  return { ...order, transactions };
});

await http.listen({ port: Number(port), host: '127.0.0.1' });
console.log('ready');
