import { Paper, Progress, Text, Title } from '@mantine/core';
import type { getHome, SoldWeek } from '@share/contract/areas/home/home.endpoints.ts';
import { getOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import { formatDay } from '@share/contract/shared/dates.ts';
import type { z } from 'zod';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { MoneyText, NumberText } from '../../ui/values/values.tsx';
import { homeTexts } from './home.texts.ts';
import classes from './sales.module.css';

type Home = z.infer<typeof getHome.answer>;

/** Shares left of each open offer, and what was sold week by week; nothing for those who may see neither. */
export function Sales({ offers, weeks }: Pick<Home, 'offers' | 'weeks'>) {
  const hasOffers = offers !== null && offers.rows > 0;
  if (!hasOffers && weeks === null) return null;
  return (
    <div className={classes.sales}>
      {hasOffers && <SharesLeft offers={offers} />}
      {weeks !== null && <SoldWeeks weeks={weeks} />}
    </div>
  );
}

function SharesLeft({ offers: { rows, first } }: { offers: NonNullable<Home['offers']> }) {
  const t = useTexts(homeTexts);
  const { language } = useLanguage();
  return (
    <Paper withBorder component="section" aria-label={t.sharesLeft} p="md">
      <Title order={2} size="h4">
        {t.sharesLeft}
      </Title>
      <ul className={classes.offers}>
        {first.map(({ id, title, left, limit }) => (
          <li key={id}>
            <span className={classes.offer}>
              <LinkIfAllowed endpoint={getOffer} to={`/offers/${id}/edit`}>
                {title[language]}
              </LinkIfAllowed>
              <span className={classes.left}>
                <NumberText value={left} />
                <Text component="span" c="dimmed" inherit>
                  {t.ofAll(limit)}
                </Text>
              </span>
            </span>
            <Progress value={limit === 0 ? 0 : (left / limit) * 100} size="sm" aria-hidden />
          </li>
        ))}
      </ul>
      {rows > first.length && (
        <Text size="sm" c="dimmed">
          {t.furtherOffers(rows - first.length)}
        </Text>
      )}
    </Paper>
  );
}

/** Bars of money, and the same as a table on demand. */
function SoldWeeks({ weeks }: { weeks: readonly SoldWeek[] }) {
  const t = useTexts(homeTexts);
  const { language } = useLanguage();
  const most = Math.max(...weeks.map(({ amount }) => amount), 1);
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
      <div className={classes.bars} aria-hidden>
        {weeks.map((week) => (
          <div key={week.monday} className={classes.bar} title={t.weekIs(week, language)}>
            <div style={{ height: `${(week.amount / most) * 100}%` }} />
          </div>
        ))}
      </div>
      <div className={classes.days} aria-hidden>
        <span>{formatDay(weeks[0]?.monday ?? '').slice(0, 5)}</span>
        <span>{formatDay(last?.monday ?? '').slice(0, 5)}</span>
      </div>
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
    </Paper>
  );
}
