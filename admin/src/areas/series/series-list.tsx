import type { listSeries } from '@share/contract/areas/series/series.endpoints.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { NameWithGaps, useGapFilter } from '../../ui/list/language-gaps.tsx';
import { RecordList, type RecordListScreen } from '../../ui/record/record-list.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { seriesTexts } from './series.texts.ts';

export function SeriesList({ area }: RecordListScreen<typeof listSeries>) {
  const t = useTexts(seriesTexts);
  const { language } = useLanguage();
  const gap = useGapFilter();
  return (
    <RecordList
      area={area}
      texts={t}
      nameOf={({ name }) => name[language]}
      columns={[
        {
          name: 'name',
          header: t.name,
          value: ({ name, gaps }) => <NameWithGaps name={name[language]} gaps={gaps} />,
        },
        { name: 'limit', header: t.limit, kind: 'number', value: ({ limit }) => limit },
        {
          name: 'numberOfShares',
          header: t.numberOfShares,
          kind: 'number',
          value: ({ numberOfShares }) => numberOfShares,
        },
        {
          name: 'pricePerShare',
          header: t.pricePerShare,
          kind: 'money',
          value: ({ pricePerShare }) => pricePerShare,
        },
        { name: 'isOpen', header: t.isOpen, kind: 'yesNo', value: ({ isOpen }) => isOpen },
        {
          name: 'hasAccount',
          header: t.account,
          below: 'isOpen',
          exported: [
            {
              name: 'hasAccount',
              header: t.account,
              words: { true: t.accountGiven, false: t.accountMissing },
            },
          ],
          value: ({ hasAccount }) =>
            hasAccount ? t.accountGiven : <StatusBadge tone="waiting">{t.accountMissing}</StatusBadge>,
        },
      ]}
      filters={{
        name: t.name,
        limit: t.limit,
        numberOfShares: t.numberOfShares,
        pricePerShare: t.pricePerShare,
        isOpen: t.isOpen,
        gap,
      }}
    />
  );
}
