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
 * The place of a column in the two lines that a row has on phones: title and figure in the upper line, detail and badge in the
 * lower one, a picture before both.
 */
export type PhonePlace = 'picture' | 'title' | 'figure' | 'detail' | 'badge';

/** `name` is the column's name in the list's declaration; columns that are sortable there get a sort button. */
interface Head<Row> {
  name: string;
  header: string;
  /** In a narrow list this column is stacked below the named one; of several names, the first that has a place is used. */
  below?: string | readonly string[];
  /** Set if the column needs the width of two texts, such as a name and an address. */
  wide?: true;
  /**
   * The place of the column on phones, or its values at several places. Values contain no links, because the row itself is one.
   * A column without a place is shown on wide screens only. Each list has one column as title.
   */
  phone?: PhonePlace | { readonly [Place in PhonePlace]?: (row: Row) => ReactNode };
  /** The column is shown, and exported, only where somebody has chosen it. */
  isExtra?: true;
  /** The columns that replace this one in an exported file, by their names in the contract; empty if the column is not exported. */
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

/** Whether the values are unclear without the name of the column. */
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
