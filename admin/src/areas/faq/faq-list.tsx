import { faqEndpoints, type listFaq, moveFaq } from '@share/contract/areas/faq/faq.endpoints.ts';
import type { FaqRow } from '@share/contract/areas/faq/faq.schemas.ts';
import { textIn } from '@share/contract/shared/translated.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { nameWithGaps, useGapFilter } from '../../ui/list/language-gaps.tsx';
import { activeColumn } from '../../ui/record/active-column.tsx';
import { RecordList, type RecordListScreen } from '../../ui/record/record-list.tsx';
import { useShownTimeColumn } from '../../ui/record/shown-time/shown-time-values.ts';
import { useBulkActive } from '../../ui/record/use-bulk-active.tsx';
import { faqTexts } from './faq.texts.ts';

export function FaqList({ area }: RecordListScreen<typeof listFaq>) {
  const t = useTexts(faqTexts);
  const { language } = useLanguage();
  const shownTime = useShownTimeColumn('active');
  const gap = useGapFilter();
  const nameOf = ({ question }: FaqRow) => textIn(language, question);
  const bulk = useBulkActive({
    area,
    endpoints: faqEndpoints,
    nameOf,
    form: () => import('./faq-form.tsx').then(({ faqForm }) => faqForm),
  });
  return (
    <RecordList
      area={area}
      texts={t}
      nameOf={nameOf}
      bulk={bulk}
      columns={[
        { name: 'question', header: t.question, ...nameWithGaps(nameOf) },
        {
          name: 'position',
          header: t.position,
          kind: 'number',
          phone: 'figure',
          value: ({ position }) => position,
        },
        activeColumn(t),
        // FAQ-03: always "no", also for featured entries.
        { name: 'homepage', header: t.homepage, below: 'active', kind: 'yesNo', value: () => false },
        { ...shownTime, phone: 'detail' },
      ]}
      filters={{ question: t.question, active: t.active, isFeatured: t.isFeatured, gap }}
      reorder={{ endpoint: moveFaq, positionOf: ({ position }) => position }}
    />
  );
}
