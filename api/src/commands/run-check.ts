import { existsSync } from 'node:fs';
import { type Db, openDb, openPool } from '../platform/database/database.ts';
import { runningEmbeddedUrl } from '../platform/embedded-postgres/running-embedded-url.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';

const BROKEN = 1;
const UNCHECKED = 2;

type Check = (db: Db, environment: Environment) => Promise<boolean>;

/**
 * Checks the database of a running server, on one connection, and sets the exit status: 0 if all is right, 1 if it is not; 2, with
 * the reason below `failed`, if it could not be checked.
 */
export async function runCheck(failed: string, isRight: Check): Promise<void> {
  try {
    process.exitCode = (await onDatabase(isRight)) ? 0 : BROKEN;
  } catch (error) {
    console.error(`${failed}: ${error instanceof Error ? reasonOf(error) : error}`);
    process.exitCode = UNCHECKED;
  }
}

async function onDatabase(isRight: Check): Promise<boolean> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const environment = readEnvironment(process.env);
  const databaseUrl = environment.databaseUrl ?? runningEmbeddedUrl(environment.dataDir);
  if (!databaseUrl) throw new Error('no server is running on this data directory. Start it first.');
  const pool = openPool(databaseUrl, () => {}, { size: 1 });
  try {
    return await isRight(openDb(pool), environment);
  } finally {
    await pool.end();
  }
}

/** The error of the database is in the cause. */
function reasonOf({ message, cause }: Error): string {
  return (cause instanceof Error ? cause.message : message) || 'the database does not answer.';
}
