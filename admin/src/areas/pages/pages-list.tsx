import { type listPages, pageEndpoints } from '@share/contract/areas/pages/pages.endpoints.ts';
import type { PageRow } from '@share/contract/areas/pages/pages.schemas.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { nameWithGaps, useGapFilter } from '../../ui/list/language-gaps.tsx';
import { activeColumn } from '../../ui/record/active-column.tsx';
import { RecordList, type RecordListScreen } from '../../ui/record/record-list.tsx';
import { useShownTimeColumn } from '../../ui/record/shown-time/shown-time-values.ts';
import { useBulkActive } from '../../ui/record/use-bulk-active.tsx';
import { pagesTexts } from './pages.texts.ts';

export function PagesList({ area }: RecordListScreen<typeof listPages>) {
  const t = useTexts(pagesTexts);
  const { language } = useLanguage();
  const shownTime = useShownTimeColumn('active');
  const gap = useGapFilter();
  const nameOf = ({ title }: PageRow) => title[language];
  const bulk = useBulkActive({
    area,
    endpoints: pageEndpoints,
    nameOf,
    form: () => import('./page-form.tsx').then(({ pageForm }) => pageForm),
  });
  return (
    <RecordList
      area={area}
      texts={t}
      nameOf={nameOf}
      bulk={bulk}
      columns={[
        { name: 'title', header: t.titleOfPage, ...nameWithGaps(nameOf) },
        {
          name: 'slug',
          header: t.slug,
          below: 'title',
          phone: 'detail',
          value: ({ slug }) => slug[language],
        },
        activeColumn(t),
        { ...shownTime, phone: 'detail' },
      ]}
      filters={{ search: t.search, active: t.active, gap }}
    />
  );
}
