import { Text, Title } from '@mantine/core';
import type {
  ShareCounts as Counts,
  OrderDecision,
} from '@share/contract/areas/orders/order-decision.schemas.ts';
import { useId } from 'react';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { NumberText } from '../../../ui/values/values.tsx';
import classes from './decision.module.css';
import { decisionTexts } from './decision.texts.ts';

/** From this number on, a label and three numbers do not fit side by side on a phone. */
const LONG = 100_000_000;

const kinds = ['issued', 'reserved', 'available'] as const;

/** The shares of the series now, after accepting and after rejecting this order. */
export function ShareCounts({ shares }: Pick<OrderDecision, 'shares'>) {
  const t = useTexts(decisionTexts).shares;
  const { language } = useLanguage();
  const titleId = useId();
  const { now, afterAccepting, afterRejecting } = shares;
  const columns = [
    { header: t.now, counts: now },
    { header: t.afterAccepting, counts: afterAccepting },
    { header: t.afterRejecting, counts: afterRejecting },
  ].filter((column): column is { header: string; counts: Counts } => column.counts !== null);
  const limit = new Intl.NumberFormat(language, { useGrouping: 'always' }).format(shares.limit);
  return (
    <div>
      <Title order={3} size="sm" id={titleId}>
        {t.title}
      </Title>
      <Text size="sm" c="dimmed" mb={4}>
        {t.ofSeries(shares.series[language], limit)}
      </Text>
      <table
        className={classes.counts}
        data-long={shares.limit >= LONG || undefined}
        aria-labelledby={titleId}
      >
        <thead>
          <tr>
            <td />
            {columns.map(({ header }) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                <span>{t[kind]}</span>
              </th>
              {columns.map(({ header, counts }) => (
                <td key={header} data-changed={counts[kind] !== now[kind] || undefined}>
                  <NumberText value={counts[kind]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
