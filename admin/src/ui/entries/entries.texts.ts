import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { bothLanguages } from '../../platform/texts.ts';

/** `name` is used in accessible names only. */
export const entriesTexts = bothLanguages({
  pl: {
    moved: (name: string, position: number, count: number) =>
      `${name}: pozycja ${position} z ${formatNumber(count, 'pl')}`,
    drag: (name: string) => `Przeciągnij: ${name}`,
    dropped: (position: number, count: number) => `Pozycja ${position} z ${formatNumber(count, 'pl')}`,
    open: 'Edytuj',
    openNamed: (name: string) => `Edytuj: ${name}`,
    look: 'Pokaż',
    lookNamed: (name: string) => `Pokaż: ${name}`,
    close: 'Zwiń',
    closeNamed: (name: string) => `Zwiń: ${name}`,
    closeAll: 'Zwiń wszystkie',
    remove: 'Usuń',
    removeNamed: (name: string) => `Usuń: ${name}`,
    undo: 'Cofnij',
    undoNamed: (name: string) => `Cofnij usunięcie: ${name}`,
    removed: (name: string) => `Usunięto: ${name}`,
    hasErrors: 'Błędy',
  },
  en: {
    moved: (name: string, position: number, count: number) =>
      `${name}: position ${position} of ${formatNumber(count, 'en')}`,
    drag: (name: string) => `Drag ${name}`,
    dropped: (position: number, count: number) => `Position ${position} of ${formatNumber(count, 'en')}`,
    open: 'Edit',
    openNamed: (name: string) => `Edit ${name}`,
    look: 'Show',
    lookNamed: (name: string) => `Show ${name}`,
    close: 'Close',
    closeNamed: (name: string) => `Close ${name}`,
    closeAll: 'Close all',
    remove: 'Delete',
    removeNamed: (name: string) => `Delete ${name}`,
    undo: 'Undo',
    undoNamed: (name: string) => `Undo deleting ${name}`,
    removed: (name: string) => `Deleted: ${name}`,
    hasErrors: 'Errors',
  },
});
