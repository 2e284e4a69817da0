import type { Column } from '../columns.tsx';

/** Columns that share one place in the table: the first one, and those stacked below it. */
export type Stack<Row> = [Column<Row>, ...Column<Row>[]];

/**
 * The arrangements of the columns from the widest to the narrowest: first all side by side, then one more stacked each time. The
 * last column is stacked first, but a column that has another one below it comes last. A column stays in place if none of the
 * columns that it names is placed.
 */
export function arrangementsOf<Row>(columns: readonly Column<Row>[]): Stack<Row>[][] {
  const placed = new Set(columns.map(({ name }) => name));
  const arrangements = [arranged(columns, placed)];
  for (let next = nextToStack(columns, placed); next; next = nextToStack(columns, placed)) {
    placed.delete(next.name);
    arrangements.push(arranged(columns, placed));
  }
  return arrangements;
}

function arranged<Row>(columns: readonly Column<Row>[], placed: ReadonlySet<string>): Stack<Row>[] {
  const above = aboveOf(columns, placed);
  return columns
    .filter(({ name }) => placed.has(name))
    .map((first) => [first, ...columns.filter(({ name }) => above.get(name) === first.name)]);
}

/** The column below which each stacked column is: its first choice that has no other stacked column. */
function aboveOf<Row>(columns: readonly Column<Row>[], placed: ReadonlySet<string>): Map<string, string> {
  const stacked = columns
    .filter(({ name }) => !placed.has(name))
    .map((column) => ({ name: column.name, choices: choicesOf(column, placed) }))
    .sort((one, other) => one.choices.length - other.choices.length);
  const above = new Map<string, string>();
  for (const { name, choices } of stacked) {
    const taken = new Set(above.values());
    const choice = choices.find((one) => !taken.has(one)) ?? choices[0];
    if (choice !== undefined) above.set(name, choice);
  }
  return above;
}

const choicesOf = <Row>({ below = [] }: Column<Row>, placed: ReadonlySet<string>): string[] =>
  [below].flat().filter((name) => placed.has(name));

function nextToStack<Row>(
  columns: readonly Column<Row>[],
  placed: ReadonlySet<string>,
): Column<Row> | undefined {
  const stacked = columns.filter(({ name }) => !placed.has(name));
  const isPossible = (column: Column<Row>) => {
    const others = new Set([...placed].filter((name) => name !== column.name));
    return [column, ...stacked].every((one) => choicesOf(one, others).length > 0);
  };
  const candidates = columns.filter((column) => placed.has(column.name) && isPossible(column));
  const holding = new Set(aboveOf(columns, placed).values());
  return candidates.findLast(({ name }) => !holding.has(name)) ?? candidates.at(-1);
}
