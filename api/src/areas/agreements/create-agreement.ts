import type { AgreementInput, AgreementView } from '@share/contract/areas/agreements/agreements.schemas.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { cleanRichTexts } from '../../platform/html/html.ts';
import { audit } from '../../platform/records/audit.ts';
import { lockPositions } from '../../platform/records/positions.ts';
import { toColumns } from './agreements.columns.ts';
import { agreements } from './agreements.tables.ts';

/** Adds an agreement behind all others. */
export async function createAgreement(context: Context, sent: AgreementInput): Promise<AgreementView> {
  const input = await cleanRichTexts(sent);
  return inTransaction(context, async (tx) => {
    await lockPositions(tx, 'agreements');
    const position = sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM ${agreements})`;
    const [created] = await tx
      .insert(agreements)
      .values({ ...toColumns(input), position })
      .returning();
    if (!created) throw new Error('An inserted agreement came back empty');
    await audit(tx, context, {
      action: 'agreement.create',
      entity: 'agreement',
      id: created.id,
      after: created,
    });
    return created;
  });
}
