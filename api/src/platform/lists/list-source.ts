import type { Language } from '@share/contract/shared/languages.ts';
import type { ListDeclaration } from '@share/contract/shared/list.ts';
import type { Context } from '../context.ts';
import type { Condition } from './list-conditions.ts';
import type { ListCounter } from './list-counter.ts';

export type OrderExpression = string | ((language: Language) => string);

/** What the statements of a list are made of, whatever its rows are. */
export interface ListSql {
  declared: ListDeclaration;
  /** The table with its alias, and joins that filters or orders need: `orders o`. */
  from: string;
  id: string;
  filters: Readonly<Record<string, Condition>>;
  orders: Readonly<Record<string, OrderExpression>>;
  /** Joins of orders that are not in `from`, by column: present only when the list is sorted by it. */
  orderJoins?: Readonly<Record<string, string | undefined>>;
  /** Joins of filters, present only when that filter is set. */
  filterJoins?: Readonly<Record<string, string | undefined>>;
  /** What is read of each row of the page, by the name under which it is found. */
  select: Readonly<Record<string, string>>;
  /** Joins of `select`, behind `page`: `page.id` is the row's id. */
  joins: string;
  /** Present when the rows are counted as they are written. */
  counter?: ListCounter;
}

/**
 * Where the rows of a list come from. Each filter and each sortable column of the declaration has its SQL here and nothing
 * else can be asked for (R14); so has each field of what is found. The page is picked first, from an index that ends in the
 * id; only its rows are joined.
 */
export interface ListSource<Declared extends ListDeclaration, Found, Row> extends ListSql {
  declared: Declared;
  filters: { [Name in keyof Declared['filters']]: Condition };
  orders: { [Column in Declared['sortable'][number]]: OrderExpression };
  orderJoins?: { [Column in Declared['sortable'][number]]?: string };
  filterJoins?: { [Name in keyof Declared['filters']]?: string };
  select: { [Field in keyof Found]-?: string };
  row: (found: Found, context: Context) => Row;
}
