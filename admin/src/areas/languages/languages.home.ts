import { getLanguages } from '@share/contract/areas/languages/languages.endpoints.ts';
import type { HomeCards } from '../home/home.shared.tsx';

export const languagesCards = {
  languagesIncomplete: {
    title: { pl: 'Treści bez aktualnego tłumaczenia', en: 'Content without an up-to-date translation' },
    // The card lists no records, so this link is never used.
    open: { endpoint: getLanguages, to: () => '/languages' },
    all: { to: '/languages', search: {} },
    shows: 'since',
  },
} satisfies HomeCards;
