import { fillBooks } from './data/fill-books.ts';
import { megabytes, memoryOf } from './memory.ts';
import { type Product, withProduct } from './product.ts';

/**
 * Exports all orders in both formats: how long that takes, how large the file is, how much memory the server needs beyond
 * what it has before, and how long a page of the same list takes meanwhile.
 * `node bench/exports.ts [orders]`, by default 1000000.
 */
const COLUMNS = [
  'id',
  'userName',
  'userEmail',
  'offer',
  'date',
  'quantity',
  'status',
  'rejection',
  'refund',
  'amount',
];
const BETWEEN_LOOKS = 250;

async function measure(product: Product, format: 'xlsx' | 'csv', order: string): Promise<void> {
  const headers = { authorization: `Bearer ${product.token}`, 'content-type': 'application/json' };
  const before = await memoryOf(product);
  let most = before;
  let slowest = 0;
  const began = performance.now();
  const looking = setInterval(async () => {
    most = Math.max(most, await memoryOf(product));
    const asked = performance.now();
    await (await fetch(`${product.api}/admin/order`, { headers })).arrayBuffer();
    slowest = Math.max(slowest, performance.now() - asked);
  }, BETWEEN_LOOKS);
  const answer = await fetch(
    `${product.api}/admin/order/export?order[${order}][column]=${order}&order[${order}][direction]=ASC`,
    {
      method: 'POST',
      headers,
      body: JSON.stringify({ format, columns: COLUMNS.map((name) => ({ name, header: name })) }),
    },
  );
  if (!answer.ok || !answer.body) throw new Error(`The export answered ${answer.status}`);
  let bytes = 0;
  let first = 0;
  for await (const chunk of answer.body) {
    first ||= performance.now() - began;
    bytes += chunk.byteLength;
  }
  clearInterval(looking);
  const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);
  console.log(
    `| ${format}, by ${order} | ${seconds(first)} | ${seconds(performance.now() - began)} | ${megabytes(bytes)} | ${megabytes(before)} | ${megabytes(most - before)} | ${slowest.toFixed(0)} |`,
  );
}

const orders = Number(process.argv[2] ?? 1_000_000);
await withProduct(
  (client) => fillBooks(client, orders),
  async (product) => {
    console.log(
      `${orders} orders\n| file | first byte, s | all, s | MB | memory before, MB | more, MB | slowest page meanwhile, ms |`,
    );
    for (const order of ['date', 'userEmail'])
      for (const format of ['csv', 'xlsx'] as const) await measure(product, format, order);
  },
);
