import { closeRefund } from '@share/contract/areas/refunds/refunds.endpoints.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { noFourEyes } from '@share/contract/shared/four-eyes/four-eyes.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { closeRefund as close } from '../../areas/ledger/ledger.shared.ts';
import { refunds } from '../../areas/ledger/refunds/refunds.tables.ts';
import { siteSettings } from '../../areas/settings/settings.tables.ts';
import { users } from '../../areas/users/users.tables.ts';
import type { Context } from '../../platform/context.ts';
import { propose } from '../../platform/four-eyes/propose.ts';
import { SecondPersonNeeded } from '../../platform/four-eyes/second-person.ts';

/** The accountant proposes to close a refund. The demand for a second person is switched off again, and the proposal waits on. */
export async function addDemoProposals(context: Context): Promise<void> {
  const { db, now } = context;
  const [accountant] = await db.select().from(users).where(eq(users.lastName, 'Liczyńska'));
  const isDue = and(eq(refunds.reason, 'rejection'), isNull(refunds.returnedOn));
  const [refund] = await db.select().from(refunds).where(isDue).orderBy(asc(refunds.id)).limit(1);
  if (!accountant || !refund) throw new Error('The demo data has no accountant or no refund');
  const { id, email: label } = accountant;
  const actor = {
    ...context.actor,
    id,
    label,
    isSuperAdmin: false,
    permissions: new Set([closeRefund.access]),
  };
  const body = { returnedOn: warsawDay(now()), reference: 'Przelew 2211/4', reason: 'rejection' as const };
  const params = { id: String(refund.transactionId) };
  await db.update(siteSettings).set({ fourEyes: { ...noFourEyes, refunds: true } });
  try {
    await close({ ...context, actor }, refund.transactionId, body);
  } catch (error) {
    if (!(error instanceof SecondPersonNeeded)) throw error;
    await propose({ ...context, actor }, closeRefund, { params, body, ifMatch: null }, error);
  }
  await db.update(siteSettings).set({ fourEyes: noFourEyes });
}
