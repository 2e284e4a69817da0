import Fastify from 'fastify';
import pg from 'pg';
import { listCases } from './list-cases.ts';

/**
 * What the lists are measured against: a Fastify route with nothing of ours over the best SQL that we know for the same answer.
 * Arguments: the database's address and the port. `/list/3/first` answers the first page of the case with that number,
 * `/list/3/last` its last.
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
  // Where the best plan depends on the values of the filter it is made anew each time.
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
