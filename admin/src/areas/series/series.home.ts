import { getSeries, seriesList } from '@share/contract/areas/series/series.endpoints.ts';
import { filtered, type HomeCards, type HomeCardView } from '../home/home.shared.tsx';

const card = (pl: string, en: string): HomeCardView => ({
  title: { pl, en },
  open: { endpoint: getSeries, to: (id) => `/series/${id}/edit` },
  all: { to: '/series', search: filtered(seriesList, { isOpen: true }) },
  shows: 'shares',
});

export const seriesCards = {
  seriesNearlySoldOut: card('Serie prawie wyprzedane', 'Series nearly sold out'),
  seriesWithoutAccount: card('Serie bez rachunku do wpłat', 'Series without a bank account'),
} satisfies HomeCards;
