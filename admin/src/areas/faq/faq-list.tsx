import { getFaq, type listFaq, moveFaq, updateFaq } from '@share/contract/areas/faq/faq.endpoints.ts';
import { textIn } from '@share/contract/shared/translated.ts';
import { call } from '../../platform/api/api-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { gapBadge, NameWithGaps, useGapFilter } from '../../ui/list/language-gaps.tsx';
import { RecordList, type RecordListScreen } from '../../ui/record/record-list.tsx';
import { useShownTimeColumn } from '../../ui/record/shown-time.ts';
import { useBulkActive } from '../../ui/record/use-bulk-active.tsx';
import { faqTexts } from './faq.texts.ts';

export function FaqList({ area }: RecordListScreen<typeof listFaq>) {
  const t = useTexts(faqTexts);
  const { language } = useLanguage();
  const shownTime = useShownTimeColumn('active');
  const gap = useGapFilter();
  const bulk = useBulkActive({
    area,
    nameOf: ({ question }) => textIn(language, question),
    save: async ({ id }, active) => {
      const params = { id: String(id) };
      const [stored, { faqForm }] = await Promise.all([call(getFaq, { params }), import('./faq-form.tsx')]);
      const body = faqForm.toInput({ ...faqForm.toFormValues(stored), active });
      return call(updateFaq, { params, body, ifMatch: stored.version });
    },
  });
  return (
    <RecordList
      area={area}
      texts={t}
      nameOf={({ question }) => textIn(language, question)}
      bulk={bulk}
      columns={[
        {
          name: 'question',
          header: t.question,
          phone: { title: ({ question }) => textIn(language, question), badge: gapBadge },
          value: ({ question, gaps }) => <NameWithGaps name={textIn(language, question)} gaps={gaps} />,
        },
        {
          name: 'position',
          header: t.position,
          kind: 'number',
          phone: 'detail',
          value: ({ position }) => position,
        },
        { name: 'active', header: t.active, kind: 'yesNo', phone: 'badge', value: ({ active }) => active },
        // FAQ-03: always "no", also for featured entries.
        { name: 'homepage', header: t.homepage, below: 'active', kind: 'yesNo', value: () => false },
        { ...shownTime, phone: 'detail' },
      ]}
      filters={{ question: t.question, active: t.active, gap }}
      reorder={{ endpoint: moveFaq, positionOf: ({ position }) => position }}
    />
  );
}
