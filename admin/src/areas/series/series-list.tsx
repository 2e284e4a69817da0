import { Text } from '@mantine/core';
import { getSeries, type listSeries } from '@share/contract/areas/series/series.endpoints.ts';
import type { SeriesRow } from '@share/contract/areas/series/series.schemas.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { CannotDelete } from '../../ui/list/cannot-delete.tsx';
import { nameWithGaps, useGapFilter } from '../../ui/list/language-gaps.tsx';
import { listTexts } from '../../ui/list/list.texts.ts';
import { RecordList, type RecordListScreen } from '../../ui/record/record-list.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { recordPaths } from '../links/record-paths.ts';
import { seriesTexts } from './series.texts.ts';

export function SeriesList({ area }: RecordListScreen<typeof listSeries>) {
  const t = useTexts(seriesTexts);
  const { language } = useLanguage();
  const { waits } = useTexts(listTexts);
  const gap = useGapFilter();
  const inFigures = (shares: number) => shares.toLocaleString(language, { useGrouping: 'always' });
  const nameOf = ({ name }: SeriesRow) => name[language];
  return (
    <RecordList
      area={area}
      texts={t}
      nameOf={nameOf}
      columns={[
        { name: 'name', header: t.name, ...nameWithGaps(nameOf) },
        { name: 'limit', header: t.limit, kind: 'number', value: ({ limit }) => limit },
        {
          name: 'numberOfShares',
          header: t.numberOfShares,
          kind: 'number',
          phone: {
            detail: ({ numberOfShares, limit }) => t.boughtOf(inFigures(numberOfShares), inFigures(limit)),
          },
          value: ({ numberOfShares }) => numberOfShares,
        },
        {
          name: 'pricePerShare',
          header: t.pricePerShare,
          kind: 'money',
          phone: 'figure',
          value: ({ pricePerShare }) => pricePerShare,
        },
        {
          name: 'isOpen',
          header: t.isOpen,
          kind: 'yesNo',
          phone: {
            badge: ({ isOpen, hasAccount }) =>
              hasAccount && (
                <StatusBadge tone={isOpen ? 'good' : 'neutral'}>{isOpen ? t.open : t.notOpen}</StatusBadge>
              ),
          },
          value: ({ isOpen }) => isOpen,
        },
        {
          name: 'hasAccount',
          header: t.account,
          below: 'isOpen',
          phone: {
            badge: ({ hasAccount }) =>
              !hasAccount && <StatusBadge tone="waiting">{t.accountMissing}</StatusBadge>,
          },
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
        waits: { label: waits, choices: t.waits },
        gap,
      }}
      mayRemove={({ isUsed }) => !isUsed}
      insteadOfRemove={(row) => (
        <CannotDelete name={nameOf(row)}>
          <Text>{t.isUsed}</Text>
          <LinkIfAllowed endpoint={getSeries} to={recordPaths.series(row.id)}>
            {t.toSeries}
          </LinkIfAllowed>
        </CannotDelete>
      )}
    />
  );
}
