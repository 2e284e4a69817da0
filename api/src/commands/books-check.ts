import { invariants } from '../areas/ledger/books-check/books-check.invariants.ts';
import { inWords, runBooksCheck } from '../areas/ledger/books-check/run-books-check.ts';
import { runCheck } from './run-check.ts';

/**
 * `npm run books:check` prints every row that breaks an invariant of the books. It changes nothing and may run while servers
 * run. Exit status 0: the books are right; 1: an invariant is broken; 2: the books could not be checked.
 */
await runCheck('The books could not be checked', async (db) => {
  const found = await runBooksCheck(db);
  for (const { id, holds, rows } of found) {
    console.log(`${id} is broken: ${holds}`);
    for (const row of rows) console.log(`  ${inWords(row)}`);
  }
  console.log(
    found.length === 0
      ? `The books are right: ${invariants.length} invariants hold.`
      : `The books are wrong: ${found.length} of ${invariants.length} invariants are broken.`,
  );
  return found.length === 0;
});
