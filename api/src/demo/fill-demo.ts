import { sql } from 'drizzle-orm';
import type { Services } from '../platform/context.ts';
import { addDemoAccounts } from './demo-accounts.ts';

const DEMO_LOCK = 7_201;

/** Fills an empty database with what a live platform looks like; does nothing when anybody has an account. */
export async function fillDemo(services: Services): Promise<void> {
  if (!services.environment.demo) return;
  await services.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${DEMO_LOCK})`);
    const { rows } = await tx.execute(sql`SELECT 1 FROM users LIMIT 1`);
    if (rows.length > 0) return;
    await addDemoAccounts(tx);
  });
}
