import type { AgreementInput, AgreementView } from '@share/contract/areas/agreements/agreements.schemas.ts';
import { cleanRichTexts } from '../../platform/html/html.ts';
import { sanitizeShown } from '../../platform/html/shown-content.ts';
import { records } from '../../platform/records/records.ts';
import { positionedVerbs } from '../../platform/records/stored-positions.ts';
import { agreements } from './agreements.tables.ts';

export const agreementRecords = records({
  table: agreements,
  entity: 'agreement',
  missing: 'AGREEMENT_NOT_EXISTS',
  versioned: { texts: ['name', 'content'] },
  view: (row): AgreementView => row,
});

/** Deleting or changing an agreement changes nothing that users have accepted, because they accepted a copy. */
export const agreementVerbs = positionedVerbs(agreementRecords, async (sent: AgreementInput, { actor }) => {
  const input = await cleanRichTexts(sent, actor.id);
  return { ...input, content: sanitizeShown(input.content, 'content') };
});
