import type { FilterDeclaration, ListDeclaration } from '@share/contract/shared/lists/list.ts';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { z } from 'zod';
import type { RecordTable, RowOf } from '../records/records.ts';
import { equals, type FilterCondition } from './list-conditions.ts';
import { listFrom } from './list-query.ts';
import type { ListSource, ListSql, OrderExpression } from './list-source.ts';

type Comparable = string | number | boolean | Date | null;
type ColumnFor<Table extends RecordTable, Name> = Name extends keyof RowOf<Table>
  ? RowOf<Table>[Name]
  : object;

/** Filters that are not a comparison with the column of the same name: texts, ranges, and names without a column. */
type FurtherFilters<Table extends RecordTable, Filters extends Record<string, FilterDeclaration>> = {
  [Name in keyof Filters as Filters[Name]['type'] extends 'boolean' | 'select'
    ? Name extends keyof RowOf<Table>
      ? never
      : Name
    : Name]: FilterCondition;
};

/**
 * Orders that are not the column of the same name: texts in two languages, and names without a column. Others may be given in
 * place of their column.
 */
type FurtherOrders<Table extends RecordTable, Column extends string> = {
  [Name in Column as ColumnFor<Table, Name> extends Comparable ? never : Name]: OrderExpression;
} & { [Name in Column]?: OrderExpression };

/** Fields that are not the column of the same name. */
type FurtherFields<Table extends RecordTable, Row> = {
  [Field in keyof Row as Field extends keyof RowOf<Table>
    ? RowOf<Table>[Field] extends Row[Field]
      ? never
      : Field
    : Field]: string;
};

/**
 * A list of the rows of one table: fields, orders, and boolean and select filters that are a column of their name are not
 * repeated, and every other one has to be given. The table's alias is `r`.
 */
export function listOfTable<Row extends object, Declared extends ListDeclaration, Table extends RecordTable>(
  table: Table,
  list: {
    declared: Declared;
    row: z.ZodType<Row> & { readonly shape: { readonly [Field in keyof Row]: unknown } };
    filters: FurtherFilters<Table, Declared['filters']>;
    orders: FurtherOrders<Table, Declared['sortable'][number]>;
    select: FurtherFields<Table, Row>;
  },
) {
  type Source = ListSource<Declared, Row, Row>;
  const { declared, row } = list;
  const columns = getTableColumns(table as RecordTable);
  const byColumn = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (columns[name] ? [[name, `r.${columns[name].name}`]] : [])));
  const equal = Object.entries(byColumn(Object.keys(declared.filters))).map(([name, column]) => [
    name,
    equals(column),
  ]);
  return listFrom<Declared, Row, Row>({
    declared,
    from: `${getTableName(table)} r`,
    id: 'r.id',
    filters: { ...Object.fromEntries(equal), ...list.filters } as Source['filters'],
    orders: { ...byColumn(declared.sortable), ...(list.orders as ListSql['orders']) } as Source['orders'],
    select: {
      ...byColumn(Object.keys(row.shape)),
      ...(list.select as ListSql['select']),
    } as Source['select'],
    joins: `JOIN ${getTableName(table)} r ON r.id = page.id`,
    row: (found) => found,
  });
}
