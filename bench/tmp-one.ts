import { deepStrictEqual } from 'node:assert';
import { DEFAULT_PAGE_SIZE, type ListAnswer } from '../contract/src/shared/lists/list.ts';
import { agent, call, median, quantile } from './call.ts';
import { fillBooks } from './data/fill-books.ts';
import { freePort, started, withProduct } from './product.ts';

/**
 * Measures the list of orders (first page, by status and half a year, by a part of an e-mail, page 20,000) and one order,
 * with few orders and with many, compared with a bare Fastify route with the best SQL for the same answer: milliseconds at p50
 * and p99 for one caller, and requests per second for one caller and for sixteen.
 * `node bench/orders.ts [orders ...]`, by default 10000 and 1000000.
 */
const TURNS = 3;
const TURN_MILLISECONDS = 1_500;
const ONE_MILLISECONDS = 6_000;
const CALLERS = 16;

interface Case {
  name: string;
  /** Below /api. */
  product: string;
  bare: string;
}

const casesOf = (orders: number): Case[] => {
  // Eleven investors match for any size: one and the ten whose numbers have one more digit.
  const email = `investor${String(orders / 10)
    .replace(/0$/, '')
    .replaceAll('0', '2')}`;
  const page = Math.min(20_000, (orders / DEFAULT_PAGE_SIZE) * 0.4);
  const days = 'filters[date][from]=2026-01-01&filters[date][to]=2026-06-29';
  const order = Math.floor(orders / 2);
  return [
    { name: 'first page', product: '/admin/order?', bare: '/list/0/first' },
    {
      name: 'by status and half a year',
      product: `/admin/order?filters[status][value]=completed&${days}`,
      bare: '/orders/filtered',
    },
    {
      name: 'by a part of an e-mail',
      product: `/admin/order?filters[userEmail][value]=${email}`,
      bare: `/orders/searched/${email}`,
    },
    {
      name: 'by a mail provider',
      product: '/admin/order?filters[userEmail][value]=gmail',
      bare: '/orders/searched/gmail',
    },
    {
      name: `page ${page}`,
      product: `/admin/order?pagination[pageNumber]=${page}`,
      bare: `/orders/page/${page}`,
    },
    { name: 'one order', product: `/admin/order/${order}`, bare: `/order/${order}` },
  ];
};

interface Rows {
  items: { id: number }[];
  totalItems: number;
}

/** Throws if a list and its bare route return different rows or totals. */
async function check(ours: string, bare: string, token: string): Promise<void> {
  const { data } = JSON.parse((await call(ours, token)).body) as { data: ListAnswer<{ id: number }> };
  if (!data.items) return;
  const best = JSON.parse((await call(bare, token)).body) as Rows;
  deepStrictEqual(
    { ids: data.items.map(({ id }) => id), total: data.pagination.totalItems },
    { ids: best.items.map(({ id }) => id), total: best.totalItems },
  );
}

interface Measured {
  p50: number;
  p99: number;
  perSecond: number;
}

/** One caller, alternating between the product and the bare route, after some warm-up calls. */
async function compareOne(urls: readonly string[], token: string): Promise<Measured[]> {
  const took = urls.map((): number[] => []);
  for (const until = performance.now() + ONE_MILLISECONDS; performance.now() < until; ) {
    for (const [at, url] of urls.entries()) took[at]?.push((await call(url, token)).took);
  }
  return took.map((all) => {
    const warm = all.slice(Math.floor(all.length / 5));
    const mean = warm.reduce((sum, one) => sum + one, 0) / warm.length;
    return { p50: quantile(warm, 0.5), p99: quantile(warm, 0.99), perSecond: 1_000 / mean };
  });
}

/** Calls per second for that many callers, each waiting for its answer before the next call; the median of the turns. */
async function compareMany(urls: readonly string[], token: string): Promise<number[]> {
  const rates = urls.map((): number[] => []);
  for (let turn = -1; turn < TURNS; turn += 1) {
    for (const [at, url] of urls.entries()) {
      const began = performance.now();
      let answered = 0;
      await Promise.all(
        Array.from({ length: CALLERS }, async () => {
          for (; performance.now() < began + TURN_MILLISECONDS; answered += 1) await call(url, token);
        }),
      );
      // The first turn is a warm-up.
      if (turn >= 0) rates[at]?.push((answered * 1_000) / (performance.now() - began));
    }
  }
  return rates.map(median);
}

const pair = <Value>([ours, bare]: Value[], shown: (of: Value) => string) =>
  ours === undefined || bare === undefined ? '' : `${shown(ours)} / ${shown(bare)}`;

async function bench(orders: number): Promise<void> {
  await withProduct(
    (client) => fillBooks(client, orders),
    async ({ api, token, databaseUrl }) => {
      const port = await freePort();
      const bare = await started('bench/bare/bare-server.ts', [databaseUrl, String(port)], {}, 'ready');
      console.log(`\n${orders} orders, ours / bare\n`);
      console.log('| | p50 | ratio | p99 | per second | sixteen callers, per second | ratio |');
      console.log('|---|---|---|---|---|---|---|');
      try {
        for (const wanted of casesOf(orders).slice(-1)) {
          const urls = [`${api}${wanted.product}`, `http://127.0.0.1:${port}${wanted.bare}`] as const;
          await check(...urls, token);
          const one = await compareOne(urls, token);
          const many = await compareMany(urls, token);
          const [slower] = one.map(({ p50 }) => p50 / (one[1]?.p50 ?? 1));
          const [fewer] = many.map((perSecond) => (many[1] ?? 1) / perSecond);
          console.log(
            `| ${wanted.name} | ${pair(one, ({ p50 }) => p50.toFixed(2))} | ${slower?.toFixed(2)} | ${pair(one, ({ p99 }) => p99.toFixed(1))} | ${pair(one, ({ perSecond }) => perSecond.toFixed(0))} | ${pair(many, (rate) => rate.toFixed(0))} | ${fewer?.toFixed(2)} |`,
          );
        }
      } finally {
        bare.kill();
        agent.destroy();
      }
    },
  );
}

const asked = process.argv.slice(2).map(Number);
for (const orders of asked.length > 0 ? asked : [10_000, 1_000_000]) await bench(orders);
