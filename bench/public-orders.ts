import pg from 'pg';
import { bareOrder, bareOrderInSteps } from './bare/bare-verbs.ts';
import { anEmail, compare, HEADER, openBarePool } from './bare/compare-verbs.ts';
import { fillBooks } from './data/fill-books.ts';
import { type Investor, signedInInvestors } from './data/investors.ts';
import { closeConnections, orderOf, post } from './post.ts';
import { withProduct } from './product.ts';

/**
 * Measures how many orders investors place per second through the public API, compared with bare SQL that writes the same rows
 * through the same driver, in alternating turns: all on one series, and spread over 100 series.
 * `node bench/public-orders.ts [turns] [calls]`, by default 7 turns of 400 calls each, after two warm-up turns.
 */
const [turns = 7, calls = 400] = process.argv.slice(2).map(Number);
const ORDERS = 40_000;
/** Enough investors so that none of them has too many unpaid orders at the end. */
const INVESTORS = 2_000;

await withProduct(
  (client) => fillBooks(client, ORDERS),
  async (product) => {
    const client = new pg.Client({ connectionString: product.databaseUrl });
    await client.connect();
    const pool = openBarePool(product);
    const investors = await signedInInvestors(product, INVESTORS);
    let placed = 0;
    const orders =
      (series: number, place: (order: ReturnType<typeof orderOf>, by: Investor) => Promise<void>) =>
      async () =>
        Array.from({ length: calls }, (_, at) => () => {
          const by = investors[placed % INVESTORS] as Investor;
          placed += 1;
          const order = orderOf(at, { investors: ORDERS / 10, series });
          return place({ ...order, email: by.email }, by);
        });
    console.log(HEADER);
    for (const series of [1, 100]) {
      await compare(
        {
          name: 'order of an investor',
          series,
          ours: orders(series, ({ offer, quantity }, { token }) =>
            post({ api: product.api, token }, '/order', { offer, quantity, agreements: [] }),
          ),
          bare: orders(series, (order) => bareOrder(pool, order, anEmail())),
          inSteps: orders(series, (order) => bareOrderInSteps(pool, order, anEmail())),
        },
        { client, turns },
      );
    }
    await pool.end();
    await client.end();
    closeConnections();
  },
);
