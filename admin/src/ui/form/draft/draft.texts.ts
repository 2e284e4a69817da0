import { bothLanguages } from '../../../platform/texts.ts';

export const draftTexts = bothLanguages({
  pl: {
    stored: (when: string) => `Na tym komputerze są niezapisane zmiany z ${when}.`,
    outdated:
      'Od tego czasu ktoś zapisał tu zmiany. Po przywróceniu, przy zapisie, porównasz swoje zmiany z zapisanymi.',
    replaceTitle: 'Zastąpić to, co jest teraz w formularzu?',
    replaceMessage: 'Przywrócone zmiany zastąpią wszystko, co wpisano tu od tego czasu.',
    restore: 'Przywróć',
    discard: 'Odrzuć',
  },
  en: {
    stored: (when: string) => `Unsaved changes from ${when} were kept on this computer.`,
    outdated:
      'Somebody has saved changes here since. Once they are restored, you compare your changes with the saved ones when you save.',
    replaceTitle: 'Replace what is in the form now?',
    replaceMessage: 'The restored changes replace everything typed here since.',
    restore: 'Restore',
    discard: 'Discard',
  },
});
