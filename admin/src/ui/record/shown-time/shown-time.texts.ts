import { bothLanguages } from '../../../platform/texts.ts';

export const shownTimeTexts = bothLanguages({
  pl: {
    from: 'Widoczne od',
    until: 'Widoczne do',
    hint: 'Czas polski. Puste: bez ograniczenia.',
    since: (from: string) => `od ${from}`,
    before: (until: string) => `do ${until}`,
    visible: 'Widoczne',
  },
  en: {
    from: 'Visible from',
    until: 'Visible until',
    hint: 'Polish time. Empty: no limit.',
    since: (from: string) => `from ${from}`,
    before: (until: string) => `until ${until}`,
    visible: 'Visible',
  },
});
