import type { listSeries } from '@share/contract/areas/series/series.endpoints.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { RecordList, type RecordListScreen } from '../../ui/record/record-list.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { seriesTexts } from './series.texts.ts';

export function SeriesList({ area }: RecordListScreen<typeof listSeries>) {
  const t = useTexts(seriesTexts);
  const { language } = useLanguage();
  return (
    <RecordList
      area={area}
      texts={t}
      nameOf={({ name }) => name[language]}
      columns={[
        { name: 'name', header: t.name, value: ({ name }) => name[language] },
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
      }}
    />
  );
}
