import { bothLanguages } from '../../../platform/texts.ts';

export const languageNoticeTexts = bothLanguages({
  pl: {
    title: 'Tłumaczenie do uzupełnienia',
    further: (count: number) => `i jeszcze ${count}`,
    confirmHint: 'Starszy tekst nie zmienił się od czasu zmiany w drugim języku.',
    confirm: 'Tłumaczenie jest aktualne',
  },
  en: {
    title: 'Translation to be completed',
    further: (count: number) => `and ${count} more`,
    confirmHint: 'An older text has not been changed since the other language was.',
    confirm: 'The translation is up to date',
  },
});
