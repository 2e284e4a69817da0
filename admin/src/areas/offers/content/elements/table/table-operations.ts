/**
 * All operations on a table, as pure functions. After each, every row has one cell for each column, in the order of
 * the columns (ELM-49), and content stays with its row and column.
 */
import { EMPTY_CELL, MOST_COLUMNS, MOST_ROWS } from '@share/contract/areas/offers/elements/table.ts';
import { randomId } from '@share/contract/client/random-id.ts';
import { type Language, languages, otherLanguage } from '@share/contract/shared/languages.ts';
import { showsSomething } from '@share/contract/shared/text-fields.ts';
import { emptyTranslated } from '@share/contract/shared/translated.ts';
import type { CellValues, ElementValues, RowValues } from '../element-values.ts';
import { htmlOf } from './grid/table-cells.ts';
import type { Position } from './grid/table-keys.ts';
import { newCell, newRow } from './table-values.ts';

export type TableData = ElementValues['table'];

const inserted = <Item>(items: readonly Item[], index: number, item: Item): Item[] => [
  ...items.slice(0, index),
  item,
  ...items.slice(index),
];

const without = <Item>(items: readonly Item[], index: number): Item[] =>
  items.filter((_, at) => at !== index);

const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] =>
  inserted(without(items, from), to, items[from] as Item);

const isIndex = (items: readonly unknown[], index: number): boolean => index in items;

// Columns

/** Adds a column without a name, with a dash in each of its cells (ELM-53). */
export function addColumn(table: TableData, index: number): TableData {
  if (table.columns.length >= MOST_COLUMNS) return table;
  return {
    columns: inserted(table.columns, index, { id: randomId(), name: emptyTranslated() }),
    rows: table.rows.map((row) => ({ ...row, cells: inserted(row.cells, index, newCell()) })),
  };
}

/** The last column cannot be removed. */
export function removeColumn(table: TableData, index: number): TableData {
  if (table.columns.length <= 1 || !isIndex(table.columns, index)) return table;
  return {
    columns: without(table.columns, index),
    rows: table.rows.map((row) => ({ ...row, cells: without(row.cells, index) })),
  };
}

export function moveColumn(table: TableData, from: number, to: number): TableData {
  if (from === to || !isIndex(table.columns, from) || !isIndex(table.columns, to)) return table;
  return {
    columns: moved(table.columns, from, to),
    rows: table.rows.map((row) => ({ ...row, cells: moved(row.cells, from, to) })),
  };
}

// Rows

/** Adds a row of dashes, black on white (ELM-52). */
export const addRow = (table: TableData, index: number): TableData =>
  table.rows.length >= MOST_ROWS
    ? table
    : { ...table, rows: inserted(table.rows, index, newRow(table.columns.length)) };

export function duplicateRow(table: TableData, index: number): TableData {
  const row = table.rows[index];
  if (!row || table.rows.length >= MOST_ROWS) return table;
  const cells = row.cells.map(({ value }) => ({ id: randomId(), value }));
  return { ...table, rows: inserted(table.rows, index + 1, { ...row, id: randomId(), cells }) };
}

export const removeRow = (table: TableData, index: number): TableData =>
  isIndex(table.rows, index) ? { ...table, rows: without(table.rows, index) } : table;

export const moveRow = (table: TableData, from: number, to: number): TableData =>
  from !== to && isIndex(table.rows, from) && isIndex(table.rows, to)
    ? { ...table, rows: moved(table.rows, from, to) }
    : table;

// Cells

export interface Pasted {
  table: TableData;
  /** The number of rows and columns that did not fit into the largest table. */
  cut: { rows: number; columns: number };
}

/**
 * Pastes lines of a spreadsheet from a cell on, in one language; the table grows up to its limits. Row -1 is the row
 * of the column names. New cells of the other language contain dashes.
 */
export function pasteInto(
  table: TableData,
  at: Position,
  language: Language,
  lines: readonly string[][],
): Pasted {
  const width = at.column + Math.max(0, ...lines.map((line) => line.length));
  const height = at.row + lines.length;
  let grown = table;
  while (grown.columns.length < Math.min(width, MOST_COLUMNS)) grown = addColumn(grown, grown.columns.length);
  const more = Math.max(0, Math.min(height, MOST_ROWS) - grown.rows.length);
  const rows = [...grown.rows, ...Array.from({ length: more }, () => newRow(grown.columns.length))];
  const lineOf = (row: number) => (row < at.row ? undefined : lines[row - at.row]);
  return {
    table: {
      columns: grown.columns.map((column, index) => {
        const name = lineOf(-1)?.[index - at.column];
        return name === undefined
          ? column
          : { ...column, name: { ...column.name, [language]: oneLine(name) } };
      }),
      rows: rows.map((row, index) => withLine(row, lineOf(index), at.column, language)),
    },
    cut: { rows: Math.max(0, height - MOST_ROWS), columns: Math.max(0, width - MOST_COLUMNS) },
  };
}

export const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ');

function withLine(row: RowValues, line: string[] | undefined, first: number, language: Language): RowValues {
  if (!line) return row;
  const cells = row.cells.map((cell, column) => {
    const text = line[column - first];
    return text === undefined ? cell : { ...cell, value: { ...cell.value, [language]: htmlOf(text) } };
  });
  return { ...row, cells };
}

/** Whether a cell has content: it is neither empty nor the dash of a new cell. */
const hasContent = (html: string): boolean =>
  html !== EMPTY_CELL && html !== `<p>${EMPTY_CELL}</p>` && showsSomething(html);

/** Whether deleting these cells would lose content. */
export const haveContent = (cells: readonly CellValues[]): boolean =>
  cells.some(({ value }) => hasContent(value.pl) || hasContent(value.en));

/** Copies names and cells that `language` lacks from the other language. */
export function fillGaps(table: TableData, language: Language): TableData {
  const other = otherLanguage(language);
  return {
    columns: table.columns.map((column) =>
      column.name[language].trim() === ''
        ? { ...column, name: { ...column.name, [language]: column.name[other] } }
        : column,
    ),
    rows: table.rows.map((row) =>
      gapsOf(row)[language] === 0
        ? row
        : {
            ...row,
            cells: row.cells.map((cell) =>
              isGap(cell, language)
                ? { ...cell, value: { ...cell.value, [language]: cell.value[other] } }
                : cell,
            ),
          },
    ),
  };
}

const isGap = ({ value }: CellValues, language: Language): boolean =>
  !hasContent(value[language]) && hasContent(value[otherLanguage(language)]);

type Gaps = Record<Language, number>;

/** The cache of the gaps of each row, because rows are immutable. */
const counted = new WeakMap<RowValues, Gaps>();

function gapsOf(row: RowValues): Gaps {
  const known = counted.get(row);
  if (known) return known;
  const count = (language: Language) => row.cells.filter((cell) => isGap(cell, language)).length;
  const gaps = { pl: count('pl'), en: count('en') };
  counted.set(row, gaps);
  return gaps;
}

/** For each language, the number of names and cells that are empty while the other language has content. */
export function gapsIn({ columns, rows }: TableData): Gaps {
  const gaps = { pl: 0, en: 0 };
  for (const language of languages) {
    for (const { name } of columns)
      if (name[language].trim() === '' && name[otherLanguage(language)].trim() !== '') gaps[language] += 1;
    for (const row of rows) gaps[language] += gapsOf(row)[language];
  }
  return gaps;
}
