import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { openListPools } from './list-pools.ts';

const app = appForAllTests();

/** An address of its own for the database of the tests, which can be away. */
async function aReplica() {
  const { hostname, port } = new URL(app.databaseUrl);
  const sockets = new Set<Socket>();
  const open = () =>
    createServer((socket) => {
      const onward = connect(Number(port), hostname);
      for (const end of [socket, onward]) {
        sockets.add(end.on('error', () => {}));
        end.on('close', () => [socket, onward].map((each) => each.destroy()));
      }
      socket.pipe(onward).pipe(socket);
    });
  let server = open();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const own = (server.address() as AddressInfo).port;
  const url = new URL(app.databaseUrl);
  url.host = `127.0.0.1:${own}`;
  const die = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(die);
  return {
    url: url.href,
    die,
    comeBack: async () => {
      server = open();
      await once(server.listen(own, '127.0.0.1'), 'listening');
    },
  };
}

function listsOn(replicaUrl: string) {
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line).msg) });
  const pools = openListPools({ databaseUrl: app.databaseUrl, replicaUrl }, log, () => {});
  onTestFinished(pools.close);
  const port = new URL(replicaUrl).port;
  /** Whether a statement of a list goes to the replica. */
  const readsReplica = async () => {
    const { generic } = pools.readers;
    await generic.query('SELECT 1');
    return generic.options.connectionString?.includes(`:${port}/`);
  };
  return { logged, readsReplica };
}

const TAKEN = 'the replica answers: lists are read from it';
const LEFT = 'the replica (DATABASE_REPLICA_URL) does not answer: lists are read from the primary';

it('R40 lists are read from the primary while the replica is away, and from the replica again when it is back', async () => {
  const replica = await aReplica();
  const { readsReplica, logged } = listsOn(replica.url);
  await expect.poll(readsReplica).toBe(true);
  replica.die();
  await expect.poll(() => readsReplica().catch(() => 'refused')).toBe(false);
  await replica.comeBack();
  await expect.poll(readsReplica, { timeout: 10_000 }).toBe(true);
  expect(logged).toEqual([TAKEN, LEFT, TAKEN]);
});

it('R40 lists are read from the primary when the replica is away at the start', async () => {
  const replica = await aReplica();
  replica.die();
  const { readsReplica, logged } = listsOn(replica.url);
  expect(await readsReplica()).toBe(false);
  await expect.poll(() => logged).toEqual([LEFT]);
  await replica.comeBack();
  await expect.poll(readsReplica, { timeout: 10_000 }).toBe(true);
});
