import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Refusal } from '../refusal.ts';
import { pagePolicy } from './page-policy.ts';
import type { App } from './serve.ts';

const built = join(import.meta.dirname, '../../../../admin/dist');
const page = join(built, 'index.html');

/** Serves the built back office. Every address without a file gets the page, whose router then shows the screen. */
export async function serveAdmin(
  { http, services: { environment } }: App,
  readGoogleMapsId: () => Promise<string | null>,
): Promise<void> {
  const isBuilt = existsSync(page);
  const scriptHashes = isBuilt ? hashesOfScripts(readFileSync(page, 'utf8')) : [];
  http.addHook('onSend', async (request, reply) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (!type.startsWith('text/html') || request.url.startsWith('/api/')) return;
    // During an outage of the database the page is still served, and reports the outage.
    const googleMapsId = await readGoogleMapsId().catch(() => null);
    reply.headers({
      'content-security-policy': pagePolicy(environment, googleMapsId, scriptHashes),
      // Servers of tiles, videos and maps require the origin of the page; its path stays private.
      'referrer-policy': 'strict-origin',
    });
  });
  if (isBuilt) {
    await http.register(fastifyStatic, {
      root: built,
      wildcard: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        // Vite puts a hash of the content into the names of these files.
        const isNamedByContent = path.includes('/assets/');
        reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  http.setNotFoundHandler((request, reply) => {
    const isScreen =
      request.method === 'GET' && !request.url.startsWith('/api/') && !request.url.startsWith('/assets/');
    if (!isScreen || !isBuilt) throw new Refusal('NOT_FOUND');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}

/** SHA-256 in base64 of each script that is written in the page itself. */
const hashesOfScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  );
