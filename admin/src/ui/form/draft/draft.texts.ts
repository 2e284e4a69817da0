import { bothLanguages } from '../../../platform/texts.ts';

export const draftTexts = bothLanguages({
  pl: {
    stored: (when: string) => `Na tym komputerze są niezapisane zmiany z ${when}.`,
    outdated:
      'Od tego czasu ktoś zapisał tu zmiany. Po przywróceniu, przy zapisie, porównasz swoje zmiany z zapisanymi.',
    restore: 'Przywróć',
    discard: 'Odrzuć',
  },
  en: {
    stored: (when: string) => `Unsaved changes from ${when} were kept on this computer.`,
    outdated:
      'Somebody has saved changes here since. Once they are restored, you compare your changes with the saved ones when you save.',
    restore: 'Restore',
    discard: 'Discard',
  },
});
