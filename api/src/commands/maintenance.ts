import { existsSync } from 'node:fs';
import pg from 'pg';
import { reachDatabase } from '../platform/database/availability/reach-database.ts';
import { runningEmbeddedUrl } from '../platform/embedded-postgres/running-embedded-url.ts';
import { readEnvironment } from '../platform/environment.ts';
import { StopReason } from '../platform/process/stop-reason.ts';

/**
 * `npm run maintenance -- on` starts system maintenance: all servers answer every call except health with 503 and the texts of
 * the settings, within a second. `off` ends it.
 */
const wanted = process.argv[2];
if (wanted !== 'on' && wanted !== 'off') {
  console.error('Say `npm run maintenance -- on` or `npm run maintenance -- off`.');
  process.exit(1);
}

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const environment = readEnvironment(process.env);
  const url = environment.databaseUrl ?? runningEmbeddedUrl(environment.dataDir);
  if (!url) {
    throw new StopReason(
      'No server is running on this data directory. Start it with SYSTEM_MAINTENANCE=1 instead.',
    );
  }
  await reachDatabase(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client
    .query('UPDATE site_settings SET system_maintenance = $1', [wanted === 'on'])
    .finally(() => client.end());
  console.log(`System maintenance is ${wanted}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
