import { Paper, Progress, Text, Title } from '@mantine/core';
import type { getHome, OfferLeft } from '@share/contract/areas/home/home.endpoints.ts';
import { getOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import type { z } from 'zod';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { MoneyText, NumberText } from '../../ui/values/values.tsx';
import { homeTexts } from './home.texts.ts';
import classes from './sales.module.css';
import { SoldWeeks } from './sold-weeks.tsx';

type Home = z.infer<typeof getHome.answer>;

/** What each open offer has raised and has left, and the sales of each week; nothing for people who may see neither. */
export function Sales({ offers, weeks }: Pick<Home, 'offers' | 'weeks'>) {
  const hasOffers = offers !== null && offers.rows > 0;
  if (!hasOffers && weeks === null) return null;
  return (
    <div className={classes.sales}>
      {hasOffers && <OpenOffers offers={offers} />}
      {weeks !== null && <SoldWeeks weeks={weeks} />}
    </div>
  );
}

function OpenOffers({ offers: { rows, first } }: { offers: NonNullable<Home['offers']> }) {
  const t = useTexts(homeTexts);
  return (
    <Paper withBorder component="section" aria-label={t.openOffers} p="md">
      <Title order={2} size="h4">
        {t.openOffers}
      </Title>
      <ul className={classes.offers}>
        {first.map((offer) => (
          <OpenOffer key={offer.id} offer={offer} />
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

/** The bar shows which part of the shares is issued, and which is reserved by orders that are not decided yet. */
function OpenOffer({ offer: { id, title, left, reserved, limit, raised, target } }: { offer: OfferLeft }) {
  const t = useTexts(homeTexts);
  const { language } = useLanguage();
  const percentOf = (shares: number) => (limit === 0 ? 0 : (shares / limit) * 100);
  return (
    <li>
      <span className={classes.offer}>
        <LinkIfAllowed endpoint={getOffer} to={`/offers/${id}/edit`}>
          {title[language]}
        </LinkIfAllowed>
        <span className={classes.left}>{t.shares(left)}</span>
      </span>
      <Progress.Root size="sm" aria-hidden>
        <Progress.Section value={percentOf(limit - left - reserved)} />
        <Progress.Section value={percentOf(reserved)} className={classes.reserved} />
      </Progress.Root>
      <span className={classes.raised}>
        <span>
          {t.raised} <MoneyText amount={raised} /> {t.of} <MoneyText amount={target} />
        </span>
        {reserved > 0 && (
          <span>
            {t.reserved} <NumberText value={reserved} />
          </span>
        )}
      </span>
    </li>
  );
}
