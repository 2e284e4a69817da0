import { toWarsaw } from '@share/contract/shared/dates.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import type { ExportColumn, ExportInput } from '@share/contract/shared/lists/list-export.ts';
import { fromMinorUnits, toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import { textIn } from '@share/contract/shared/translated.ts';

/** The contents of a cell. Times are Warsaw's wall clock, YYYY-MM-DD HH:mm:ss, because spreadsheets have no zones. */
export type Cell =
  | { type: 'text'; value: string }
  /** A percentage is a fraction: 0.05 is 5 %. */
  | { type: 'id' | 'number' | 'money' | 'percent'; value: number }
  | { type: 'day' | 'time'; value: string }
  | { type: 'yesNo'; value: boolean; word: string | undefined }
  | null;

/** A column of a file: its header, and the cell of each row. */
export interface FileColumn<Row> {
  header: string;
  kind: ExportColumn<never>['kind'];
  cell: (row: Row) => Cell;
}

/** The columns that were asked for, in the language of the caller. */
export function columnsOf<Row>(
  declared: Readonly<Record<string, ExportColumn<Row>>>,
  asked: ExportInput['columns'],
  language: Language,
): FileColumn<Row>[] {
  return asked.flatMap(({ name, header, words = {} }) => {
    const column = declared[name];
    return column ? [{ header, kind: column.kind, cell: cellsOf(column, words, language) }] : [];
  });
}

function cellsOf<Row>(
  column: ExportColumn<Row>,
  words: Readonly<Record<string, string>>,
  language: Language,
): (row: Row) => Cell {
  /** Null for a missing value. */
  const given = <Value>(value: Value | null | undefined, cell: (value: Value) => Cell): Cell =>
    value === null || value === undefined ? null : cell(value);
  const { kind } = column;
  switch (kind) {
    case 'text':
      return (row) =>
        given(column.value(row), (value) => ({
          type: 'text',
          value: typeof value === 'string' ? value : textIn(language, value),
        }));
    case 'choice':
      return (row) => given(column.value(row), (code) => ({ type: 'text', value: words[code] ?? code }));
    case 'yesNo':
      return (row) => {
        const value = column.value(row);
        return { type: 'yesNo', value, word: words[String(value)] };
      };
    case 'day':
      return (row) => given(column.value(row), (value) => ({ type: 'day', value }));
    case 'localTime':
      return (row) => given(column.value(row), (value) => ({ type: 'time', value }));
    case 'instant':
      return (row) =>
        given(column.value(row), (value) => ({ type: 'time', value: toWarsaw(new Date(value)) }));
    case 'amount':
      return (row) => given(column.value(row), (value) => ({ type: 'money', value }));
    default:
      return (row) => given(column.value(row), (value) => ({ type: kind, value }));
  }
}

const labels: Record<Language, { rows: string; sum: (header: string) => string }> = {
  pl: { rows: 'Liczba wierszy', sum: (header) => `Suma: ${header}` },
  en: { rows: 'Number of rows', sum: (header) => `Sum: ${header}` },
};

/** Adds up the written rows, for the control sums at the end of the file. */
export function openSums<Row>(columns: readonly FileColumn<Row>[], language: Language) {
  const texts = labels[language];
  const amounts: (bigint | null)[] = columns.map(({ kind }) => (kind === 'amount' ? 0n : null));
  let rows = 0;
  return {
    get rows() {
      return rows;
    },
    add(cells: readonly Cell[]) {
      rows += 1;
      cells.forEach((cell, at) => {
        const sum = amounts[at];
        if (cell?.type === 'money' && typeof sum === 'bigint')
          amounts[at] = sum + toMinorUnits(cell.value.toFixed(2));
      });
    },
    /** An empty line, the number of rows, and the sum of each amount. */
    lines(): Cell[][] {
      const sums = columns.flatMap(({ header }, at): Cell[][] => {
        const sum = amounts[at];
        return typeof sum === 'bigint'
          ? [[text(texts.sum(header)), { type: 'money', value: Number(fromMinorUnits(sum)) }]]
          : [];
      });
      return [[], [text(texts.rows), { type: 'number', value: rows }], ...sums];
    },
  };
}
export type Sums = ReturnType<typeof openSums>;

const text = (value: string): Cell => ({ type: 'text', value });
