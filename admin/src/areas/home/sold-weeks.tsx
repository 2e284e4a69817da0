import { Paper, Text, Title } from '@mantine/core';
import type { SoldWeek } from '@share/contract/areas/home/home.endpoints.ts';
import { formatDay } from '@share/contract/shared/dates.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { MoneyText, NumberText } from '../../ui/values/values.tsx';
import { homeTexts } from './home.texts.ts';
import classes from './sold-weeks.module.css';

interface WeeksProps {
  weeks: readonly SoldWeek[];
}

/** Money and shares of each week as bars, with a table of the same numbers on demand. */
export function SoldWeeks({ weeks }: WeeksProps) {
  const t = useTexts(homeTexts);
  const last = weeks.at(-1);
  return (
    <Paper withBorder component="section" aria-label={t.sold} p="md">
      <Title order={2} size="h4">
        {t.sold}
      </Title>
      {last && (
        <Text size="sm" c="dimmed">
          {t.thisWeek} <MoneyText amount={last.amount} /> · {t.sharesOf(last.shares)}
        </Text>
      )}
      <Bars weeks={weeks} />
      <WeeksTable weeks={weeks} />
    </Paper>
  );
}

/** A bar for the money of each week, on a scale up to the best one. */
function Bars({ weeks }: WeeksProps) {
  const t = useTexts(homeTexts);
  const { language } = useLanguage();
  const bestAmount = Math.max(...weeks.map(({ amount }) => amount));
  return (
    <div aria-hidden>
      <div className={classes.scale}>
        <MoneyText amount={bestAmount} />
      </div>
      <div className={classes.bars}>
        {weeks.map((week) => (
          <div key={week.monday} className={classes.week} title={t.weekIs(week, language)}>
            <div style={{ height: heightOf(week.amount, bestAmount) }} />
          </div>
        ))}
      </div>
      <div className={classes.days}>
        <span>{formatDay(weeks[0]?.monday ?? '').slice(0, 5)}</span>
        <span>{formatDay(weeks.at(-1)?.monday ?? '').slice(0, 5)}</span>
      </div>
    </div>
  );
}

/** A week without sales has no bar; a week with few has a line. */
const heightOf = (value: number, most: number) => (value === 0 ? 0 : `max(2px, ${(value / most) * 100}%)`);

function WeeksTable({ weeks }: WeeksProps) {
  const t = useTexts(homeTexts);
  return (
    <details className={classes.numbers}>
      <summary>{t.asTable}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.week}</th>
            <th scope="col">{t.money}</th>
            <th scope="col">{t.soldShares}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ monday, amount, shares }) => (
            <tr key={monday}>
              <th scope="row">{formatDay(monday)}</th>
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
    </details>
  );
}
