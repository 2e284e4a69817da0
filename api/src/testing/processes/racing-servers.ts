import type { acceptOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { runBooksCheck } from '../../areas/ledger/books-check/run-books-check.ts';
import { openSession } from '../../areas/sessions/sign-in.ts';
import { type Context, systemContext } from '../../platform/context.ts';
import { aUser } from '../people.ts';
import { type Answer, aTestApp, type Caller, type TestApp } from '../test-app.ts';
import { callerAt, serverProcesses } from './server-processes.ts';

const DAY = 86_400_000;

interface Racing {
  /** The application in the process of the tests, for preparing and looking up data. */
  app: TestApp;
  /** One user on two server processes with one database. */
  staff: Caller;
  elsewhere: Caller;
  /** The job that expires orders, in a third process whose clock is after every term. */
  late: Context;
}

/**
 * Two servers that race for one database, for all tests of a file. The books are checked after each test, and at the end it is
 * checked that nothing has deadlocked (R3).
 */
export function racingServers(): Racing {
  const app = {} as TestApp;
  const late = {} as Context;
  let callers: Caller[];
  let stopServers: () => Promise<void>;
  beforeAll(async () => {
    Object.assign(app, await aTestApp());
    Object.assign(late, systemContext({ ...app.services, now: () => new Date(Date.now() + 15 * DAY) }));
    const { accessToken } = await openSession(app.context, await aUser(app.context, { isSuperAdmin: true }));
    const servers = await serverProcesses(app, 2);
    stopServers = servers.stop;
    callers = servers.addresses.map((address) => callerAt(address, accessToken));
  });
  afterEach(async () => expect(await runBooksCheck(app.context.db)).toEqual([]));
  afterAll(async () => {
    const { rows } = await app.context.db.execute(
      sql`SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`,
    );
    await stopServers();
    await app.close();
    expect(rows).toEqual([{ deadlocks: 0 }]);
  });
  const callerOf = (index: number): Caller => {
    return (endpoint, request) => (callers[index] as Caller)(endpoint, request);
  };
  return { app, late, staff: callerOf(0), elsewhere: callerOf(1) };
}

export type Ended = Pick<Answer<typeof acceptOrder>, 'status' | 'codes'>;

/** `OK`, or the codes of the refusal. */
export const outcomeOf = ({ status, codes }: Ended) => (status === 200 ? 'OK' : codes.join());

/** How often each outcome occurred. */
export const tally = (answers: readonly Ended[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers.map(outcomeOf), (outcome) => outcome)].map(([name, all]) => [name, all.length]),
  );

/** Runs that many works at once, each with its index. */
export const times = <Result>(number: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: number }, (_, index) => work(index)));
