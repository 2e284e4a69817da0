import { deepStrictEqual } from 'node:assert';
import { DEFAULT_PAGE_SIZE, type ListAnswer } from '../contract/src/shared/list.ts';
import { agent, call, median, quantile } from './call.ts';
import { fillBooks } from './fill-books.ts';
import { freePort, started, withProduct } from './product.ts';

/**
 * Measures the list of orders (first page, by status and half a year, by a part of an e-mail, page 20,000) and one order,
 * with few orders and with many, beside a bare Fastify route over the best SQL for the same answer: milliseconds at p50 and
 * p99 for one caller, and requests per second for one caller and for sixteen, in turns of two seconds.
 * `node bench/orders.ts [orders ...]`, by default 10000 and 1000000.
 */
const TURNS = 3;
const TURN_MILLISECONDS = 2_000;

interface Case {
  name: string;
  /** Below /api. */
  product: string;
  bare: string;
}

const casesOf = (orders: number): Case[] => {
  // As many investors fit, whatever their number: one and the ten whose numbers have a digit more.
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

interface Rows {
  items: { id: number }[];
  totalItems: number;
}

/** Fails when a list and its bare route do not answer the same rows and the same total. */
async function check(ours: string, bare: string, token: string): Promise<void> {
  const { data } = JSON.parse((await call(ours, token)).body) as { data: ListAnswer<{ id: number }> };
  if (!data.items) return;
  const best = JSON.parse((await call(bare, token)).body) as Rows;
  deepStrictEqual(
    { ids: data.items.map(({ id }) => id), total: data.pagination.totalItems },
    { ids: best.items.map(({ id }) => id), total: best.totalItems },
  );
}

interface Turn {
  took: number[];
  perSecond: number;
}

/** As many calls as so many callers get answered in a turn, each waiting for its answer before the next. */
async function turnOf(url: string, token: string, callers: number): Promise<Turn> {
  const took: number[] = [];
  const began = performance.now();
  const until = began + TURN_MILLISECONDS;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < until) took.push((await call(url, token)).took);
    }),
  );
  return { took, perSecond: (took.length * 1_000) / (performance.now() - began) };
}

interface Measured {
  p50: number;
  p99: number;
  perSecond: number;
}

/** Ours and bare in turns, after one turn each to get warm. */
async function compare(urls: readonly string[], token: string, callers: number): Promise<Measured[]> {
  const turns = urls.map((): Turn[] => []);
  for (let turn = -1; turn < TURNS; turn += 1) {
    for (const [at, url] of urls.entries()) {
      const measured = await turnOf(url, token, callers);
      if (turn >= 0) turns[at]?.push(measured);
    }
  }
  return turns.map((all) => {
    const took = all.flatMap((turn) => turn.took);
    const perSecond = median(all.map((turn) => turn.perSecond));
    return { p50: quantile(took, 0.5), p99: quantile(took, 0.99), perSecond };
  });
}

const pair = ([ours, bare]: Measured[], value: (of: Measured) => string) =>
  ours && bare ? `${value(ours)} / ${value(bare)}` : '';

async function bench(orders: number): Promise<void> {
  await withProduct(
    (client) => fillBooks(client, orders),
    async ({ api, token, databaseUrl }) => {
      const port = await freePort();
      const bare = await started('bench/bare-server.ts', [databaseUrl, String(port)], {}, 'ready');
      console.log(`\n${orders} orders, ours / bare\n`);
      console.log('| | p50 | p99 | per second | ratio | sixteen callers, per second | ratio |');
      console.log('|---|---|---|---|---|---|---|');
      try {
        for (const wanted of casesOf(orders)) {
          const urls = [`${api}${wanted.product}`, `http://127.0.0.1:${port}${wanted.bare}`] as const;
          await check(...urls, token);
          const one = await compare(urls, token, 1);
          const many = await compare(urls, token, 16);
          const [slower] = one.map(({ p50 }) => p50 / (one[1]?.p50 ?? 1));
          const [fewer] = many.map(({ perSecond }) => (many[1]?.perSecond ?? 1) / perSecond);
          console.log(
            `| ${wanted.name} | ${pair(one, ({ p50 }) => p50.toFixed(2))} | ${pair(one, ({ p99 }) => p99.toFixed(1))} | ${pair(one, ({ perSecond }) => perSecond.toFixed(0))} | ${slower?.toFixed(2)} | ${pair(many, ({ perSecond }) => perSecond.toFixed(0))} | ${fewer?.toFixed(2)} |`,
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
