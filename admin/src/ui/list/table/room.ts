import { type Column, isBare } from '../columns.tsx';
import type { Stack } from './stacks.ts';

/** The pixels that values of each kind need to be readable. */
const VALUE = {
  text: 104,
  id: 40,
  number: 50,
  money: 100,
  fraction: 60,
  day: 78,
  moment: 114,
  instant: 114,
  yesNo: 50,
} as const;
const WIDE = 170;
/** Pixels of a letter of the head, which wraps between words, and of the sort arrows after its last letter. */
const LETTER = 7.6;
const ARROWS = 18;
/** Pixels of a letter of a stacked value, which may include the name of its column. */
const VALUE_LETTER = 6.8;
/** Pixels on both sides of a column; less if columns are stacked (`list-table.module.css`). */
const SPACE = { wide: 12, narrow: 8 } as const;

/** The width in pixels that the columns need side by side. */
export function roomOf<Row>(stacks: readonly Stack<Row>[]): number {
  const isStacked = stacks.some((stack) => stack.length > 1);
  const space = isStacked ? SPACE.narrow : SPACE.wide;
  return stacks.reduce((sum, stack) => sum + space + roomOfStack(stack), 0);
}

function roomOfStack<Row>([first, ...below]: Stack<Row>): number {
  const named = below
    .filter(isBare)
    .map((column) => (column.header.length + 2) * VALUE_LETTER + VALUE.number);
  return Math.max(...[first, ...below].map(widthOf), ...named);
}

function widthOf<Row>({ kind = 'text', wide, header }: Column<Row>): number {
  const longest = Math.max(...header.split(' ').map((word) => word.length));
  return Math.max(wide ? WIDE : VALUE[kind], longest * LETTER + ARROWS);
}
