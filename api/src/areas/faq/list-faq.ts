import { faqList } from '@share/contract/areas/faq/faq.endpoints.ts';
import type { FaqRow } from '@share/contract/areas/faq/faq.schemas.ts';
import { gapsOfRow, hasGap } from '../../platform/lists/language-gaps.ts';
import { alphabetical, contains, equals } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';
import { shownTimeSelect } from '../../platform/records/shown-time.ts';

const source: ListSource<typeof faqList, FaqRow, FaqRow> = {
  declared: faqList,
  from: 'faq r',
  id: 'r.id',
  filters: {
    question: contains("r.question->>'pl'", "r.question->>'en'"),
    active: equals('r.active'),
    gap: hasGap('faq'),
  },
  orders: { position: 'r.position', question: alphabetical('r.question'), active: 'r.active' },
  select: {
    id: 'r.id',
    active: 'r.active',
    position: 'r.position',
    isFeatured: 'r.is_featured',
    question: 'r.question',
    ...shownTimeSelect,
    gaps: gapsOfRow('faq'),
  },
  joins: 'JOIN faq r ON r.id = page.id',
  row: (found) => found,
};

export const listFaq = listFrom(source);
