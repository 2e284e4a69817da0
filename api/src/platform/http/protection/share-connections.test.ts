import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { openLog } from '../../log.ts';
import { shareConnections } from './share-connections.ts';

const servers: { close: () => void }[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** A server on which a network may have two connections, and what it logs. */
async function aServer(exempt: string[]) {
  const lines: string[] = [];
  const server = createServer();
  shareConnections(server, openLog('warn', { write: (line: string) => void lines.push(line) }), {
    most: 2,
    exempt,
  });
  server.on('connection', (socket) => socket.destroyed || socket.write('hello'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  /** Opens a connection, and says whether the server greeted or closed it. */
  const open = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    const [greeting] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    return { socket, isOpen: String(greeting) === 'hello' };
  };
  return { lines, open };
}

test('a network that has its share of connections gets no more until one of them ends; the log warns once', async () => {
  const { lines, open } = await aServer([]);
  const [first, second] = [await open(), await open()];
  expect([first.isOpen, second.isOpen]).toEqual([true, true]);
  expect([(await open()).isOpen, (await open()).isOpen]).toEqual([false, false]);
  expect(lines).toHaveLength(1);
  first.socket.destroy();
  await expect.poll(async () => (await open()).isOpen).toBe(true);
  second.socket.destroy();
});

test('proxies and this machine have no share of their own', async () => {
  const { lines, open } = await aServer(['loopback']);
  const opened = [await open(), await open(), await open()];
  expect(opened.map(({ isOpen }) => isOpen)).toEqual([true, true, true]);
  expect(lines).toEqual([]);
  for (const { socket } of opened) socket.destroy();
});
