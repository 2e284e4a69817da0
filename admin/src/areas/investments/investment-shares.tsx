import { Text } from '@mantine/core';
import type { InvestmentView } from '@share/contract/areas/investments/investments.schemas.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { SmallTable } from '../../ui/values/small-table.tsx';
import { InstantText, MoneyText } from '../../ui/values/values.tsx';
import { investmentPartsTexts } from './investment-parts.texts.ts';
import classes from './investment-shares.module.css';
import { rangesOf, type ShareRange } from './share-ranges.ts';
import { SharesFile } from './shares-file.tsx';

/** The shares that the investment consists of, as ranges of numbers that open (INV-12), and as a file. */
export function InvestmentShares({ investment: { id, shares } }: { investment: InvestmentView }) {
  const t = useTexts(investmentPartsTexts).shares;
  return (
    <FormSection title={t.title}>
      {shares.length === 0 ? (
        <Text c="dimmed">{t.empty}</Text>
      ) : (
        <>
          <div>
            {rangesOf(shares).map((range) => (
              <Range key={range.first.id} range={range} />
            ))}
          </div>
          <SharesFile investmentId={id} shares={shares.length} />
        </>
      )}
    </FormSection>
  );
}

function Range({ range: { first, last, shares, total } }: { range: ShareRange }) {
  const t = useTexts(investmentPartsTexts).shares;
  const { language } = useLanguage();
  const seriesOf = ({ displayName, name }: InvestmentView['shares'][number]) =>
    `${displayName[language]} - ${name[language]}`;
  const numbers = t.range(first.shareNumber, last.shareNumber, shares.length);
  return (
    <details className={classes.range}>
      <summary>
        <b>{numbers}</b>
        <span className={classes.series}>{seriesOf(first)}</span>
        <MoneyText amount={total} />
        <Text component="span" size="sm" c="dimmed">
          <InstantText at={first.date} />
        </Text>
      </summary>
      <SmallTable
        within
        title={t.title}
        empty={t.empty}
        rows={shares}
        columns={[
          { name: 'id', header: t.id, kind: 'id', value: ({ id }) => id },
          { name: 'series', header: t.series, value: seriesOf },
          { name: 'shareNumber', header: t.shareNumber, kind: 'number', value: (share) => share.shareNumber },
          { name: 'price', header: t.price, kind: 'money', value: (share) => share.price },
          { name: 'date', header: t.date, kind: 'instant', value: (share) => share.date },
        ]}
      />
    </details>
  );
}
