import type { AgreementInput, AgreementView } from '@share/contract/areas/agreements/agreements.schemas.ts';
import type { Context } from '../../platform/context.ts';
import { cleanRichTexts } from '../../platform/html/html.ts';
import { sanitizeShown } from '../../platform/html/shown-content.ts';
import { createAtEnd, deleteAndCloseGap } from '../../platform/records/positions.ts';
import type { Target } from '../../platform/records/record-steps.ts';
import { updateRecord } from '../../platform/records/record-verbs.ts';
import { records } from '../../platform/records/records.ts';
import { agreements } from './agreements.tables.ts';

export const agreementRecords = records({
  table: agreements,
  entity: 'agreement',
  missing: 'AGREEMENT_NOT_EXISTS',
  view: (row): AgreementView => row,
});

const toColumns = ({ content, ...input }: AgreementInput) => ({
  ...input,
  content: sanitizeShown(content, 'content'),
});

/** A new agreement gets the last position (AGR-10). */
export async function createAgreement(context: Context, sent: AgreementInput): Promise<AgreementView> {
  const input = await cleanRichTexts(sent, context.actor.id);
  return createAtEnd(context, agreementRecords, () => toColumns(input));
}

/** The position does not change. */
export async function updateAgreement(
  context: Context,
  target: Target,
  sent: AgreementInput,
): Promise<AgreementView> {
  const input = await cleanRichTexts(sent, context.actor.id);
  return updateRecord(context, agreementRecords, target, () => toColumns(input));
}

/** What users have accepted is a copy, so it is not deleted. */
export const deleteAgreement = (context: Context, id: number): Promise<null> =>
  deleteAndCloseGap(context, agreementRecords, id);
