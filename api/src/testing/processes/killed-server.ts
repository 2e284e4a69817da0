import { sql } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';
import type { TestApp } from '../test-app.ts';
import { callerAt, serverProcesses } from './server-processes.ts';

/** A server in a process of its own, which `stop` kills with SIGKILL; at the end of the test at the latest. */
export async function aServerToKill(app: TestApp, accessToken: string) {
  const { addresses, stop } = await serverProcesses(app, 1);
  onTestFinished(stop);
  return { call: callerAt(addresses[0] ?? '', accessToken), stop };
}

/** Resolves when the database has ended what the killed server had begun. */
export const untilQuiet = ({ context }: TestApp): Promise<void> =>
  expect
    .poll(async () => {
      const { rows } = await context.db.execute(
        sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()`,
      );
      return rows;
    })
    .toEqual([]);
