import { sql } from 'drizzle-orm';
import type { Services } from '../platform/context.ts';
import { allowSeconds } from '../platform/database/database.ts';
import { every, type Job } from './every.ts';

const EVERY_TEN_SECONDS = 10_000;
const A_MINUTE = 60;
/** The function `recount_lists` of the database takes the same lock. */
const FOLD_LOCK = 7_206;

/**
 * Adds the changes of orders and transactions since the last call to the stored counts, in one transaction, unless another
 * process is doing it. Nobody waits for it: writers only add to `list_changes`, and readers see the changes before or after.
 */
export const foldListChanges = ({ db }: Pick<Services, 'db'>): Promise<void> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(${FOLD_LOCK}) AS mine`,
    );
    if (!rows[0]?.mine) return;
    await allowSeconds(tx, A_MINUTE);
    await tx.execute(sql`SELECT fold_list_changes()`);
  });

/** Folds the counts of lists now and every ten seconds, in one process at a time. */
export const startFolding = (services: Services): Job =>
  every(
    EVERY_TEN_SECONDS,
    () => foldListChanges(services),
    (error) => services.log.error({ err: error }, 'the counts of lists could not be folded'),
  );
