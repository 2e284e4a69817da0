import type { Language } from '@share/contract/shared/languages.ts';
import type { ListDeclaration } from '@share/contract/shared/lists/list.ts';
import type { Context } from '../context.ts';
import type { FilterCondition } from './list-conditions.ts';
import type { ListCounter } from './list-counter.ts';

export type OrderExpression = string | ((language: Language) => string);

/** The SQL parts of a list, independent of the type of its rows. */
export interface ListSql {
  declared: ListDeclaration;
  /** The table with its alias, and joins that filters or orders need: `orders o`. */
  from: string;
  id: string;
  filters: Readonly<Record<string, FilterCondition>>;
  orders: Readonly<Record<string, OrderExpression>>;
  /** Set if everybody sees only their own rows: the column of their owner, such as `o.user_id`. */
  owner?: string;
  /** Set if the rows are those of one record, whose id is in the path: the column that refers to it, such as `l.payout_id`. */
  within?: string;
  /** Joins by sort column that are not in `from`: used only when the list is sorted by that column. */
  orderJoins?: Readonly<Record<string, string | undefined>>;
  /** Joins by filter: used only when that filter is set. */
  filterJoins?: Readonly<Record<string, string | undefined>>;
  /** Conditions that apply while the filter of that name is not set, such as "not deleted". */
  unlessFiltered?: Readonly<Record<string, string>>;
  /** The SQL of each field that is read for the rows of the page. */
  select: Readonly<Record<string, string>>;
  /** Joins for `select`, after `page`: `page.id` is the row's id. */
  joins: string;
  /** The SQL of the number of all rows, if it is known without counting them. */
  total?: string;
  /** Set if the rows are counted when they are written. */
  counter?: ListCounter;
  /** The amount that the totals sum, where money is listed, the SQL of the tab of a row, and the tab whose money is never added. */
  totals?: { amount?: string; tab?: string; leftOut?: string };
}

/**
 * The SQL of a list: for each filter and sortable column of the declaration, so that nothing else can be requested (R14), and
 * for each field of a found row. The ids of the page are selected first, from an index that ends in the id; only those rows
 * are joined.
 */
export interface ListSource<Declared extends ListDeclaration, Found, Row> extends ListSql {
  declared: Declared;
  filters: { [Name in keyof Declared['filters']]: FilterCondition };
  orders: { [Column in Declared['sortable'][number]]: OrderExpression };
  orderJoins?: { [Column in Declared['sortable'][number]]?: string };
  filterJoins?: { [Name in keyof Declared['filters']]?: string };
  select: { [Field in keyof Found]-?: string };
  row: (found: Found, context: Context) => Row;
}
