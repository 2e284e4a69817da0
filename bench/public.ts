import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { median } from './call.ts';
import { FEATURED, fillSite, SLUG } from './data/fill-site.ts';
import { freePort, started, withProduct } from './product.ts';

/**
 * Measures the calls of the public site beside a bare Fastify route with one statement for the same content, and how long a
 * cache waits to learn that an answer has not changed beside a bare route that always says so. One caller; the calls take turns.
 * `node bench/public.ts [calls]`, by default 2000.
 */
const CALLS = Number(process.argv[2] ?? 2_000);
const WARM_UP = 100;
const PATHS = [
  '/faq',
  '/page',
  `/page/${SLUG}`,
  '/slider',
  '/static-content',
  '/config',
  `/featured-offer/${FEATURED}`,
  '/offer',
];
const agent = new Agent({ keepAlive: true });

interface Asked {
  status: number;
  etag: string | undefined;
  bytes: number;
  took: number;
}

function ask(url: string, etag?: string): Promise<Asked> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: etag ? { 'if-none-match': etag } : {} }, (response) => {
      let bytes = 0;
      response.on('data', (piece: Buffer) => {
        bytes += piece.length;
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          etag: response.headers.etag,
          bytes,
          took: performance.now() - began,
        }),
      );
    }).on('error', reject);
  });
}

/** The medians of several calls that take turns, in milliseconds; refuses another status than the one that is expected. */
async function measured(
  turns: { url: string; etag?: string | undefined; status: number }[],
): Promise<number[]> {
  const times = turns.map((): number[] => []);
  for (let at = -WARM_UP; at < CALLS; at += 1)
    for (const [nth, { url, etag, status }] of turns.entries()) {
      const answered = await ask(url, etag);
      if (answered.status !== status) throw new Error(`${url} answered ${answered.status}`);
      if (at >= 0) times[nth]?.push(answered.took);
    }
  return times.map(median);
}

const beside = (one = 0, other = 0) =>
  `${one.toFixed(2)} | ${other.toFixed(2)} | ${(one / other).toFixed(2)}`;

await withProduct(
  async () => {},
  async (product) => {
    await fillSite(product);
    const { api, databaseUrl } = product;
    const port = await freePort();
    const script = join(import.meta.dirname, 'bare/bare-site.ts');
    const bare = await started(script, [databaseUrl, String(port)], {}, 'ready');
    try {
      const address = `http://127.0.0.1:${port}`;
      console.log(
        '| answer | kB | 200 | bare | ours / bare | 304 | bare 304 | ours / bare |\n|---|---|---|---|---|---|---|---|',
      );
      for (const path of PATHS) {
        const { bytes } = await ask(api + path);
        const [ours, plain] = await measured([
          { url: api + path, status: 200 },
          { url: address + path, status: 200 },
        ]);
        const { etag } = await ask(api + path);
        const row = `| ${path} | ${(bytes / 1_000).toFixed(0)} | ${beside(ours, plain)}`;
        if (etag === undefined) {
          console.log(`${row} | | | |`);
          continue;
        }
        const [same, bareSame] = await measured([
          { url: api + path, etag, status: 304 },
          { url: `${address}/same`, etag, status: 304 },
        ]);
        console.log(`${row} | ${beside(same, bareSame)} |`);
      }
    } finally {
      agent.destroy();
      bare.kill();
    }
  },
);
