import { bothLanguages } from '../../../platform/texts.ts';

export const languageNoticeTexts = bothLanguages({
  pl: {
    title: 'Wersje językowe różnią się',
    further: (count: number) => `i jeszcze ${count}`,
    confirmHint: 'Starszy tekst nie zmienił się od czasu zmiany w drugim języku.',
    confirm: 'Tłumaczenie jest aktualne',
  },
  en: {
    title: 'The languages differ',
    further: (count: number) => `and ${count} more`,
    confirmHint: 'An older text has not been changed since the other language was.',
    confirm: 'The translation is up to date',
  },
});
