import { Alert } from '@mantine/core';
import type { HomeCard } from '@share/contract/areas/home/home.endpoints.ts';
import { formatMoment } from '@share/contract/shared/dates.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from '../../platform/texts.ts';
import { homeTexts } from './home.texts.ts';

/** Shown above everything else, because nothing should be accepted before the books agree again. */
export function BooksBroken({ books }: { books: HomeCard }) {
  const t = useTexts(homeTexts);
  return (
    <Alert color="red" title={t.booksBroken} icon={<IconAlertTriangle aria-hidden />}>
      {t.booksBrokenHint(books.asOf === null ? '' : formatMoment(books.asOf), books.rows)}
    </Alert>
  );
}
