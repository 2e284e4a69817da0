import { Paper, Progress, Text, Title } from '@mantine/core';
import type { getHome } from '@share/contract/areas/home/home.endpoints.ts';
import { getOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import type { z } from 'zod';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { NumberText } from '../../ui/values/values.tsx';
import { homeTexts } from './home.texts.ts';
import classes from './sales.module.css';
import { SoldWeeks } from './sold-weeks.tsx';

type Home = z.infer<typeof getHome.answer>;

/** The remaining shares of each open offer, and the sales of each week; nothing for people who may see neither. */
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
                  {' '}
                  {t.of} <NumberText value={limit} />
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
