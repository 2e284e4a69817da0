import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

interface MuteMailServer {
  url: string;
  port: number;
  /** Closes all connections and the server. */
  close: () => Promise<void>;
}

/** A mail server that accepts every connection and never answers: the worst kind of outage, because clients must wait. */
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
