import pg from 'pg';
import { bareAccept, bareAcceptInSteps, bareOrder, bareOrderInSteps } from './bare/bare-verbs.ts';
import { anEmail, compare, HEADER, openBarePool } from './bare/compare-verbs.ts';
import { fillBooks } from './data/fill-books.ts';
import { closeConnections, orderOf, post } from './post.ts';
import { withProduct } from './product.ts';

/**
 * Measures how many orders are accepted and placed per second through the product's HTTP, compared with a bare SQL transaction
 * that writes the same rows through the same driver, in alternating turns: all on one series, and spread over 100 series.
 * `node bench/verbs.ts [turns]`, by default 7 turns of 400 calls each, after two warm-up turns.
 */
const CALLS = 400;
const ORDERS = 20_000;
const TURNS = Number(process.argv[2] ?? 7);

const triggers = (verb: 'DISABLE' | 'ENABLE'): string =>
  ['series', 'investments', 'orders', 'transactions']
    .map((table) => `ALTER TABLE ${table} ${verb} TRIGGER USER`)
    .join('; ');

/** Creates paid orders of one share each, spread evenly over the first series; returns their ids. */
async function paidOrders(client: pg.Client, series: number, count: number): Promise<number[]> {
  await client.query(`BEGIN; ${triggers('DISABLE')}`);
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO orders (investment_id, user_id, offer_id, series_id, status, date, quantity, price_per_share, total_amount,
       investor_data, offer_title, series_name)
     SELECT i.id, i.user_id, o.id, o.series_id, 'paid', now(), 1, 1000, 1000, model.investor_data, o.title, o.title
     FROM generate_series(1, $2::int) n
     JOIN offers o ON o.id = 1 + n % $1::int
     JOIN LATERAL (SELECT * FROM investments WHERE offer_id = o.id ORDER BY id OFFSET n / $1::int % 100 LIMIT 1) i ON true
     CROSS JOIN (SELECT investor_data FROM orders LIMIT 1) model
     RETURNING id`,
    [series, count],
  );
  const ids = rows.map(({ id }) => id);
  await client.query(
    `INSERT INTO transactions (order_id, investment_id, user_id, type, method, status, original_amount, commission,
       commission_percent, amount, date, wait_until)
     SELECT id, investment_id, user_id, 'investment', 'bankTransfer', 'paid', total_amount, 0, 0, total_amount, date, date
     FROM orders WHERE id = ANY($1)`,
    [ids],
  );
  for (const [table, column, id] of [
    ['series', 'reserved', 'series_id'],
    ['investments', 'pending_orders', 'investment_id'],
  ]) {
    await client.query(
      `UPDATE ${table} SET ${column} = ${column} + added.number
       FROM (SELECT ${id}, count(*) AS number FROM orders WHERE id = ANY($1) GROUP BY 1) added WHERE id = added.${id}`,
      [ids],
    );
  }
  await client.query(`${triggers('ENABLE')}; COMMIT; ANALYZE orders, transactions`);
  return ids;
}

await withProduct(
  (client) => fillBooks(client, ORDERS),
  async (product) => {
    const client = new pg.Client({ connectionString: product.databaseUrl });
    await client.connect();
    const pool = openBarePool(product);
    const accepts = (series: number, call: (id: number) => Promise<void>) => async () =>
      (await paidOrders(client, series, CALLS)).map((id) => () => call(id));
    const orders = (series: number, call: (order: ReturnType<typeof orderOf>) => Promise<void>) => async () =>
      Array.from({ length: CALLS }, (_, at) => () => call(orderOf(at, { investors: ORDERS / 10, series })));
    console.log(HEADER);
    for (const series of [1, 100]) {
      await compare(
        {
          name: 'accept an order',
          series,
          ours: accepts(series, (id) => post(product, `/admin/order/${id}/accept`)),
          bare: accepts(series, (id) => bareAccept(pool, id, anEmail())),
          inSteps: accepts(series, (id) => bareAcceptInSteps(pool, id, anEmail())),
        },
        { client, turns: TURNS },
      );
      await compare(
        {
          name: 'place a manual order',
          series,
          ours: orders(series, (order) => post(product, '/admin/investment/manual-order', order)),
          bare: orders(series, (order) => bareOrder(pool, order, anEmail())),
          inSteps: orders(series, (order) => bareOrderInSteps(pool, order, anEmail())),
        },
        { client, turns: TURNS },
      );
    }
    await pool.end();
    await client.end();
    closeConnections();
  },
);
