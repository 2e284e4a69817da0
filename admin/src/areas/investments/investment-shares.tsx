import type { InvestmentView } from '@share/contract/areas/investments/investments.schemas.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { SmallTable } from '../../ui/values/small-table.tsx';
import { investmentsTexts } from './investments.texts.ts';

/** The shares that the investment consists of (INV-12). */
export function InvestmentShares({ shares }: { shares: InvestmentView['shares'] }) {
  const t = useTexts(investmentsTexts).shares;
  const { language } = useLanguage();
  return (
    <SmallTable
      title={t.title}
      empty={t.empty}
      rows={shares}
      columns={[
        { name: 'id', header: t.id, kind: 'id', value: ({ id }) => id },
        {
          name: 'series',
          header: t.series,
          value: ({ displayName, name }) => `${displayName[language]} - ${name[language]}`,
        },
        { name: 'shareNumber', header: t.shareNumber, kind: 'number', value: (share) => share.shareNumber },
        { name: 'price', header: t.price, kind: 'money', value: (share) => share.price },
        { name: 'date', header: t.date, kind: 'instant', value: (share) => share.date },
      ]}
    />
  );
}
