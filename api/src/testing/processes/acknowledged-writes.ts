// A minimal server for tests that kill it: opens the embedded database, writes rows one after the other, and prints the
// number of each row as soon as the database has acknowledged it.
import pg from 'pg';
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/start-embedded-postgres.ts';

const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: console.error });
process.once('SIGTERM', async () => {
  await postgres.stop();
  process.exit(0);
});
const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
pool.on('error', () => {}); // The database is killed too; the next write connects again.
await pool.query('CREATE TABLE IF NOT EXISTS numbers (number integer PRIMARY KEY)');
const { rows } = await pool.query<{ highest: number }>(
  'SELECT coalesce(max(number), 0) AS highest FROM numbers',
);
console.log('ready');

for (let number = (rows[0]?.highest ?? 0) + 1; ; number += 1) {
  try {
    await pool.query('INSERT INTO numbers VALUES ($1)', [number]);
    console.log(`wrote ${number}`);
  } catch {
    await new Promise((resolve) => setImmediate(resolve)); // It is unknown whether the row was stored: try the next number.
  }
}
