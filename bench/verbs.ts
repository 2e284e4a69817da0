import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { bareAccept, bareAcceptInSteps, bareOrder, bareOrderInSteps } from './bare-verbs.ts';
import { fillBooks } from './fill-books.ts';
import { closeConnections, orderOf, post } from './post.ts';
import { withProduct } from './product.ts';

/**
 * Measures how many orders are accepted and placed per second through the product's HTTP, compared with a bare SQL transaction
 * that writes the same rows through the same driver, in alternating turns: all on one series, and spread over 100 series.
 * `node bench/verbs.ts [turns]`, by default 7 turns of 400 calls each, after two warm-up turns.
 */
const CALLERS = 16;
const CALLS = 400;
const ORDERS = 20_000;
/** About the length of an encrypted e-mail. */
const EMAIL = 6_000;
/** In production the program is warm for days; after 400 calls it is not warm yet. */
const WARMING_TURNS = 2;
const TURNS = Number(process.argv[2] ?? 7);

type Call = () => Promise<void>;

/** Makes that many calls with that many concurrent callers; returns the calls per second. */
async function perSecond(calls: Call[]): Promise<number> {
  const waiting = [...calls];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await next();
    }),
  );
  return (calls.length * 1_000) / (performance.now() - began);
}

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

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

interface Comparison {
  name: string;
  series: number;
  ours: () => Promise<Call[]>;
  bare: () => Promise<Call[]>;
  /** The same as a hand-written transaction of several statements. */
  inSteps: () => Promise<Call[]>;
}

async function compare({ name, series, ours, bare, inSteps }: Comparison, client: pg.Client): Promise<void> {
  const rates = { ours: [] as number[], bare: [] as number[], inSteps: [] as number[] };
  for (let turn = -WARMING_TURNS; turn < TURNS; turn += 1) {
    const product = await perSecond(await ours());
    await allMailSent(client);
    const sql = await perSecond(await bare());
    const steps = await perSecond(await inSteps());
    if (turn < 0) continue;
    rates.inSteps.push(steps);
    rates.ours.push(product);
    rates.bare.push(sql);
  }
  const [product, sql, steps] = [median(rates.ours), median(rates.bare), median(rates.inSteps)];
  const where = series === 1 ? 'one hot series' : `${series} series`;
  console.log(
    `| ${name} | ${where} | ${Math.round(product)} | ${Math.round(sql)} | ${(product / sql).toFixed(2)} | ${Math.round(steps)} | ${(product / steps).toFixed(2)} |`,
  );
}

/** Waits until the product has sent its e-mails. */
async function allMailSent(client: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      'SELECT FROM emails WHERE sent_at IS NULL AND due_at <= now() LIMIT 1',
    );
    if (rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const text = (length: number) => randomBytes(length).toString('base64').slice(0, length);

await withProduct(
  (client) => fillBooks(client, ORDERS),
  async (product) => {
    const client = new pg.Client({ connectionString: product.databaseUrl });
    await client.connect();
    const pool = new pg.Pool({
      connectionString: product.databaseUrl,
      max: 10,
      options: '-c plan_cache_mode=force_generic_plan -c timezone=UTC',
    });
    const accepts = (series: number, call: (id: number) => Promise<void>) => async () =>
      (await paidOrders(client, series, CALLS)).map((id) => () => call(id));
    const orders = (series: number, call: (order: ReturnType<typeof orderOf>) => Promise<void>) => async () =>
      Array.from({ length: CALLS }, (_, at) => () => call(orderOf(at, { investors: ORDERS / 10, series })));
    console.log(
      '| what | on | ours per second | one statement | ours / that | in steps | ours / that |\n|---|---|---|---|---|---|---|',
    );
    for (const series of [1, 100]) {
      await compare(
        {
          name: 'accept an order',
          series,
          ours: accepts(series, (id) => post(product, `/admin/order/${id}/accept`)),
          bare: accepts(series, (id) => bareAccept(pool, id, text(EMAIL))),
          inSteps: accepts(series, (id) => bareAcceptInSteps(pool, id, text(EMAIL))),
        },
        client,
      );
      await compare(
        {
          name: 'place a manual order',
          series,
          ours: orders(series, (order) => post(product, '/admin/investment/manual-order', order)),
          bare: orders(series, (order) => bareOrder(pool, order, text(EMAIL))),
          inSteps: orders(series, (order) => bareOrderInSteps(pool, order, text(EMAIL))),
        },
        client,
      );
    }
    await pool.end();
    await client.end();
    closeConnections();
  },
);
