import type { LayoutColumn } from '@share/contract/areas/list-views/list-views.endpoints.ts';

/** A column of a list, and whether it is shown. */
export interface LaidOut<Column> {
  column: Column;
  isShown: boolean;
}

interface Named {
  name: string;
  /** The column is shown only to those who have chosen it. */
  isExtra?: true;
}

/**
 * The columns in the order of the layout. The first one names the record: it stays first and shown. A column that is missing in
 * the layout follows its predecessor in the list; a name that the list does not have is ignored.
 */
export function laidOut<Column extends Named>(
  columns: readonly Column[],
  layout: readonly LayoutColumn[],
): LaidOut<Column>[] {
  const [first, ...others] = columns;
  if (!first) return [];
  const arranged: LaidOut<Column>[] = [{ column: first, isShown: true }];
  for (const { name, isShown } of layout) {
    const column = others.find((other) => other.name === name);
    if (column) arranged.push({ column, isShown });
  }
  let before = first;
  for (const column of others) {
    if (placeOf(arranged, column) < 0)
      arranged.splice(placeOf(arranged, before) + 1, 0, { column, isShown: !column.isExtra });
    before = column;
  }
  return arranged;
}

/** The stored layout of these columns; empty if they are as the list declares them. */
export function layoutOf<Column extends Named>(
  columns: readonly Column[],
  arranged: readonly LaidOut<Column>[],
): LayoutColumn[] {
  const isDefault = arranged.every(
    ({ column, isShown }, index) => isShown === !column.isExtra && column === columns[index],
  );
  return isDefault ? [] : arranged.map(({ column, isShown }) => ({ name: column.name, isShown }));
}

export const withShown = <Column>(
  arranged: readonly LaidOut<Column>[],
  place: number,
  isShown: boolean,
): LaidOut<Column>[] => arranged.map((one, index) => (index === place ? { ...one, isShown } : one));

export function withMoved<Column>(
  arranged: readonly LaidOut<Column>[],
  from: number,
  to: number,
): LaidOut<Column>[] {
  const moved = arranged[from];
  return moved ? arranged.toSpliced(from, 1).toSpliced(to, 0, moved) : [...arranged];
}

const placeOf = <Column extends Named>(arranged: readonly LaidOut<Column>[], { name }: Column): number =>
  arranged.findIndex(({ column }) => column.name === name);
