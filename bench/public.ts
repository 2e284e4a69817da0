import { Agent, get } from 'node:http';
import Fastify from 'fastify';
import { median } from './call.ts';
import { withProduct } from './product.ts';

/**
 * What a cache waits for until it knows that a public answer has not changed, beside a bare Fastify route that always says so, and
 * the same answer when the cache does not have it. One caller; the three take turns. `node bench/public.ts [calls]`, by default 5000.
 */
const CALLS = Number(process.argv[2] ?? 5_000);
const agent = new Agent({ keepAlive: true });

function ask(url: string, etag?: string): Promise<{ status: number; etag: string; took: number }> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: etag ? { 'if-none-match': etag } : {} }, (response) => {
      response.resume().on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          etag: String(response.headers.etag),
          took: performance.now() - began,
        }),
      );
    }).on('error', reject);
  });
}

await withProduct(
  async () => {},
  async ({ api }) => {
    const bare = Fastify();
    bare.get('/same', async (_, reply) =>
      reply.headers({ etag: 'W/"1"', 'cache-control': 'no-cache' }).status(304).send(),
    );
    const address = await bare.listen({ port: 0, host: '127.0.0.1' });
    console.log('| answer | 304, ms | bare 304, ms | ours / bare | 200, ms |\n|---|---|---|---|---|');
    for (const path of ['/faq', '/page', '/slider', '/static-content', '/config']) {
      const { etag } = await ask(api + path);
      const times = { ours: [] as number[], bare: [] as number[], whole: [] as number[] };
      for (let at = 0; at < CALLS; at += 1) {
        const ours = await ask(api + path, etag);
        if (ours.status !== 304) throw new Error(`${path} answered ${ours.status}`);
        times.ours.push(ours.took);
        times.bare.push((await ask(`${address}/same`, etag)).took);
        if (at % 10 === 0) times.whole.push((await ask(api + path)).took);
      }
      const [ours, plain, whole] = [times.ours, times.bare, times.whole].map(median) as [
        number,
        number,
        number,
      ];
      console.log(
        `| ${path} | ${ours.toFixed(2)} | ${plain.toFixed(2)} | ${(ours / plain).toFixed(2)} | ${whole.toFixed(2)} |`,
      );
    }
    await bare.close();
  },
);
