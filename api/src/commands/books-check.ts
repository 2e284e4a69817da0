import { existsSync } from 'node:fs';
import { invariants } from '../areas/ledger/books-check/books-check.invariants.ts';
import { inWords, runBooksCheck } from '../areas/ledger/books-check/run-books-check.ts';
import { openDb, openPool } from '../platform/database/database.ts';
import { runningEmbeddedUrl } from '../platform/embedded-postgres/running-embedded-url.ts';
import { readEnvironment } from '../platform/environment.ts';

/**
 * `npm run books:check` prints every row that breaks an invariant of the books. It changes nothing and may run while servers
 * run. Exit status 0: the books are right; 1: an invariant is broken; 2: the books could not be checked.
 */
const WRONG = 1;
const UNCHECKED = 2;

try {
  process.exitCode = await check();
} catch (error) {
  console.error(`The books could not be checked: ${error instanceof Error ? reasonOf(error) : error}`);
  process.exitCode = UNCHECKED;
}

async function check(): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const environment = readEnvironment(process.env);
  const databaseUrl = environment.databaseUrl ?? runningEmbeddedUrl(environment.dataDir);
  if (!databaseUrl) throw new Error('no server is running on this data directory. Start it first.');
  const pool = openPool(databaseUrl, () => {}, { size: 1 });
  try {
    const found = await runBooksCheck(openDb(pool));
    for (const { id, holds, rows } of found) {
      console.log(`${id} is broken: ${holds}`);
      for (const row of rows) console.log(`  ${inWords(row)}`);
    }
    console.log(
      found.length === 0
        ? `The books are right: ${invariants.length} invariants hold.`
        : `The books are wrong: ${found.length} of ${invariants.length} invariants are broken.`,
    );
    return found.length === 0 ? 0 : WRONG;
  } finally {
    await pool.end();
  }
}

/** The error of the database is in the cause. */
function reasonOf({ message, cause }: Error): string {
  return (cause instanceof Error ? cause.message : message) || 'the database does not answer.';
}
