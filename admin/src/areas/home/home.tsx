import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { getHome, type HomeCard } from '@share/contract/areas/home/home.endpoints.ts';
import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import { formatMoment } from '@share/contract/shared/dates.ts';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { readStored, writeStored } from '../../platform/browser-storage.ts';
import { useCan, useHoldsAny } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import { FirstSteps } from './first-steps.tsx';
import classes from './home.module.css';
import type { HomeCards } from './home.shared.tsx';
import { homeTexts } from './home.texts.ts';
import { Sales } from './sales.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** Heights in pixels: one record on a card, the rest of a card, and the sales. */
const ITEM_HEIGHT = 51;
const HEAD_AND_FOOT = 112;
const SALES_HEIGHT = 400;

/** The tasks, the most urgent first, below the heading of the documents (RTE-05). */
export function Home({ cards }: { cards: HomeCards }) {
  const t = useTexts(homeTexts);
  // The tasks change with every action of a colleague, so they are loaded again whenever the screen is opened.
  const { data, error, refetch } = useQuery({
    queryKey: ['home'],
    queryFn: ({ signal }) => call(getHome, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  });
  return (
    <Stack gap="md">
      <ScreenHeading>{t.title}</ScreenHeading>
      {error && <ErrorBanner failure={error} title={t.loadFailed} onRetry={() => void refetch()} />}
      <div className={classes.screen}>
        {data && (
          <Stack gap="md">
            {data.firstSteps && <FirstSteps steps={data.firstSteps} />}
            <Waiting cards={data.cards} views={cards} hasFirstSteps={data.firstSteps !== null} />
          </Stack>
        )}
        {data && <Sales offers={data.offers} weeks={data.weeks} />}
        {!data && !error && <StandIns />}
      </div>
    </Stack>
  );
}

interface WaitingProps {
  cards: HomeCard[];
  views: HomeCards;
  hasFirstSteps: boolean;
}

function Waiting({ cards, views, hasFirstSteps }: WaitingProps) {
  const t = useTexts(homeTexts);
  const books = cards.find(({ name }) => name === 'booksCheck');
  const isBroken = books !== undefined && books.rows > 0;
  const waiting = cards.filter(({ name, rows }) => rows > 0 && views[name]);
  useEffect(() => rememberShape(waiting));
  const holdsAny = useHoldsAny();
  if (cards.length === 0)
    return hasFirstSteps ? null : (
      <EmptyNotice title={t.nothingForYou} hint={holdsAny ? t.nothingForYouHint : t.noPermissionsHint} />
    );
  return (
    <Stack gap="md">
      {isBroken && <BooksBroken books={books} />}
      {waiting.length > 0 && (
        <Columns cards={waiting.length}>
          {waiting.map((card) => {
            const view = views[card.name];
            return view && <WaitingCard key={card.name} card={card} view={view} />;
          })}
        </Columns>
      )}
      {waiting.length === 0 && !isBroken && !hasFirstSteps && (
        <EmptyNotice
          icon={
            <IconCircleCheck size={36} stroke={1.5} aria-hidden color="var(--mantine-color-green-text)" />
          }
          title={t.done}
          hint={t.doneHint}
        />
      )}
      {books?.asOf && !isBroken && (
        <Text size="sm" c="dimmed">
          {t.booksInOrder(formatMoment(books.asOf))}
        </Text>
      )}
    </Stack>
  );
}

/** Shows three columns where they leave fewer gaps than two. */
const Columns = ({ cards, children }: { cards: number; children: ReactNode }) => (
  <div className={classes.cards}>
    <div
      className={classes.columns}
      data-single={cards === 1 || undefined}
      data-three={cards % 3 === 0 || cards > 4 || undefined}
    >
      {children}
    </div>
  </div>
);

/**
 * Skeletons with the shape that home had last, so that nothing moves when the cards come. At the first visit the shape is
 * unknown.
 */
function StandIns() {
  const shape = lastShape() ?? [];
  const maySeeSales = useCan(listOrders);
  return (
    <>
      {shape.length === 0 && <Skeleton height={220} aria-hidden />}
      {shape.length > 0 && (
        <Columns cards={shape.length}>
          {shape.map((records, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
            <Skeleton key={place} height={HEAD_AND_FOOT + records * ITEM_HEIGHT} aria-hidden />
          ))}
        </Columns>
      )}
      {maySeeSales && <Skeleton height={SALES_HEIGHT} aria-hidden />}
    </>
  );
}

const KEY = 'home-shape';

/** How many records each card showed when home was last open in this tab; null if it was not. */
function lastShape(): readonly number[] | null {
  const stored = readStored(KEY, () => sessionStorage);
  return stored === null ? null : stored.split(' ').filter(Boolean).map(Number);
}

const rememberShape = (cards: readonly HomeCard[]): void =>
  writeStored(KEY, cards.map(({ oldest }) => oldest.length).join(' '), () => sessionStorage);

/** Shown above everything else, because nothing should be accepted before the books agree again. */
function BooksBroken({ books }: { books: HomeCard }) {
  const t = useTexts(homeTexts);
  return (
    <Alert color="red" title={t.booksBroken} icon={<IconAlertTriangle aria-hidden />}>
      {t.booksBrokenHint(books.asOf === null ? '' : formatMoment(books.asOf), books.rows)}
    </Alert>
  );
}
