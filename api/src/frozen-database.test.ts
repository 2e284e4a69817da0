/** @module-tag essential */
import { join } from 'node:path';
import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import { createSeries, listSeries } from '@share/contract/areas/series/series.endpoints.ts';
import { expect, it, onTestFinished } from 'vitest';
import { openSession } from './areas/sessions/sign-in.ts';
import { systemContext } from './platform/context.ts';
import { migrate } from './platform/database/migrate.ts';
import { postgresProcesses } from './platform/embedded-postgres/postgres-processes.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start-embedded-postgres.ts';
import { readEnvironment } from './platform/environment.ts';
import { buildApp, openServices, prepareData } from './server.ts';
import { aUser } from './testing/people.ts';
import { aSeriesInput } from './testing/series.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { caller } from './testing/test-app.ts';

/** The statement timeout of 10 s, 2 s more for the database to report it, and a reserve for a busy machine. */
const LONGEST = 30_000;

it('R28, R31 while the database is frozen, calls end with an error code and readiness fails at once; afterwards calls succeed again', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const database = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const environment = readEnvironment({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: '0' });
  await migrate(database.url);
  const { services, close } = openServices(environment, database.url);
  await prepareData(services);
  const app = await buildApp(services);
  const cluster = join(dataDir, 'postgres/cluster');
  const signal = (name: NodeJS.Signals) => {
    for (const pid of postgresProcesses(cluster)) {
      try {
        process.kill(pid, name);
      } catch (error) {
        // A process whose connection was closed meanwhile needs no signal.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  };
  onTestFinished(async () => {
    signal('SIGCONT');
    await app.http.close();
    await close();
    await database.stop();
  });
  const context = systemContext(services);
  const { accessToken } = await openSession(context, await aUser(context, { isSuperAdmin: true }));
  const call = caller(app, accessToken);
  const timed = async <Answer>(answer: Promise<Answer>) => {
    const began = performance.now();
    return { answer: await answer, milliseconds: performance.now() - began };
  };
  const readiness = () => app.http.inject({ method: 'GET', url: '/api/health/ready' });
  expect((await call(listSeries)).status).toBe(200);
  expect((await readiness()).statusCode).toBe(200);

  signal('SIGSTOP');
  const [ready, ...answers] = await Promise.all([
    timed(readiness()),
    timed(call(listSeries)),
    timed(call(listOrders)),
    timed(call(createSeries, { body: aSeriesInput() })),
  ]);
  expect(ready.answer.statusCode).toBe(503);
  // Readiness is answered at once: long before any call, which waits for its statement.
  expect(ready.milliseconds).toBeLessThan(Math.min(...answers.map(({ milliseconds }) => milliseconds)) / 2);
  for (const { answer, milliseconds } of answers) {
    const { status, codes, headers } = answer;
    expect([status, codes]).toEqual([504, ['DATABASE_UNAVAILABLE']]);
    expect(headers['retry-after']).toBe('2');
    expect(milliseconds).toBeLessThan(LONGEST);
  }

  signal('SIGCONT');
  await expect.poll(async () => (await call(listSeries)).status).toBe(200);
  expect((await readiness()).statusCode).toBe(200);
});
