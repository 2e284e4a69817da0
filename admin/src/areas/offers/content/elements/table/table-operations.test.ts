import { MOST_COLUMNS, MOST_ROWS, TableInput } from '@share/contract/areas/offers/elements/table.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addColumn,
  addRow,
  duplicateRow,
  fillGaps,
  gapsIn,
  haveContent,
  moveColumn,
  moveRow,
  pasteInto,
  removeColumn,
  removeRow,
  type TableData,
} from './table-operations.ts';

/** A table whose cells name their original place: column a to z, row 1 and up. */
const tableOf = (columns: number, rows: number): TableData => ({
  columns: Array.from({ length: columns }, (_, column) => ({
    id: `column-${letter(column)}`,
    name: { pl: letter(column), en: letter(column) },
  })),
  rows: Array.from({ length: rows }, (_, row) => ({
    id: `row-${row + 1}`,
    textColor: '#000000',
    backgroundColor: '#ffffff',
    cells: Array.from({ length: columns }, (_, column) => {
      const words = `${letter(column)}${row + 1}`;
      return { id: `cell-${words}`, value: { pl: words, en: words } };
    }),
  })),
});

const letter = (column: number): string => String.fromCharCode(97 + column);
const words = (table: TableData) =>
  table.rows.map(({ cells }) => cells.map(({ value }) => value.pl).join(' '));
const names = (table: TableData) => table.columns.map(({ name }) => name.pl).join(' ');

describe('a table', () => {
  test('ELM-53 a new column has no name, and a dash in each cell, in both languages', () => {
    const table = addColumn(tableOf(2, 2), 1);
    expect(words(table)).toEqual(['a1 - b1', 'a2 - b2']);
    expect(table.rows[1]?.cells[1]?.value).toEqual({ pl: '-', en: '-' });
    expect(table.columns[1]?.name).toEqual({ pl: '', en: '' });
  });

  test('ELM-52 a new row contains dashes, black on white', () => {
    const table = addRow(tableOf(2, 1), 0);
    expect(words(table)).toEqual(['- -', 'a1 b1']);
    expect(table.rows[0]).toMatchObject({ textColor: '#000000', backgroundColor: '#ffffff' });
  });

  test('ELM-54 columns and rows are removed and moved with their content', () => {
    const table = moveColumn(removeColumn(tableOf(4, 2), 1), 2, 0);
    expect([names(table), ...words(table)]).toEqual(['d a c', 'd1 a1 c1', 'd2 a2 c2']);
    expect(words(moveRow(removeRow(tableOf(1, 4), 0), 0, 2))).toEqual(['a3', 'a4', 'a2']);
  });

  test('the last column cannot be removed, the last row can', () => {
    const table = tableOf(1, 1);
    expect(removeColumn(table, 0)).toBe(table);
    expect(removeRow(table, 0).rows).toEqual([]);
  });

  test('grows to at most 30 columns and 500 rows', () => {
    const wide = tableOf(MOST_COLUMNS, 1);
    const long = tableOf(1, MOST_ROWS);
    expect(addColumn(wide, 0)).toBe(wide);
    expect(addRow(long, 0)).toBe(long);
    expect(duplicateRow(long, 0)).toBe(long);
  });

  const step = fc.record({
    action: fc.constantFrom(
      'addColumn',
      'removeColumn',
      'moveColumn',
      'addRow',
      'removeRow',
      'moveRow',
      'copy',
      'paste',
      'fill',
    ),
    one: fc.integer({ min: -1, max: 6 }),
    other: fc.integer({ min: -1, max: 6 }),
    lines: fc.array(fc.array(fc.string(), { maxLength: 4 }), { maxLength: 4 }),
  });
  type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

  const done = (table: TableData, { action, one, other, lines }: Step): TableData => {
    const at = {
      row: Math.min(one, table.rows.length - 1),
      column: Math.max(0, Math.min(other, table.columns.length - 1)),
    };
    if (action === 'addColumn') return addColumn(table, Math.max(0, one));
    if (action === 'removeColumn') return removeColumn(table, one);
    if (action === 'moveColumn') return moveColumn(table, one, other);
    if (action === 'addRow') return addRow(table, Math.max(0, one));
    if (action === 'removeRow') return removeRow(table, one);
    if (action === 'moveRow') return moveRow(table, one, other);
    if (action === 'copy') return duplicateRow(table, one);
    if (action === 'paste') return pasteInto(table, at, 'en', lines).table;
    return fillGaps(table, 'en');
  };

  test('ELM-49 after any operations each row has a cell for each column, ids are unique, and content stays in its row and column', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const table = steps.reduce(done, tableOf(3, 3));
        expect(table.rows.every(({ cells }) => cells.length === table.columns.length)).toBe(true);
        const ids = [...table.columns, ...table.rows, ...table.rows.flatMap(({ cells }) => cells)].map(
          ({ id }) => id,
        );
        expect(new Set(ids).size).toBe(ids.length);
        for (const { id, cells } of table.rows) {
          for (const [index, cell] of cells.entries()) {
            if (!cell.id.startsWith('cell-')) continue;
            expect(cell.id).toBe(`cell-${table.columns[index]?.id.slice(-1)}${id.slice(4)}`);
            expect(cell.value.pl).toBe(cell.id.slice(5));
          }
        }
      }),
    );
  });

  test('no operation changes its input', () => {
    fc.assert(
      fc.property(step, (one) => {
        const table = tableOf(3, 3);
        done(table, one);
        expect(table).toEqual(tableOf(3, 3));
      }),
    );
  });
});

describe('pasting', () => {
  test('fills cells from the given one on, in one language, and changes nothing else', () => {
    const { table, cut } = pasteInto(tableOf(3, 3), { row: 1, column: 1 }, 'en', [['x', 'y'], ['z']]);
    expect(table.rows.map(({ cells }) => cells.map(({ value }) => value.en))).toEqual([
      ['a1', 'b1', 'c1'],
      ['a2', '<p>x</p>', '<p>y</p>'],
      ['a3', '<p>z</p>', 'c3'],
    ]);
    expect(words(table)).toEqual(words(tableOf(3, 3)));
    expect(cut).toEqual({ rows: 0, columns: 0 });
  });

  test('adds rows and columns as needed, with dashes in the other cells', () => {
    const { table } = pasteInto(tableOf(1, 1), { row: 1, column: 1 }, 'pl', [['x'], ['y']]);
    expect(words(table)).toEqual(['a1 -', '- <p>x</p>', '- <p>y</p>']);
    expect(table.rows[1]?.cells[1]?.value.en).toBe('-');
  });

  test('names the columns when it begins in the row of names', () => {
    const { table } = pasteInto(tableOf(2, 1), { row: -1, column: 1 }, 'pl', [
      ['Cena\nnetto', 'Rzut'],
      ['5', '6'],
    ]);
    expect([names(table), ...words(table)]).toEqual(['a Cena netto Rzut', 'a1 <p>5</p> <p>6</p>']);
  });

  test('escapes text, so that it never becomes tags', () => {
    const { table } = pasteInto(tableOf(1, 1), { row: 0, column: 0 }, 'pl', [['<img src=x> & "1"\n2']]);
    expect(words(table)).toEqual(['<p>&lt;img src=x&gt; &amp; "1"<br>2</p>']);
  });

  test('reports how much does not fit into the largest table', () => {
    const lines = Array.from({ length: MOST_ROWS + 20 }, () =>
      Array.from({ length: MOST_COLUMNS + 3 }, () => '1'),
    );
    const { table, cut } = pasteInto(tableOf(1, 1), { row: 0, column: 0 }, 'pl', lines);
    expect([table.columns.length, table.rows.length, cut]).toEqual([30, 500, { rows: 20, columns: 3 }]);
    expect(
      TableInput.shape.rows.safeParse(table.rows.map((row) => ({ ...row, id: undefined, cells: [] })))
        .success,
    ).toBe(true);
  });
});

describe('gaps between the languages', () => {
  const table = (): TableData => {
    const { columns, rows } = tableOf(2, 1);
    const cell = (pl: string, en: string) => ({ id: pl + en, value: { pl, en } });
    return {
      columns: [{ ...columns[0], id: 'x', name: { pl: 'Cena', en: ' ' } }, ...columns.slice(1)],
      rows: rows.map((row) => ({ ...row, cells: [cell('<p>5</p>', '-'), cell('', '<p>six</p>')] })),
    };
  };

  test('are names and cells that only one language has; dashes count as empty', () => {
    expect(gapsIn(table())).toEqual({ pl: 1, en: 2 });
    expect(gapsIn(addRow(table(), 0))).toEqual({ pl: 1, en: 2 });
  });

  test('are filled from the other language, and existing texts stay', () => {
    const filled = fillGaps(table(), 'en');
    expect(gapsIn(filled)).toEqual({ pl: 1, en: 0 });
    expect(filled.columns[0]?.name.en).toBe('Cena');
    expect(filled.rows[0]?.cells.map(({ value }) => value.en)).toEqual(['<p>5</p>', '<p>six</p>']);
  });

  test('a row of dashes has no content', () => {
    expect(haveContent(addRow(tableOf(1, 1), 0).rows[0]?.cells ?? [])).toBe(false);
    expect(haveContent(tableOf(1, 1).rows[0]?.cells ?? [])).toBe(true);
  });
});
