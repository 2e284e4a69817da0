import type { Language } from '@share/contract/shared/languages.ts';
import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { bothLanguages, counted } from '../../../../../platform/texts.ts';

const rows = (language: Language, count: number) =>
  counted(
    language,
    count,
    language === 'pl'
      ? { one: 'wiersz', few: 'wiersze', many: 'wierszy', other: 'wiersza' }
      : { one: 'row', other: 'rows' },
  );
const columns = (language: Language, count: number) =>
  counted(
    language,
    count,
    language === 'pl'
      ? { one: 'kolumna', few: 'kolumny', many: 'kolumn', other: 'kolumny' }
      : { one: 'column', other: 'columns' },
  );

export const tableTexts = bothLanguages({
  pl: {
    grid: 'Komórki tabeli',
    table: 'Tabela',
    language: 'Język komórek',
    errors: (count: number) => `błędy: ${formatNumber(count, 'pl')}`,
    gaps: (count: number) => `braki: ${formatNumber(count, 'pl')}`,
    hint: 'Strzałki, Tab i Enter przechodzą między komórkami. Pisanie zastępuje treść, Enter lub F2 ją poprawia, Shift+Enter łamie wiersz, Ctrl+Enter otwiera formatowanie, Alt ze strzałką przesuwa wiersz lub kolumnę. Escape wychodzi z tabeli. Wklejanie z arkusza zaczyna się od wybranej komórki.',
    fillGaps: (language: string) => `Uzupełnij braki z: ${language}`,
    template: 'Szablon „Dostępne domy”',
    templateTitle: 'Zastąpić tabelę?',
    templateMessage: 'Wszystkie kolumny i wiersze zostaną zastąpione szablonem „Dostępne domy”.',
    templateConfirm: 'Zastąp',
    format: 'Formatuj komórkę',
    addRow: 'Dodaj wiersz',
    addColumn: 'Dodaj kolumnę',
    noRows: 'Tabela nie ma wierszy.',
    columnName: (column: string, language: string) => `Nazwa kolumny ${column} (${language})`,
    cell: (row: number, column: string, language: string) => `Wiersz ${row}, ${column} (${language})`,
    cellTitle: (row: number, column: string) => `Wiersz ${row}, ${column}`,
    content: 'Treść komórki',
    done: 'Gotowe',
    columnMenu: (column: string, name: string) => `Kolumna ${column}${name && `: ${name}`}, działania`,
    rowMenu: (row: number) => `Wiersz ${row}, działania`,
    dragRow: (row: number) => `Przeciągnij wiersz ${row}`,
    unnamed: (column: string) => `Kolumna ${column}`,
    rename: 'Zmień nazwę',
    insertLeft: 'Wstaw kolumnę z lewej',
    insertRight: 'Wstaw kolumnę z prawej',
    moveLeft: 'Przesuń w lewo',
    moveRight: 'Przesuń w prawo',
    removeColumn: 'Usuń kolumnę',
    insertAbove: 'Wstaw wiersz powyżej',
    insertBelow: 'Wstaw wiersz poniżej',
    duplicate: 'Powiel wiersz',
    moveUp: 'Przesuń w górę',
    moveDown: 'Przesuń w dół',
    removeRow: 'Usuń wiersz',
    colors: 'Kolory wiersza',
    rowColors: (row: number) => `Kolory wiersza ${row}`,
    presets: { preset_1: 'Czerwony', preset_2: 'Brązowy', preset_3: 'Czarny na białym' },
    ownColors: 'Inne kolory…',
    backgroundColor: 'Tło',
    textColor: 'Tekst',
    sample: 'Tak wygląda tekst tego wiersza.',
    removeColumnTitle: (name: string) => `Usunąć kolumnę „${name}”?`,
    columnLost: 'Kolumna zostanie usunięta z całą treścią.',
    removeRowTitle: (row: number) => `Usunąć wiersz ${row}?`,
    rowLost: 'Wiersz zostanie usunięty z całą treścią.',
    removeConfirm: 'Usuń',
    pasted: (rowCount: number, columnCount: number) =>
      `Wklejono: ${rows('pl', rowCount)}, ${columns('pl', columnCount)}.`,
    cut: (rowCount: number, columnCount: number) =>
      `Nie zmieściło się: ${rows('pl', rowCount)}, ${columns('pl', columnCount)}. Tabela ma najwyżej 500 wierszy i 30 kolumn.`,
    moved: (row: number, count: number) =>
      `Wiersz przeniesiono na pozycję ${row} z ${formatNumber(count, 'pl')}.`,
  },
  en: {
    grid: 'Cells of the table',
    table: 'Table',
    language: 'Language of the cells',
    errors: (count: number) => `errors: ${formatNumber(count, 'en')}`,
    gaps: (count: number) => `missing: ${formatNumber(count, 'en')}`,
    hint: 'Arrows, Tab and Enter move between cells. Typing replaces what a cell holds, Enter or F2 changes it, Shift+Enter breaks the line, Ctrl+Enter opens formatting, Alt with an arrow moves the row or column. Escape leaves the table. Pasting from a spreadsheet begins at the chosen cell.',
    fillGaps: (language: string) => `Fill what is missing from: ${language}`,
    template: '“Available House” template',
    templateTitle: 'Replace the table?',
    templateMessage: 'All columns and rows will be replaced by the “Available House” template.',
    templateConfirm: 'Replace',
    format: 'Format the cell',
    addRow: 'Add a row',
    addColumn: 'Add a column',
    noRows: 'The table has no rows.',
    columnName: (column: string, language: string) => `Name of column ${column} (${language})`,
    cell: (row: number, column: string, language: string) => `Row ${row}, ${column} (${language})`,
    cellTitle: (row: number, column: string) => `Row ${row}, ${column}`,
    content: 'Content of the cell',
    done: 'Done',
    columnMenu: (column: string, name: string) => `Column ${column}${name && `: ${name}`}, actions`,
    rowMenu: (row: number) => `Row ${row}, actions`,
    dragRow: (row: number) => `Drag row ${row}`,
    unnamed: (column: string) => `Column ${column}`,
    rename: 'Rename',
    insertLeft: 'Insert a column on the left',
    insertRight: 'Insert a column on the right',
    moveLeft: 'Move left',
    moveRight: 'Move right',
    removeColumn: 'Remove the column',
    insertAbove: 'Insert a row above',
    insertBelow: 'Insert a row below',
    duplicate: 'Duplicate the row',
    moveUp: 'Move up',
    moveDown: 'Move down',
    removeRow: 'Remove the row',
    colors: 'Colours of the row',
    rowColors: (row: number) => `Colours of row ${row}`,
    presets: { preset_1: 'Red', preset_2: 'Brown', preset_3: 'Black on white' },
    ownColors: 'Other colours…',
    backgroundColor: 'Background',
    textColor: 'Text',
    sample: 'This is how the text of the row looks.',
    removeColumnTitle: (name: string) => `Remove column “${name}”?`,
    columnLost: 'The column will be removed with all that it holds.',
    removeRowTitle: (row: number) => `Remove row ${row}?`,
    rowLost: 'The row will be removed with all that it holds.',
    removeConfirm: 'Remove',
    pasted: (rowCount: number, columnCount: number) =>
      `Pasted: ${rows('en', rowCount)}, ${columns('en', columnCount)}.`,
    cut: (rowCount: number, columnCount: number) =>
      `Did not fit: ${rows('en', rowCount)}, ${columns('en', columnCount)}. A table has at most 500 rows and 30 columns.`,
    moved: (row: number, count: number) => `Row moved to ${row} of ${formatNumber(count, 'en')}.`,
  },
});

/** Columns are lettered as in a spreadsheet: A to Z, then AA. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
}
