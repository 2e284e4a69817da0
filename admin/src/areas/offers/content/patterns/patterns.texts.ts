import { bothLanguages, counted } from '../../../../platform/texts.ts';

export const patternsTexts = bothLanguages({
  pl: {
    title: 'Wzory sekcji',
    fromPattern: 'Dodaj sekcję ze wzoru',
    empty: 'Nie ma jeszcze wzorów',
    emptyHint: 'Zapisz sekcję jako wzór z jej menu, aby zaczynać od niej sekcje innych ofert.',
    find: 'Szukaj wzoru',
    nothingFound: 'Żaden wzór tak się nie nazywa.',
    elements: (count: number) =>
      counted('pl', count, { one: 'element', few: 'elementy', other: 'elementów' }),
    save: 'Zapisz jako wzór…',
    saveTitle: (section: string) => `Zapisz jako wzór: ${section}`,
    saveHint:
      'Zobaczą go wszyscy, którzy tworzą lub edytują oferty. Późniejsze zmiany sekcji go nie zmienią.',
    name: 'Nazwa wzoru',
    saveLabel: 'Zapisz wzór',
    rename: 'Zmień nazwę',
    renameOf: (name: string) => `Zmień nazwę: ${name}`,
    delete: 'Usuń',
    deleteOf: (name: string) => `Usuń wzór: ${name}`,
    deleteTitle: 'Usunąć wzór?',
    deleteMessage: (name: string) =>
      `Wzór „${name}” zniknie dla wszystkich. Sekcje, które z niego powstały, zostaną.`,
    toasts: {
      create: { done: 'Wzór zapisany', failed: 'Nie udało się zapisać wzoru' },
      rename: { done: 'Nazwa wzoru zmieniona', failed: 'Nie udało się zmienić nazwy wzoru' },
      delete: { done: 'Wzór usunięty', failed: 'Nie udało się usunąć wzoru' },
    },
  },
  en: {
    title: 'Section patterns',
    fromPattern: 'Add a section from a pattern',
    empty: 'There are no patterns yet',
    emptyHint: 'Save a section as a pattern from its menu, to begin sections of other offers with it.',
    find: 'Search for a pattern',
    nothingFound: 'No pattern has this name.',
    elements: (count: number) => counted('en', count, { one: 'element', other: 'elements' }),
    save: 'Save as a pattern…',
    saveTitle: (section: string) => `Save as a pattern: ${section}`,
    saveHint:
      'Everybody who creates or edits offers will see it. Later changes of the section do not change it.',
    name: 'Name of the pattern',
    saveLabel: 'Save the pattern',
    rename: 'Rename',
    renameOf: (name: string) => `Rename: ${name}`,
    delete: 'Delete',
    deleteOf: (name: string) => `Delete the pattern: ${name}`,
    deleteTitle: 'Delete the pattern?',
    deleteMessage: (name: string) =>
      `The pattern “${name}” will be gone for everybody. Sections that were made from it stay.`,
    toasts: {
      create: { done: 'Pattern saved', failed: 'The pattern could not be saved' },
      rename: { done: 'Pattern renamed', failed: 'The pattern could not be renamed' },
      delete: { done: 'Pattern deleted', failed: 'The pattern could not be deleted' },
    },
  },
});
