import { fillBooks } from './data/fill-books.ts';
import { fillReceipts } from './data/fill-receipts.ts';
import { megabytes, memoryOf } from './memory.ts';
import { type Product, withProduct } from './product.ts';

/**
 * Saves the books of a month with that many transactions: how long that takes, how large the file is, and how much memory the server
 * needs beyond what it has before. The aims are 10 s and 200 MB.
 * `node bench/month.ts [transactions of the month] [orders]`, by default 100000 of 300000.
 */
const MONTH = '2026-06';
const ROUNDS = 3;
const BETWEEN_LOOKS = 100;

async function measure(product: Product): Promise<void> {
  const headers = { authorization: `Bearer ${product.token}` };
  const before = await memoryOf(product);
  let most = before;
  const began = performance.now();
  const looking = setInterval(async () => {
    most = Math.max(most, await memoryOf(product));
  }, BETWEEN_LOOKS);
  const answer = await fetch(`${product.api}/admin/transaction/books-of-month?month=${MONTH}`, { headers });
  if (!answer.ok || !answer.body) throw new Error(`The month answered ${answer.status}`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.byteLength;
  clearInterval(looking);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(`| ${seconds} | ${megabytes(bytes)} | ${megabytes(before)} | ${megabytes(most - before)} |`);
}

const [inMonth = 100_000, orders = 300_000] = process.argv.slice(2).map(Number);
await withProduct(
  async (client) => {
    await fillBooks(client, orders);
    await fillReceipts(client, MONTH, inMonth);
  },
  async (product) => {
    console.log(
      `${inMonth} transactions of ${orders}\n| all, s | MB | memory before, MB | more, MB |\n|---|---|---|---|`,
    );
    for (let round = 0; round < ROUNDS; round += 1) await measure(product);
  },
);
