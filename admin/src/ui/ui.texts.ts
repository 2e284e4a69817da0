import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { bothLanguages } from '../platform/texts.ts';

export const uiTexts = bothLanguages({
  pl: {
    moveNamed: (name: string) => `Przenieś: ${name}`,
    moveUp: 'Przesuń wyżej',
    moveDown: 'Przesuń niżej',
    toPosition: (position: number) => `Na pozycję ${position}`,
    language: 'Język',
    languageNames: { pl: 'Polski', en: 'English' },
    code: 'Kod',
    partMissing: 'Nie udało się wczytać tej części ekranu. Sprawdź połączenie z siecią i spróbuj ponownie.',
    partStillMissing:
      'Tej części ekranu nadal nie udało się wczytać. Sprawdź połączenie z siecią, zapisz zmiany i odśwież stronę.',
    newVersionForPart:
      'Panel został zaktualizowany. Zapisz zmiany i odśwież stronę, aby pracować dalej w nowej wersji.',
    downloadFailed: 'Nie udało się pobrać pliku. Spróbuj ponownie.',
    history: 'Historia',
    cannotBeUndone: 'Tej czynności nie można cofnąć.',
    deleteTitle: (name: string) => `Usunąć „${name}”?`,
    editNamed: (name: string) => `Edytuj: ${name}`,
    view: 'Pokaż',
    viewNamed: (name: string) => `Pokaż: ${name}`,
    deleteNamed: (name: string) => `Usuń: ${name}`,
    cannotDelete: (name: string) => `Nie można usunąć: ${name}`,
    copy: (label: string) => `Kopiuj: ${label}`,
    previousPage: 'Poprzednia strona',
    nextPage: 'Następna strona',
    page: (page: number) => `Strona ${page}`,
    rangeOfTotal: (first: number, last: number, total: number) =>
      `${formatNumber(first, 'pl')}–${formatNumber(last, 'pl')} z ${formatNumber(total, 'pl')}`,
  },
  en: {
    moveNamed: (name: string) => `Move: ${name}`,
    moveUp: 'Move up',
    moveDown: 'Move down',
    toPosition: (position: number) => `To position ${position}`,
    language: 'Language',
    languageNames: { pl: 'Polski', en: 'English' },
    code: 'Code',
    partMissing: 'This part of the screen could not be loaded. Check the connection and try again.',
    partStillMissing:
      'This part of the screen still could not be loaded. Check the connection, save your changes and reload the page.',
    newVersionForPart:
      'The back office has been updated. Save your changes and reload the page to continue in the new version.',
    downloadFailed: 'The file could not be downloaded. Try again.',
    history: 'History',
    cannotBeUndone: 'This cannot be undone.',
    deleteTitle: (name: string) => `Delete “${name}”?`,
    editNamed: (name: string) => `Edit ${name}`,
    view: 'View',
    viewNamed: (name: string) => `View ${name}`,
    deleteNamed: (name: string) => `Delete ${name}`,
    cannotDelete: (name: string) => `Cannot be deleted: ${name}`,
    copy: (label: string) => `Copy: ${label}`,
    previousPage: 'Previous page',
    nextPage: 'Next page',
    page: (page: number) => `Page ${page}`,
    rangeOfTotal: (first: number, last: number, total: number) =>
      `${formatNumber(first, 'en')}–${formatNumber(last, 'en')} of ${formatNumber(total, 'en')}`,
  },
});
