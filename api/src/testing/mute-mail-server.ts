import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

interface MuteMailServer {
  url: string;
  port: number;
  /** Hangs up on everybody. */
  close: () => Promise<void>;
}

/** A mail server that takes every call and never says a word: the worst way to be down. */
export async function aMuteMailServer(): Promise<MuteMailServer> {
  const callers = new Set<Socket>();
  const server = createServer((socket) => {
    callers.add(socket);
    socket.on('error', () => {}).on('close', () => callers.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    close: async () => {
      for (const socket of callers) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
