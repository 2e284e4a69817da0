import type { ExportedColumn } from '@share/contract/shared/lists/list-export.ts';
import type { ReactNode } from 'react';
import {
  DayText,
  FractionText,
  InstantText,
  MomentText,
  MoneyText,
  NumberText,
  YesNo,
} from '../values/values.tsx';

/**
 * Where a column stands in the two lines that a row has on phones: above what the record is and its main figure, below
 * further facts and the status.
 */
export type PhonePlace = 'title' | 'figure' | 'detail' | 'badge';

/** `name` as in the list's declaration: columns that are sortable there get a sort button. */
interface Head<Row> {
  name: string;
  header: string;
  /** The column below which this one is shown where there is little room; of several, the first that has a place. */
  below?: string | readonly string[];
  /** Takes the room of two texts, such as a name and an address. */
  wide?: true;
  /**
   * Its place on phones, or what it shows at which places there: no links, as the row itself is one. A column without a
   * place is shown on wide screens only. One column of a list is the title.
   */
  phone?: PhonePlace | { readonly [Place in PhonePlace]?: (row: Row) => ReactNode };
  /** The columns that a file has in place of this one, by the names of the contract; none for what no file can hold. */
  exported?: readonly ExportedColumn[];
}

export type Column<Row> = Head<Row> &
  (
    | { kind?: 'text'; value: (row: Row) => ReactNode }
    | { kind: 'number' | 'money'; value: (row: Row) => number | null }
    | { kind: 'id' | 'fraction'; value: (row: Row) => number }
    | { kind: 'day' | 'moment' | 'instant'; value: (row: Row) => string | null }
    | { kind: 'yesNo'; value: (row: Row) => boolean }
  );

export const isAmount = <Row,>({ kind }: Column<Row>): boolean =>
  kind === 'number' || kind === 'money' || kind === 'fraction';

/** Its values say little without the name of the column. */
export const isBare = <Row,>({ kind }: Column<Row>): boolean => kind === 'number' || kind === 'yesNo';

export function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  switch (column.kind) {
    case 'number':
      return <NumberText value={column.value(row)} />;
    case 'money':
      return <MoneyText amount={column.value(row)} />;
    case 'fraction':
      return <FractionText fraction={column.value(row)} />;
    case 'day':
      return <DayText day={column.value(row)} />;
    case 'moment':
      return <MomentText at={column.value(row)} />;
    case 'instant':
      return <InstantText at={column.value(row)} />;
    case 'yesNo':
      return <YesNo value={column.value(row)} />;
    default:
      return column.value(row);
  }
}
