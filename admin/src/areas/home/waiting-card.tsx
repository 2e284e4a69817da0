import { Button, Group, Paper, Text, Title } from '@mantine/core';
import type { HomeCard, HomeItem } from '@share/contract/areas/home/home.endpoints.ts';
import { formatDay, formatMoment } from '@share/contract/shared/dates.ts';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { MoneyText, NumberText } from '../../ui/values/values.tsx';
import type { HomeCardView } from './home.shared.tsx';
import { homeTexts } from './home.texts.ts';
import classes from './waiting-card.module.css';

interface WaitingCardProps {
  card: HomeCard;
  view: HomeCardView;
}

/** One task of home: how many records wait for it, their sum, the first five where they are named, and a link to all of them. */
export function WaitingCard({ card, view }: WaitingCardProps) {
  const t = useTexts(homeTexts);
  const { language } = useLanguage();
  const title = useId();
  return (
    <Paper withBorder component="section" aria-labelledby={title} className={classes.card}>
      <Group justify="space-between" align="baseline" gap="xs" px="md" pt="md" pb="xs">
        <Title order={2} size="h4" id={title}>
          {view.title[language]}
        </Title>
        <Text component="span" fw={700}>
          <NumberText value={card.rows} />
          {card.amount !== null && (
            <Text component="span" c="dimmed" fw={400}>
              {' · '}
              <MoneyText amount={card.amount} />
            </Text>
          )}
        </Text>
      </Group>
      {card.oldest.length > 0 && (
        <ul className={classes.items}>
          {card.oldest.map((item) => (
            <Item key={item.id} item={item} view={view} />
          ))}
        </ul>
      )}
      <Button
        renderRoot={(props) => <Link {...props} to={view.all.to} search={view.all.search} />}
        variant="light"
        m="md"
        mt="auto"
        aria-describedby={title}
      >
        {t.showAll}
      </Button>
    </Paper>
  );
}

function Item({ item, view }: { item: HomeItem; view: HomeCardView }) {
  const { language } = useLanguage();
  const title = item.title?.[language];
  const beside = useBeside(item, view.shows);
  return (
    <li className={classes.item}>
      <span className={classes.name}>
        <LinkIfAllowed endpoint={view.open.endpoint} to={view.open.to(item.id)}>
          {item.person ?? title}
        </LinkIfAllowed>
        {item.person !== null && <span className={classes.detail}>{title}</span>}
      </span>
      <span className={classes.figures}>
        {item.amount !== null && <MoneyText amount={item.amount} />}
        <span className={classes.detail}>{beside}</span>
      </span>
    </li>
  );
}

/** The fact beside the amount: since which day or until when the record waits, or how many shares are left. */
function useBeside({ at, shares }: HomeItem, shows: HomeCardView['shows']): string {
  const t = useTexts(homeTexts);
  if (shows === 'shares') return t.shares(shares ?? 0);
  if (at === null) return '';
  if (shows === 'since') return t.since(formatDay(at));
  return t.until(shows === 'untilDay' ? formatDay(at) : formatMoment(at));
}
