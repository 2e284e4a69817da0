import { call, quantile } from './call.ts';
import { fillBooks } from './fill-books.ts';
import { withProduct } from './product.ts';

/**
 * Finds records of every kind as people type them, with one caller. The aim is 150 ms.
 * `node bench/find.ts [orders]`, by default 1000000.
 */
const CALLS = 30;
const TEXTS = [
  '500000',
  'Zamówienie nr 77',
  'kowalski',
  'jan kow',
  'investor4711',
  'gmail',
  '2874',
  'oferta 7',
  'xyzzy',
];

const orders = Number(process.argv[2] ?? 1_000_000);
await withProduct(
  (client) => fillBooks(client, orders),
  async ({ api, token }) => {
    console.log(`${orders} orders\n| text | median, ms | 95 %, ms |\n|---|---|---|`);
    for (const text of TEXTS) {
      const took: number[] = [];
      for (let at = 0; at < CALLS; at += 1)
        took.push((await call(`${api}/admin/find?text=${encodeURIComponent(text)}`, token)).took);
      console.log(`| ${text} | ${quantile(took, 0.5).toFixed(0)} | ${quantile(took, 0.95).toFixed(0)} |`);
    }
  },
);
