import { faqList } from '@share/contract/areas/faq/faq.endpoints.ts';
import { FaqRow } from '@share/contract/areas/faq/faq.schemas.ts';
import { gapsOfRow, hasGap } from '../../platform/lists/language-gaps.ts';
import { alphabetical, contains } from '../../platform/lists/list-conditions.ts';
import { listOfTable } from '../../platform/lists/table-list.ts';
import { shownTimeSelect } from '../../platform/records/shown-time-columns.ts';
import { faq } from './faq.tables.ts';

export const listFaq = listOfTable(faq, {
  declared: faqList,
  row: FaqRow,
  filters: { question: contains("r.question->>'pl'", "r.question->>'en'"), gap: hasGap('faq') },
  orders: { question: alphabetical('r.question') },
  select: { ...shownTimeSelect, gaps: gapsOfRow('faq') },
});
