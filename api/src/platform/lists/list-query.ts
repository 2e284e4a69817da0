import type { Language } from '@share/contract/shared/languages.ts';
import type { FilterValue, ListAnswer, ListDeclaration, ListState } from '@share/contract/shared/list.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@share/contract/shared/list.ts';
import type { Context } from '../context.ts';
import type { Condition, Parameter } from './list-conditions.ts';
import { canCount, countedTotal, findDistantPage, type ListCounter, NEAR } from './list-counter.ts';

/**
 * Where the rows of a list come from. Each filter and each sortable column of the declaration has its SQL here and nothing
 * else can be asked for (R14). The page is picked first, from an index that ends in the id; only its rows are joined.
 */
export interface ListSource<Declared extends ListDeclaration, Record_> {
  /** The table with its alias, and joins that filters or orders need: `orders o`. */
  from: string;
  id: string;
  filters: { [Name in keyof Declared['filters']]: Condition };
  orders: { [Column in Declared['sortable'][number]]: string | ((language: Language) => string) };
  /** Joins of orders that are not in `from`, by column: present only when the list is sorted by it. */
  orderJoins?: { [Column in Declared['sortable'][number]]?: string };
  /** Joins of filters, present only when that filter is set. */
  filterJoins?: { [Name in keyof Declared['filters']]?: string };
  /** What is read of each row of the page, from `page` joined with more. `page.id` is the row's id. */
  select: string;
  joins: string;
  row: (record: Record_, context: Context) => unknown;
  /** Present when the rows are counted as they are written. */
  counter?: ListCounter;
}

/** One page of a list with its exact total. What lies beyond the middle is read from the end. */
export async function readList<Row, Declared extends ListDeclaration, Record_>(
  context: Context,
  declared: Declared,
  source: ListSource<Declared, Record_>,
  state: ListState,
): Promise<ListAnswer<Row>> {
  const varied = isVaried(source, state);
  const offset = declared.unpaged ? 0 : (state.pageNumber - 1) * state.pageSize;
  const read = (start: Start) =>
    run<Record_>(context, pageStatement(declared, source, state, context.language, start), varied);
  const count = () =>
    run<{ total: number }>(context, totalStatement(source, state, context.language), varied).then(
      ([counted]) => counted?.total ?? 0,
    );
  // A near page leaves before the count: to be joined and written it takes longer.
  const near = offset < NEAR ? read({ offset }) : null;
  const counting = count();
  const [page, totalItems] = await Promise.all([
    near ?? readDistant(context, source, state, { offset, read, counting }),
    counting,
  ]);
  return {
    items: page.map((record) => source.row(record, context) as Row),
    ...describe(declared, state),
    pagination: {
      pageNumber: state.pageNumber,
      pageSize: state.pageSize,
      totalItems,
      totalPages: Math.max(1, Math.ceil(totalItems / state.pageSize)),
    },
  };
}

interface Distant<Record_> {
  offset: number;
  read: (start: Start) => Promise<Record_[]>;
  counting: Promise<number>;
}

/** A page far in: from the end, from where the counts say it begins, or, when nothing else helps, by walking there. */
async function readDistant<Declared extends ListDeclaration, Record_>(
  context: Context,
  { counter }: ListSource<Declared, Record_>,
  state: ListState,
  { offset, read, counting }: Distant<Record_>,
): Promise<Record_[]> {
  const left = (await counting) - offset;
  if (left <= 0) return [];
  const rows = Math.min(left, state.pageSize);
  const isNearEnd = left - rows < NEAR;
  const distant = counter && !isNearEnd ? await findDistantPage(context, counter, state, offset) : null;
  if (distant) return read(distant);
  if (left > offset) return read({ offset });
  return read({ offset: left - rows, fromEnd: rows });
}

/** Where a page is read from: so many rows behind the beginning, behind the rows that a condition leaves out, or before the end. */
interface Start {
  offset: number;
  condition?: (parameter: Parameter) => string;
  /** How many rows the page has, if it is read from the end. */
  fromEnd?: number;
}
const opposite = { ASC: 'DESC', DESC: 'ASC' } as const;
type Statement = { text: string; values: unknown[] };

function collectParameters(): { values: unknown[]; parameter: Parameter } {
  const values: unknown[] = [];
  return { values, parameter: (value) => `$${values.push(value)}` };
}

function pageStatement<Declared extends ListDeclaration, Record_>(
  declared: Declared,
  source: ListSource<Declared, Record_>,
  state: ListState,
  language: Language,
  start: Start,
): Statement {
  const { values, parameter } = collectParameters();
  const { column, direction } = state.order;
  const chosen = source.orders[column as Declared['sortable'][number]];
  const expression = typeof chosen === 'function' ? chosen(language) : chosen;
  const walk = start.fromEnd ? opposite[direction] : direction;
  const order = `${expression} ${walk}, ${source.id} ${walk}`;
  const orderJoin = source.orderJoins?.[column as Declared['sortable'][number]] ?? '';
  const joins = [...new Set([...filterJoins(source, state), orderJoin])];
  const from = start.condition ? [start.condition(parameter)] : [];
  const where = conditions(source, state, parameter, language, from);
  // An offset that is a parameter is taken for a tenth of all rows; most pages are the first or the last.
  const skip = start.offset === 0 ? '' : `OFFSET ${parameter(start.offset)}`;
  const limit = declared.unpaged ? '' : `LIMIT ${state.pageSize} ${skip}`;
  // The last page mostly has fewer rows than a page; as its limit their number would make a statement for each.
  const kept = start.fromEnd ? `WHERE page.place <= ${parameter(start.offset + start.fromEnd)}` : '';
  const picked = `SELECT ${source.id} AS id, row_number() OVER (ORDER BY ${order}) AS place
    FROM ${source.from} ${joins.join(' ')} ${where} ORDER BY ${order} ${limit}`;
  return {
    text: `SELECT ${source.select} FROM (${picked}) page ${source.joins} ${kept} ORDER BY page.place ${start.fromEnd ? 'DESC' : 'ASC'}`,
    values,
  };
}

function totalStatement<Declared extends ListDeclaration, Record_>(
  source: ListSource<Declared, Record_>,
  state: ListState,
  language: Language,
): Statement {
  const { values, parameter } = collectParameters();
  if (source.counter && canCount(source.counter, state)) {
    return { text: countedTotal(source.counter, state, parameter), values };
  }
  const where = conditions(source, state, parameter, language);
  return {
    text: `SELECT count(*)::int AS total FROM ${source.from} ${filterJoins(source, state).join(' ')} ${where}`,
    values,
  };
}

function conditions<Declared extends ListDeclaration, Record_>(
  source: ListSource<Declared, Record_>,
  state: ListState,
  parameter: Parameter,
  language: Language,
  further: string[] = [],
): string {
  const filters = Object.entries(state.filters).map(([name, value]) => {
    const condition = source.filters[name as keyof Declared['filters']] as (
      value: FilterValue,
      parameter: Parameter,
      language: Language,
    ) => string;
    return `(${condition(value, parameter, language)})`;
  });
  const all = [...filters, ...further];
  return all.length === 0 ? '' : `WHERE ${all.join(' AND ')}`;
}

const filterJoins = <Declared extends ListDeclaration, Record_>(
  source: ListSource<Declared, Record_>,
  state: ListState,
): string[] => [
  ...new Set(
    Object.keys(state.filters).flatMap(
      (name) => source.filterJoins?.[name as keyof Declared['filters']] ?? [],
    ),
  ),
];

/** Whether the values of the filters decide what the best plan is: those of status and date lead into an index in any case. */
const isVaried = <Declared extends ListDeclaration, Record_>(
  { counter }: ListSource<Declared, Record_>,
  state: ListState,
): boolean => (counter ? !canCount(counter, state) : Object.keys(state.filters).length > 0);

/**
 * PostgreSQL parses each shape once per connection and plans it once too, or, where one plan does not suit all values, every
 * time: between a good and a bad one lies a factor of ten and more.
 */
async function run<Record_>({ readers }: Context, statement: Statement, varied: boolean): Promise<Record_[]> {
  const { rows } = await readers[varied ? 'custom' : 'generic'].query(statement);
  return rows as Record_[];
}

const describe = (declared: ListDeclaration, state: ListState) => ({
  configuredFilters: Object.entries(declared.filters).map(([name, filter]) => ({
    name,
    type: filter.type,
    choices: filter.type === 'select' ? [...filter.choices] : [],
  })),
  configuredOrder: [...declared.sortable],
  configuredPagination: { pageSizes: [...PAGE_SIZES], pageSize: DEFAULT_PAGE_SIZE },
  activeFilters: state.filters,
  appliedOrder: { ...state.order },
  order: { ...state.order },
});
