import type { ReactNode } from 'react';
import type { Column, PhonePlace } from '../columns.tsx';

/** The value of a column at one place; without `value`, its cell. */
export interface PhonePart<Row> {
  column: Column<Row>;
  value?: ((row: Row) => ReactNode) | undefined;
}

/** The values at one place of a row, in the order of their columns. */
export interface PhoneCell<Row> {
  place: PhonePlace;
  parts: PhonePart<Row>[];
}

const order: readonly PhonePlace[] = ['picture', 'title', 'figure', 'detail', 'badge'];

/** The cells of a row on phones in reading order; empty ones are left out. */
export const phoneCells = <Row>(columns: readonly Column<Row>[]): PhoneCell<Row>[] =>
  order
    .map((place) => ({ place, parts: columns.flatMap((column) => partsAt(place, column)) }))
    .filter(({ parts }) => parts.length > 0);

function partsAt<Row>(place: PhonePlace, column: Column<Row>): PhonePart<Row>[] {
  const { phone } = column;
  if (phone === place) return [{ column }];
  if (typeof phone === 'object' && phone[place]) return [{ column, value: phone[place] }];
  return [];
}
