import { Paper, Title } from '@mantine/core';
import type { SoldWeek } from '@share/contract/areas/home/home.endpoints.ts';
import { formatDay } from '@share/contract/shared/dates.ts';
import { useTexts } from '../../platform/texts.ts';
import { MoneyText, NumberText } from '../../ui/values/values.tsx';
import { homeTexts } from './home.texts.ts';
import classes from './sold-weeks.module.css';

/** Money and shares of each week, the current one first; a bar shows the money beside that of the best week. */
export function SoldWeeks({ weeks }: { weeks: readonly SoldWeek[] }) {
  const t = useTexts(homeTexts);
  const most = Math.max(...weeks.map(({ amount }) => amount));
  return (
    <Paper withBorder component="section" aria-label={t.sold} p="md">
      <Title order={2} size="h4">
        {t.sold}
      </Title>
      <table className={classes.weeks}>
        <thead>
          <tr>
            <th scope="col">{t.week}</th>
            <td />
            <th scope="col">{t.money}</th>
            <th scope="col">{t.soldShares}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ monday, amount, shares }) => (
            <tr key={monday} data-empty={shares === 0 || undefined}>
              <th scope="row" title={formatDay(monday)}>
                {formatDay(monday).slice(0, 5)}
              </th>
              <td className={classes.scale}>
                {amount > 0 && (
                  <div className={classes.bar} style={{ width: `max(2px, ${(amount / most) * 100}%)` }} />
                )}
              </td>
              <td>
                <MoneyText amount={amount} />
              </td>
              <td>
                <NumberText value={shares} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
}
