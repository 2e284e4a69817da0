import { faqList } from '@share/contract/areas/faq/faq.endpoints.ts';
import type { FaqRow } from '@share/contract/areas/faq/faq.schemas.ts';
import { alphabetical, contains, equals } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';
import { lacksLanguage, missingLanguagesOf } from '../../platform/lists/missing-language.ts';
import { shownTimeSelect } from '../../platform/records/shown-time.ts';

const translated = ['r.question', 'r.answer'];

const source: ListSource<typeof faqList, FaqRow, FaqRow> = {
  declared: faqList,
  from: 'faq r',
  id: 'r.id',
  filters: {
    question: contains("r.question->>'pl'", "r.question->>'en'"),
    active: equals('r.active'),
    missing: lacksLanguage(...translated),
  },
  orders: { position: 'r.position', question: alphabetical('r.question'), active: 'r.active' },
  select: {
    id: 'r.id',
    active: 'r.active',
    position: 'r.position',
    isFeatured: 'r.is_featured',
    question: 'r.question',
    ...shownTimeSelect,
    missing: missingLanguagesOf(...translated),
  },
  joins: 'JOIN faq r ON r.id = page.id',
  row: (found) => found,
};

export const listFaq = listFrom(source);
