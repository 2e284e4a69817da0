import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { kill, type Victims } from '../../testing/kill.ts';
import { runProcess } from '../../testing/processes.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

const writer = join(import.meta.dirname, '../../testing/acknowledged-writes.ts');

describe('R32 kill -9 at any moment', () => {
  it.each<Victims>(['the server', 'the database', 'both'])(
    'of %s loses nothing that was acknowledged',
    async (victims) => {
      const dataDir = join(temporaryFolder(), 'data');
      const acknowledged: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const server = runProcess(writer, [dataDir], {}, '/');
        await server.says('wrote');
        await wait(Math.random() * 300);
        kill(victims, server, dataDir);
        if (victims === 'the database') {
          await server.says('started again');
          server.child.kill('SIGTERM');
        }
        await server.exit;
        acknowledged.push(...numbersIn(server.output()));
      }
      expect(acknowledged.length).toBeGreaterThan(0);
      const kept = await readNumbers(dataDir);
      expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
    },
  );

  it('while the database is being made leaves nothing that the next start stumbles over', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    for (let round = 0; round < 4; round += 1) {
      const server = runProcess(writer, [dataDir], {}, '/');
      await wait(50 + Math.random() * 900);
      server.child.kill('SIGKILL');
      await server.exit;
    }
    const server = runProcess(writer, [dataDir], {}, '/');
    await server.says('wrote');
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
  });
});

function numbersIn(output: string): number[] {
  return [...output.matchAll(/^wrote (\d+)\n/gm)].map(([, number]) => Number(number));
}

async function readNumbers(dataDir: string): Promise<Set<number>> {
  const database = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ number: number }>('SELECT number FROM numbers');
  await client.end();
  await database.stop();
  return new Set(rows.map(({ number }) => number));
}
