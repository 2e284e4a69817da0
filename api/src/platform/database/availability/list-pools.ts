import type pg from 'pg';
import type { Services } from '../../context.ts';
import { openPool, type PlanMode } from '../database.ts';
import { databaseProbe } from './database-probe.ts';

/** Lists have separate connections, so that slow lists do not delay verbs (R3). */
const FOR_LISTS = { size: 6, statementSeconds: 5 };
const EVERY_MILLISECONDS = 2_000;

type Readers = Services['readers'];
interface ListPools {
  readers: Readers;
  close: () => Promise<void>;
}
interface Addresses {
  databaseUrl: string;
  replicaUrl: string | undefined;
}

/**
 * Opens the pools of the lists, one for each plan mode. With a replica, they read from it while it answers, and from the
 * primary while it does not; each change is logged. The replica is asked every two seconds, and at once when one of its
 * connections breaks.
 */
export function openListPools(
  { databaseUrl, replicaUrl }: Addresses,
  log: Services['log'],
  onError: (error: Error) => void,
): ListPools {
  const primary = openPools(databaseUrl, onError);
  if (replicaUrl === undefined) return { readers: primary, close: () => endAll(primary) };

  const probe = databaseProbe(replicaUrl);
  const replica = openPools(replicaUrl, (error) => {
    onError(error);
    void ask();
  });
  let isReplicaUsed: boolean | null = null;
  const use = (isAnswering: boolean, error?: unknown) => {
    if (isAnswering === isReplicaUsed) return;
    isReplicaUsed = isAnswering;
    if (isAnswering) log.info('the replica answers: lists are read from it');
    else
      log.error(
        { err: error },
        'the replica (DATABASE_REPLICA_URL) does not answer: lists are read from the primary',
      );
  };
  const ask = () =>
    probe().then(
      () => use(true),
      (error: unknown) => use(false, error),
    );
  const asking = setInterval(() => void ask(), EVERY_MILLISECONDS);
  void ask();

  const now = (plans: PlanMode) => (isReplicaUsed ? replica : primary)[plans];
  return {
    readers: {
      get generic() {
        return now('generic');
      },
      get custom() {
        return now('custom');
      },
    },
    close: async () => {
      clearInterval(asking);
      await Promise.all([endAll(primary), endAll(replica)]);
    },
  };
}

function openPools(url: string, onError: (error: Error) => void): Readers {
  const open = (plans: PlanMode) => openPool(url, onError, { ...FOR_LISTS, plans });
  return { generic: open('generic'), custom: open('custom') };
}

const endAll = async (pools: Record<PlanMode, pg.Pool>): Promise<void> =>
  void (await Promise.all(Object.values(pools).map((pool) => pool.end())));
