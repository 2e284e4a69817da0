import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { StopReason } from '../process/stop-reason.ts';
import { isCode } from './is-code.ts';

type Migration = { number: number; name: string; checksum: string; sql: string };

const ownMigrations = join(import.meta.dirname, '../../../migrations');
const lockTimeout = '10s';
const migrationLock = 7_346_501; // any number, the same in every version of the program

/**
 * Brings the database to this program's schema: applies every file NNNN-name.sql that is not applied yet, in order, each in
 * its own transaction. Throws a `StopReason` and changes nothing when the database is newer than the program.
 */
export async function migrate(url: string, folder = ownMigrations): Promise<void> {
  const known = readMigrations(folder);
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // If the connection breaks, the query in progress fails with the same error.
  await client.connect();
  try {
    const applied = await locked(client, async () => {
      await client.query(
        `CREATE TABLE IF NOT EXISTS schema_migrations (
           number integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL,
           applied_at timestamptz NOT NULL DEFAULT now())`,
      );
      return readApplied(client, known);
    });
    for (const migration of known.filter(({ number }) => !applied.has(number))) {
      await locked(client, () => applyOnce(client, migration, known));
    }
  } catch (error) {
    throw error instanceof StopReason ? error : notMigrated(error);
  } finally {
    await client.end();
  }
}

/** The last applied migration of a database that `migrate` would change; null if it is empty or up to date. */
export async function lastBefore(url: string, folder = ownMigrations): Promise<string | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("SELECT to_regclass('schema_migrations') AS there");
    const applied = rows[0]?.there ? await readApplied(client, readMigrations(folder)) : new Set<number>();
    const last = Math.max(0, ...applied);
    return last > 0 && applied.size < readMigrations(folder).length ? String(last).padStart(4, '0') : null;
  } finally {
    await client.end();
  }
}

/** The lock ends with the transaction, so that it also works behind a pooler that assigns connections per transaction. */
async function locked<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN');
  try {
    await client.query(
      "SELECT set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)",
    );
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {}); // The first error has the reason.
    throw error;
  }
}

async function applyOnce(client: pg.Client, migration: Migration, known: Migration[]): Promise<void> {
  // Another process may have applied it meanwhile, and that process may be a newer version.
  const applied = await readApplied(client, known);
  if (applied.has(migration.number)) return;
  try {
    // While a table lock waits, every request for that table waits behind it, so it is better to give up.
    await client.query("SELECT set_config('lock_timeout', $1, true)", [lockTimeout]);
    await client.query(migration.sql);
    await client.query('INSERT INTO schema_migrations (number, name, checksum) VALUES ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ]);
  } catch (error) {
    throw explain(migration, error);
  }
}

async function readApplied(client: pg.Client, known: Migration[]): Promise<Set<number>> {
  const { rows } = await client.query<Omit<Migration, 'sql'>>(
    'SELECT number, name, checksum FROM schema_migrations ORDER BY number',
  );
  for (const row of rows) {
    const own = known.find(({ number }) => number === row.number);
    if (!own) {
      throw new StopReason(
        `The database is newer than this program: it has the migration ${row.name}, which the program does not know; ` +
          'start the version that last used it, or a later one.',
      );
    }
    if (own.checksum !== row.checksum) {
      throw new StopReason(
        `The migration ${own.name} is not the one that this database was made with (there: ${row.name}); ` +
          'a migration is never edited, put the file back and write a new one.',
      );
    }
  }
  return new Set(rows.map(({ number }) => number));
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const migrations = names.map((name) => {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
    if (!number) throw new StopReason(`The migration ${name} must be called NNNN-name.sql.`);
    // Git on Windows may change the line ends; that must not change the checksum.
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { number: Number(number), name, checksum: createHash('sha256').update(sql).digest('hex'), sql };
  });
  migrations.sort((one, other) => one.number - other.number);
  const twice = migrations.find((migration, index) => migration.number === migrations[index - 1]?.number);
  if (twice) throw new StopReason(`Two migrations have the number of ${twice.name}.`);
  return migrations;
}

/** The error for failures outside a migration: a read-only database, or a user without the right to create tables. */
function notMigrated(error: unknown): StopReason {
  const why = error instanceof Error ? error.message : String(error);
  return new StopReason(`The database could not be migrated: ${why}.`, { cause: error });
}

function explain(migration: Migration, error: unknown): StopReason {
  const why = isCode(error, '55P03')
    ? `a table it changes was in use for more than ${lockTimeout}; start again when there is less to do`
    : error instanceof Error
      ? error.message
      : String(error);
  return new StopReason(`The migration ${migration.name} was undone: ${why}.`, { cause: error });
}
