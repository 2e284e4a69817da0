import { deepStrictEqual } from 'node:assert';
import autocannon from 'autocannon';
import { DEFAULT_PAGE_SIZE, type ListAnswer } from '../contract/src/shared/lists/list.ts';
import type { ListTotals } from '../contract/src/shared/lists/list-totals.ts';
import { type ListCase, listCases } from './bare/list-cases.ts';
import { agent, call, median, takeTurns } from './call.ts';
import { fillBooks } from './data/fill-books.ts';
import { freePort, type Product, started, withProduct } from './product.ts';

/**
 * Measures the lists of orders, transactions, investments and users: without filters, with every filter and in every order in
 * both directions, the first page and the last, and the totals where money is listed, compared with a bare route with the best
 * SQL. Each call of the product is followed by one of the bare route, whose answer must have the same rows and total. Then the
 * first pages again for sixteen callers. `node bench/lists.ts [orders ...] [part of a case ...]`, by default 1000000 and all
 * cases; `node bench/lists.ts users waits` measures those whose names have one of these parts.
 */

const lists = process.argv.slice(2).filter((asked) => Number.isNaN(Number(asked)));
const isAsked = ({ name }: ListCase) => lists.length === 0 || lists.some((part) => name.includes(part));

interface Bare {
  items: { id: number }[];
  totalItems: number;
}

interface Addresses {
  product: string;
  bare: string;
}

/** Throws if the two answers differ. */
async function check({ product, bare }: Addresses, token: string): Promise<number> {
  const { data } = JSON.parse((await call(product, token)).body) as { data: ListAnswer<{ id: number }> };
  const best = JSON.parse((await call(bare, token)).body) as Bare;
  const { totalItems } = data.pagination;
  deepStrictEqual(
    { ids: data.items.map(({ id }) => id), totalItems },
    { ids: best.items.map(({ id }) => id), totalItems: best.totalItems },
  );
  return totalItems;
}

/** Throws if the numbers of rows differ; the product leaves tabs out where a search finds many people. */
async function checkTotals({ product, bare }: Addresses, token: string): Promise<void> {
  const { data } = JSON.parse((await call(product, token)).body) as { data: ListTotals };
  const best = JSON.parse((await call(bare, token)).body) as { tab: string; rows: number }[];
  const rows = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
  if (data.tabs) {
    const ours = Object.values(data.tabs).map((tab) => tab.rows);
    deepStrictEqual(rows(ours), rows(best.map((tab) => tab.rows)));
  }
}

async function compare(name: string, { product, bare }: Addresses, token: string): Promise<void> {
  const [ours, theirs] = await takeTurns(product, bare, token);
  const [one, other] = [median(ours), median(theirs)];
  console.log(`| ${name} | ${one.toFixed(1)} | ${other.toFixed(1)} | ${(one / other).toFixed(2)} |`);
}

/** Requests per second of sixteen callers, alternating every two seconds. */
async function compareCrowded(name: string, { product, bare }: Addresses, token: string): Promise<void> {
  const perSecond = async (url: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const { non2xx, errors, requests } = await autocannon({ url, connections: 16, duration: 2, headers });
    if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} times`);
    return requests.average;
  };
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    ours.push(await perSecond(product));
    theirs.push(await perSecond(bare));
  }
  const [one, other] = [median(ours), median(theirs)];
  console.log(`| ${name} | ${Math.round(one)} | ${Math.round(other)} | ${(other / one).toFixed(2)} |`);
}

async function measure(listCase: ListCase, { api, token }: Product, bare: string): Promise<void> {
  const first = { product: `${api}${listCase.product}`, bare: `${bare}/first` };
  const total = await check(first, token);
  await compare(`${listCase.name}, first page`, first, token);
  if (listCase.totals) {
    const totals = { product: `${api}${listCase.totals.product}`, bare: `${bare}/totals` };
    await checkTotals(totals, token);
    await compare(`${listCase.name}, totals`, totals, token);
  }
  const pageNumber = Math.ceil(total / DEFAULT_PAGE_SIZE);
  if (pageNumber < 2) return;
  const last = { product: `${first.product}&pagination[pageNumber]=${pageNumber}`, bare: `${bare}/last` };
  await check(last, token);
  await compare(`${listCase.name}, last page (${pageNumber})`, last, token);
}

async function bench(orders: number): Promise<void> {
  await withProduct(
    (client) => fillBooks(client, orders),
    async (product) => {
      const port = await freePort();
      const bare = await started(
        'bench/bare/bare-server.ts',
        [product.databaseUrl, String(port)],
        {},
        'ready',
      );
      const at = `http://127.0.0.1:${port}`;
      try {
        console.log(
          `\n${orders} orders; milliseconds (medians)\n\n| list | ours | bare | ours / bare |\n|---|---|---|---|`,
        );
        for (const [number, listCase] of listCases.entries())
          if (isAsked(listCase)) await measure(listCase, product, `${at}/list/${number}`);
        console.log(
          '\n| sixteen callers | ours per second | bare per second | bare / ours |\n|---|---|---|---|',
        );
        for (const [number, listCase] of listCases.entries()) {
          if (!isAsked(listCase)) continue;
          const { name, product: path } = listCase;
          const first = { product: `${product.api}${path}`, bare: `${at}/list/${number}/first` };
          if (name.endsWith(', all')) await compareCrowded(name, first, product.token);
        }
      } finally {
        bare.kill();
        agent.destroy();
      }
    },
  );
}

const numbers = process.argv.slice(2).flatMap((asked) => Number(asked) || []);
for (const orders of numbers.length > 0 ? numbers : [1_000_000]) await bench(orders);
