import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { bothLanguages } from '../../../platform/texts.ts';

export const languageNoticeTexts = bothLanguages({
  pl: {
    title: 'Tłumaczenie do uzupełnienia',
    further: (count: number) => `i jeszcze ${formatNumber(count, 'pl')}`,
    confirmHint: 'Starszy tekst nie zmienił się od czasu zmiany w drugim języku.',
    confirm: 'Tłumaczenie jest aktualne',
  },
  en: {
    title: 'Translation to be completed',
    further: (count: number) => `and ${formatNumber(count, 'en')} more`,
    confirmHint: 'An older text has not been changed since the other language was.',
    confirm: 'The translation is up to date',
  },
});
