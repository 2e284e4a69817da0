import type { Density } from '@share/contract/areas/list-views/list-views.endpoints.ts';
import { bothLanguages } from '../../../platform/texts.ts';

export const layoutTexts = bothLanguages({
  pl: {
    columns: 'Kolumny',
    alwaysFirst: 'zawsze pierwsza',
    moveUp: (column: string) => `Przesuń wyżej: ${column}`,
    moveDown: (column: string) => `Przesuń niżej: ${column}`,
    moved: (column: string, position: number) => `${column}: pozycja ${position}`,
    restore: 'Przywróć domyślne kolumny',
    density: 'Wiersze wszystkich list',
    densities: { comfortable: 'Wygodne', compact: 'Zwarte' } satisfies Record<Density, string>,
    failed: 'Nie udało się zapisać układu listy',
  },
  en: {
    columns: 'Columns',
    alwaysFirst: 'always first',
    moveUp: (column: string) => `Move up: ${column}`,
    moveDown: (column: string) => `Move down: ${column}`,
    moved: (column: string, position: number) => `${column}: position ${position}`,
    restore: 'Restore the default columns',
    density: 'Rows of all lists',
    densities: { comfortable: 'Comfortable', compact: 'Compact' },
    failed: 'The layout of the list could not be saved',
  },
});
