import type { AgreementInput, AgreementView } from '@share/contract/areas/agreements/agreements.schemas.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { cleanRichTexts } from '../../platform/html/html.ts';
import { audit } from '../../platform/records/audit.ts';
import { refuseIfStale } from '../../platform/records/stale.ts';
import { toColumns } from './agreements.columns.ts';
import { findAgreement } from './agreements.reads.ts';
import { agreements } from './agreements.tables.ts';

/** Changes an agreement; its position stays. */
export async function updateAgreement(
  context: Context,
  id: number,
  sent: AgreementInput,
  expectedVersion: number | null,
): Promise<AgreementView> {
  const input = await cleanRichTexts(sent);
  return inTransaction(context, async (tx) => {
    const stored = await findAgreement(tx, id, 'lock');
    await refuseIfStale(tx, stored.version, expectedVersion, {
      action: 'agreement.update',
      entity: 'agreement',
      ids: [id],
    });
    const [changed] = await tx
      .update(agreements)
      .set({ ...toColumns(input), version: stored.version + 1 })
      .where(eq(agreements.id, id))
      .returning();
    if (!changed) throw new Error('A locked agreement was gone');
    await audit(tx, context, {
      action: 'agreement.update',
      entity: 'agreement',
      id,
      before: stored,
      after: changed,
    });
    return changed;
  });
}
