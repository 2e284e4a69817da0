import type { listPages } from '@share/contract/areas/pages/pages.endpoints.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { gapBadge, NameWithGaps, useGapFilter } from '../../ui/list/language-gaps.tsx';
import { RecordList, type RecordListScreen } from '../../ui/record/record-list.tsx';
import { useShownTimeColumn } from '../../ui/record/shown-time.ts';
import { pagesTexts } from './pages.texts.ts';

export function PagesList({ area }: RecordListScreen<typeof listPages>) {
  const t = useTexts(pagesTexts);
  const { language } = useLanguage();
  const shownTime = useShownTimeColumn('active');
  const gap = useGapFilter();
  return (
    <RecordList
      area={area}
      texts={t}
      nameOf={({ title }) => title[language]}
      columns={[
        {
          name: 'title',
          header: t.titleOfPage,
          phone: { title: ({ title }) => title[language], badge: gapBadge },
          value: ({ title, gaps }) => <NameWithGaps name={title[language]} gaps={gaps} />,
        },
        {
          name: 'slug',
          header: t.slug,
          below: 'title',
          phone: 'detail',
          value: ({ slug }) => slug[language],
        },
        { name: 'active', header: t.active, kind: 'yesNo', phone: 'badge', value: ({ active }) => active },
        { ...shownTime, phone: 'detail' },
      ]}
      filters={{ search: t.search, active: t.active, gap }}
    />
  );
}
