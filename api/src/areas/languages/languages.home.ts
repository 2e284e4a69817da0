import { getLanguages } from '@share/contract/areas/languages/languages.endpoints.ts';
import type { HomeCardSource } from '../home/home.shared.ts';
import { readLanguages } from './read-languages.ts';

/** How many records lack a language; the lists of their areas show which ones. */
export const languagesCards: readonly HomeCardSource[] = [
  {
    name: 'languagesIncomplete',
    endpoint: getLanguages,
    read: async (context) => {
      const kinds = await readLanguages(context);
      const rows = kinds.reduce((sum, { records }) => sum + records, 0);
      return { rows, amount: null, oldest: [], asOf: null };
    },
  },
];
