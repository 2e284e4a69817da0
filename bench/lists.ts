import autocannon from 'autocannon';
import { fillBooks } from './fill-books.ts';
import { type Product, started, withProduct } from './product.ts';

/**
 * Measures the orders list and the order detail beside a bare route over the best SQL, in one run, turn by turn.
 * `node bench/lists.ts [orders ...]`, by default 10000 and 1000000.
 */
const SECONDS = 2;
const ROUNDS = 3;
const BARE = 3952;

interface Scenario {
  name: string;
  product: string;
  bare: string;
}

const scenarios = (orders: number): Scenario[] => {
  const distant = Math.min(20_000, Math.floor(orders / 20));
  const [from, to, before] = ['2026-01-01', '2026-06-29', '2026-06-30'];
  return [
    { name: 'first page', product: '/admin/order', bare: '/first-page' },
    {
      name: 'status + 180 days',
      product: `/admin/order?filters[status][value]=completed&filters[date][from]=${from}&filters[date][to]=${to}`,
      bare: `/status-and-dates?status=completed&from=${from}&to=${to}&before=${before}`,
    },
    {
      name: 'e-mail, few matches',
      product: '/admin/order?filters[userEmail][value]=investor99',
      bare: '/e-mail?email=investor99',
    },
    {
      name: `page ${distant}`,
      product: `/admin/order?pagination[pageNumber]=${distant}`,
      bare: `/distant-page?offset=${(distant - 1) * 20}`,
    },
    {
      name: 'one order',
      product: `/admin/order/${Math.floor(orders / 2)}`,
      bare: `/order/${Math.floor(orders / 2)}`,
    },
  ];
};

interface Measured {
  p50: number;
  p99: number;
  perSecond: number;
}

async function measure(url: string, connections: number, token: string): Promise<Measured> {
  const result = await autocannon({
    url,
    connections,
    duration: SECONDS,
    headers: { authorization: `Bearer ${token}` },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} failed ${result.non2xx + result.errors} times`);
  return { p50: result.latency.p50, p99: result.latency.p99, perSecond: result.requests.average };
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const medians = (rounds: Measured[]): Measured => ({
  p50: median(rounds.map((round) => round.p50)),
  p99: median(rounds.map((round) => round.p99)),
  perSecond: median(rounds.map((round) => round.perSecond)),
});

async function compare(scenario: Scenario, connections: number, { api, token }: Product): Promise<void> {
  const product: Measured[] = [];
  const bare: Measured[] = [];
  const urls = {
    product: `${api}${scenario.product}`,
    bare: `http://127.0.0.1:${BARE}${scenario.bare}`,
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    product.push(await measure(urls.product, connections, token));
    bare.push(await measure(urls.bare, connections, token));
  }
  const [ours, theirs] = [medians(product), medians(bare)];
  const cell = (value: number) => String(Math.round(value * 100) / 100).padStart(8);
  console.log(
    `${scenario.name.padEnd(20)} ${String(connections).padStart(2)}  ours ${cell(ours.p50)} ${cell(ours.p99)} ${cell(ours.perSecond)}` +
      `   bare ${cell(theirs.p50)} ${cell(theirs.p99)} ${cell(theirs.perSecond)}   ratio ${cell(theirs.perSecond / ours.perSecond)}`,
  );
}

async function bench(orders: number): Promise<void> {
  await withProduct(
    (client) => fillBooks(client, orders),
    async (product) => {
      const bare = await started('bench/bare-server.ts', [product.databaseUrl, String(BARE)], {}, 'ready');
      try {
        console.log(
          `\n${orders} orders; milliseconds at p50 and p99, requests per second; ratio: how many times faster the bare route is`,
        );
        for (const scenario of scenarios(orders)) {
          for (const connections of [1, 16]) await compare(scenario, connections, product);
        }
      } finally {
        bare.kill();
      }
    },
  );
}

const asked = process.argv.slice(2).map(Number);
for (const orders of asked.length > 0 ? asked : [10_000, 1_000_000]) await bench(orders);
