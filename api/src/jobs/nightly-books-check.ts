import { warsawDay } from '@share/contract/shared/dates.ts';
import { isBooksCheckRecorded, recordBooksCheck } from '../areas/ledger/books-check/record-books-check.ts';
import { inWords, runBooksCheck } from '../areas/ledger/books-check/run-books-check.ts';
import type { Services } from '../platform/context.ts';
import { every, type Job } from './every.ts';
import { inOneProcess } from './in-one-process.ts';

const TEN_MINUTES = 600_000;
const HOUR = 3_600_000;
const CHECK_LOCK = 7_205;
/** When a night's check is due, in hours after midnight in Warsaw. */
const DUE = 3;
const MOST_ROWS_IN_LOG = 20;

/** Checks the books unless this night's check is recorded. Records the result for the metrics and logs broken invariants. */
export async function runNightlyBooksCheck(services: Services): Promise<void> {
  const { db, log, now } = services;
  if (!(await services.isClockRight())) return;
  await inOneProcess(services, CHECK_LOCK, async () => {
    const at = now();
    const night = warsawDay(new Date(at.getTime() - DUE * HOUR));
    if (await isBooksCheckRecorded(db, night)) return;
    const found = await runBooksCheck(db, at);
    await recordBooksCheck(db, night, at, found);
    for (const { id, holds, rows } of found) {
      const some = rows.slice(0, MOST_ROWS_IN_LOG).map(inWords);
      log.error({ invariant: id, holds, violations: rows.length, some }, 'the books are wrong');
    }
    log.info({ night, broken: found.length }, 'the books were checked');
  });
}

/** Runs soon after three in the morning in Warsaw, or when the first process starts after that. */
export const startNightlyBooksCheck = (services: Services): Job =>
  every(
    TEN_MINUTES,
    () => runNightlyBooksCheck(services),
    (error) => services.log.error({ err: error }, 'the books could not be checked'),
  );
