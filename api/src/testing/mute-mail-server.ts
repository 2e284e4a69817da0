import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A mail server that takes every call and never says a word: the worst way to be down. */
export async function aMuteMailServer(): Promise<{ url: string; close: () => void }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
