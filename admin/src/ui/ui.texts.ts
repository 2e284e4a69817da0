import { bothLanguages } from '../platform/texts.ts';

export const uiTexts = bothLanguages({
  pl: {
    language: 'Język',
    languageNames: { pl: 'Polski', en: 'English' },
    code: 'Kod',
    cannotBeUndone: 'Tej czynności nie można cofnąć.',
    deleteTitle: (name: string) => `Usunąć „${name}”?`,
    editNamed: (name: string) => `Edytuj: ${name}`,
    viewNamed: (name: string) => `Pokaż: ${name}`,
    deleteNamed: (name: string) => `Usuń: ${name}`,
    previousPage: 'Poprzednia strona',
    nextPage: 'Następna strona',
    page: (page: number) => `Strona ${page}`,
    rangeOfTotal: (first: number, last: number, total: number) => `${first}–${last} z ${total}`,
  },
  en: {
    language: 'Language',
    languageNames: { pl: 'Polski', en: 'English' },
    code: 'Code',
    cannotBeUndone: 'This cannot be undone.',
    deleteTitle: (name: string) => `Delete “${name}”?`,
    editNamed: (name: string) => `Edit ${name}`,
    viewNamed: (name: string) => `View ${name}`,
    deleteNamed: (name: string) => `Delete ${name}`,
    previousPage: 'Previous page',
    nextPage: 'Next page',
    page: (page: number) => `Page ${page}`,
    rangeOfTotal: (first: number, last: number, total: number) => `${first}–${last} of ${total}`,
  },
});
