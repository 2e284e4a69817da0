/** Serves the example, and passes /api to the server: `node examples/site/serve.ts`. */
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { pageHeaders } from './page-policy.ts';

interface Options {
  port: number;
  /** The address of the server. */
  api: string;
}

export async function serveExample({ port, api }: Options): Promise<ViteDevServer> {
  const server = await createServer({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    cacheDir: join(import.meta.dirname, '../../node_modules/.cache/example-site'),
    optimizeDeps: { include: ['zod'] },
    server: { port, strictPort: true, headers: pageHeaders, proxy: { '/api': api } },
  });
  return server.listen();
}

if (import.meta.main) {
  const { EXAMPLE_PORT = '5180', API_ADDRESS = 'http://127.0.0.1:3000' } = process.env;
  await serveExample({ port: Number(EXAMPLE_PORT), api: API_ADDRESS });
  console.log(`The example is at http://localhost:${EXAMPLE_PORT}`);
}
