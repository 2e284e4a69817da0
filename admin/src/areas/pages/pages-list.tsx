import { getPage, type listPages, updatePage } from '@share/contract/areas/pages/pages.endpoints.ts';
import { call } from '../../platform/api/api-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { gapBadge, NameWithGaps, useGapFilter } from '../../ui/list/language-gaps.tsx';
import { RecordList, type RecordListScreen } from '../../ui/record/record-list.tsx';
import { useShownTimeColumn } from '../../ui/record/shown-time.ts';
import { useBulkActive } from '../../ui/record/use-bulk-active.tsx';
import { pagesTexts } from './pages.texts.ts';

export function PagesList({ area }: RecordListScreen<typeof listPages>) {
  const t = useTexts(pagesTexts);
  const { language } = useLanguage();
  const shownTime = useShownTimeColumn('active');
  const gap = useGapFilter();
  const bulk = useBulkActive({
    area,
    nameOf: ({ title }) => title[language],
    save: async ({ id }, active) => {
      const params = { id: String(id) };
      const [stored, { pageForm }] = await Promise.all([
        call(getPage, { params }),
        import('./page-form.tsx'),
      ]);
      const body = pageForm.toInput({ ...pageForm.toFormValues(stored), active });
      return call(updatePage, { params, body, ifMatch: stored.version });
    },
  });
  return (
    <RecordList
      area={area}
      texts={t}
      nameOf={({ title }) => title[language]}
      bulk={bulk}
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
