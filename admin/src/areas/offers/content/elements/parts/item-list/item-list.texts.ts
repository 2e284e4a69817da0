import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { bothLanguages } from '../../../../../../platform/texts.ts';

export const itemListTexts = bothLanguages({
  pl: {
    drag: (name: string) => `Przeciągnij: ${name}`,
    moved: (name: string, position: number, count: number) =>
      `${name}: pozycja ${position} z ${formatNumber(count, 'pl')}`,
    remove: (name: string) => `Usuń: ${name}`,
    undo: (name: string) => `Cofnij usunięcie: ${name}`,
    undoShort: 'Cofnij',
    marked: 'Zostanie usunięte po zapisaniu oferty.',
    confirmTitle: (name: string) => `Usunąć „${name}”?`,
    confirmMessage: 'Pozycja zostanie usunięta z całą treścią.',
    confirmMark: 'Pozycja zniknie po zapisaniu oferty, do tego czasu można to cofnąć.',
    confirmLabel: 'Usuń',
  },
  en: {
    drag: (name: string) => `Drag: ${name}`,
    moved: (name: string, position: number, count: number) =>
      `${name}: position ${position} of ${formatNumber(count, 'en')}`,
    remove: (name: string) => `Remove: ${name}`,
    undo: (name: string) => `Undo the removal: ${name}`,
    undoShort: 'Undo',
    marked: 'Will be removed when the offer is saved.',
    confirmTitle: (name: string) => `Remove “${name}”?`,
    confirmMessage: 'The item will be removed with all that it holds.',
    confirmMark: 'The item will be removed when the offer is saved; until then this can be undone.',
    confirmLabel: 'Remove',
  },
});
