import { getSeries, seriesList, type waitingSeries } from '@share/contract/areas/series/series.endpoints.ts';
import { filtered, type HomeCards, type HomeCardView } from '../home/home.shared.tsx';

const card = (waits: (typeof waitingSeries)[number], pl: string, en: string): HomeCardView => ({
  title: { pl, en },
  open: { endpoint: getSeries, to: (id) => `/series/${id}/edit` },
  all: { to: '/series', search: filtered(seriesList, { waits }) },
  shows: 'shares',
});

export const seriesCards = {
  seriesNearlySoldOut: card('nearlySoldOut', 'Serie prawie wyprzedane', 'Series nearly sold out'),
  seriesWithoutAccount: card(
    'withoutAccount',
    'Serie bez rachunku do wpłat',
    'Series without a bank account',
  ),
} satisfies HomeCards;
