import pg from 'pg';
import { agent, call, quantile } from './call.ts';
import { fillBooks } from './data/fill-books.ts';
import { fillShares } from './data/fill-shares.ts';
import { type Product, withProduct } from './product.ts';

/**
 * Reads the register of holders of a series with that many shares, as of the last day of its orders and of a day in the middle, and the
 * cap table of its offer. The aim is 300 ms.
 * `node bench/registers.ts [shares]`, by default 1000000.
 */
const ROUNDS = 15;

async function measure({ api, token, databaseUrl }: Product): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ series: number; shares: number; orders: number; holders: number }>(
    `SELECT series_id AS series, sum(quantity)::int AS shares, count(*)::int AS orders, count(DISTINCT user_id)::int AS holders
     FROM orders WHERE status = 'completed' GROUP BY 1 ORDER BY 2 DESC LIMIT 1`,
  );
  await client.end();
  const [{ series, shares, orders, holders }] = rows as [(typeof rows)[number]];
  console.log(
    `${shares} shares of ${orders} orders, ${holders} holders\n| what | median, ms | slowest, ms | kB |\n|---|---|---|---|`,
  );
  const cases = [
    ['register, today', `${api}/admin/share/series/${series}/register`],
    ['register, as of 2025-06-30', `${api}/admin/share/series/${series}/register?asOf=2025-06-30`],
    ['cap table, today', `${api}/admin/offer/${series}/cap-table`],
  ] as const;
  for (const [what, url] of cases) {
    const took: number[] = [];
    let size = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const answer = await call(url, token);
      took.push(answer.took);
      size = answer.body.length;
    }
    const shown = [quantile(took, 0.5), Math.max(...took), size / 1_000].map(Math.round);
    console.log(`| ${what} | ${shown.join(' | ')} |`);
  }
  agent.destroy();
}

const [shares = 1_000_000] = process.argv.slice(2).map(Number);
await withProduct(async (client) => {
  await fillBooks(client, 1_000);
  await fillShares(client, shares);
}, measure);
