import { call, quantile } from './call.ts';
import { fillBooks } from './data/fill-books.ts';
import { withProduct } from './product.ts';

/**
 * Reads the home screen, and finds records of every kind as people type them, with one caller. The aims are 50 ms for home and
 * 150 ms for finding. `node bench/home-and-find.ts [orders]`, by default 1000000.
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
    console.log(`${orders} orders\n| | median, ms | 95 %, ms |\n|---|---|---|`);
    const measure = async (name: string, path: string) => {
      const took: number[] = [];
      for (let at = 0; at < CALLS; at += 1) took.push((await call(`${api}${path}`, token)).took);
      console.log(`| ${name} | ${quantile(took, 0.5).toFixed(0)} | ${quantile(took, 0.95).toFixed(0)} |`);
    };
    await measure('home', '/admin/home');
    for (const text of TEXTS) await measure(`find ${text}`, `/admin/find?text=${encodeURIComponent(text)}`);
  },
);
