import './platform/database/quick-drizzle.ts';
import { existsSync } from 'node:fs';
import { reachDatabase } from './platform/database/availability/reach-database.ts';
import { lastBefore, migrate } from './platform/database/migrate.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start-embedded-postgres.ts';
import { type Environment, readEnvironment } from './platform/environment.ts';
import { assertPortFree, explainListen } from './platform/process/port.ts';
import { type Leave, live, type OnLeave } from './platform/process/process-life.ts';
import { StopReason } from './platform/process/stop-reason.ts';

// Together these must stay below the 15 seconds that a stop may take.
const serverMayDrain = 9_000;
const databaseMayClose = 5_000;

live(async (onLeave, leave) => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const environment = readEnvironment(process.env);
  await assertPortFree(environment.host, environment.port);
  // Imported here, not above: loading the server's many files takes as long as starting the database, so both run in parallel.
  const loading = import('./server.ts');
  loading.catch(() => {}); // A failure is handled at `await loading`, when the database is running and can be stopped.
  const databaseUrl = await openDatabase(environment, onLeave, leave);
  await migrate(databaseUrl);
  const { startServer } = await loading;
  const server = await startServer({ environment, databaseUrl }).catch((error: unknown) => {
    throw explainListen(error, environment.host, environment.port);
  });
  onLeave(() => server.close(), serverMayDrain);
  greet(environment, server.address);
});

async function openDatabase(environment: Environment, onLeave: OnLeave, leave: Leave): Promise<string> {
  const { dataDir, databaseUrl } = environment;
  if (databaseUrl) {
    await reachDatabase(databaseUrl);
    return databaseUrl;
  }
  const mayStart = new AbortController();
  const starting = startEmbeddedPostgres({
    dataDir,
    signal: mayStart.signal,
    log: (sentence) => console.error(sentence),
    stateToBackUp: lastBefore,
    onLost(reason) {
      console.error('PostgreSQL ended and could not be started again.', reason);
      leave(1);
    },
  });
  // Registered before the database has started, because creating the files of a new database takes long on a busy machine.
  onLeave(async () => {
    mayStart.abort(new StopReason('The server was asked to stop.'));
    await starting.then(
      (postgres) => postgres.stop(),
      () => {}, // The database has not started, so there is nothing to stop.
    );
  }, databaseMayClose);
  return (await starting).url;
}

/** Prints the address that users open: saved passwords of the browser and links in e-mails belong to it. */
function greet({ demo, port, publicUrl }: Environment, address: string): void {
  const isPublic = publicUrl !== `http://localhost:${port}`;
  const shown = port === 0 ? `http://localhost:${new URL(address).port}` : publicUrl;
  console.log(`\nThe back office is at ${isPublic ? `${publicUrl} (this server: ${address})` : shown}`);
  if (!demo) return;
  console.log('Demo accounts, made when the database was empty:');
  console.log('  admin@example.com     Admin1234     super admin');
  console.log('  editor@example.com    Editor1234    administrator who edits content');
  console.log('  investor@example.com  Investor1234  investor, who may not sign in here');
}
