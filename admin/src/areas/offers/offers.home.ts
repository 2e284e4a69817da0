import { getOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import { offersList, type waitingOffers } from '@share/contract/areas/offers/offers.list.ts';
import { filtered, type HomeCards, type HomeCardView } from '../home/home.shared.tsx';
import { offersPaths } from './offers.paths.ts';

const card = (waits: (typeof waitingOffers)[number], pl: string, en: string): HomeCardView => ({
  title: { pl, en },
  open: { endpoint: getOffer, to: offersPaths.edit },
  all: { to: offersPaths.list, search: filtered(offersList, { waits }) },
  shows: 'untilDay',
});

export const offersCards = {
  offersWithoutShares: card(
    'withoutShares',
    'Otwarte oferty bez udziałów na sprzedaż',
    'Open offers with no shares for sale',
  ),
  offersOfOneSeries: card(
    'seriesSoldElsewhere',
    'Otwarte oferty, które sprzedają tę samą serię',
    'Open offers that sell the same series',
  ),
  offersPastEnd: card('pastEnd', 'Otwarte oferty po terminie', 'Open offers past their end date'),
} satisfies HomeCards;
