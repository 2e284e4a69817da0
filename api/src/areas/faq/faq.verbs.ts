import type { FaqInput, FaqView } from '@share/contract/areas/faq/faq.schemas.ts';
import { cleanRichTexts } from '../../platform/html/html.ts';
import { sanitizeShownInOne } from '../../platform/html/shown-content.ts';
import { placedVerbs } from '../../platform/records/placed-verbs.ts';
import { records } from '../../platform/records/records.ts';
import { shownTimeOf, toShownTime } from '../../platform/records/shown-time-columns.ts';
import { faq } from './faq.tables.ts';

export const faqRecords = records({
  table: faq,
  entity: 'faq',
  missing: 'FAQ_NOT_EXISTS',
  versioned: { texts: ['question', 'answer'] },
  view: (row): FaqView => ({ ...row, ...shownTimeOf(row) }),
});

export const faqVerbs = placedVerbs(faqRecords, async (sent: Omit<FaqInput, 'position'>, { actor }) => {
  const input = await cleanRichTexts(sent, actor.id);
  const columns = {
    ...input,
    ...toShownTime(input),
    answer: sanitizeShownInOne(input.answer, 'answer'),
  };
  return () => columns;
});
