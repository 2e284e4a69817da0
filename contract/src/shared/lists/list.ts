import { z } from 'zod';
import { withoutInvisible } from '../invisible.ts';
import { viewNames } from '../reference/schema-names.ts';
import { type DayPreset, dayPresets } from './day-presets.ts';

/**
 * A list is declared once. The declaration determines how the server reads the query, `configuredFilters`, the state in the
 * admin's address and the filter bar (LST-01 to LST-20). The address of a list screen and the query of its call are the same.
 */
export type FilterDeclaration =
  | TextFilterDeclaration
  | {
      readonly type: 'boolean';
      /** The value may also come in a parameter with only the filter's name: `onlyAdmin=1` (USR-06). */
      readonly bare?: true;
    }
  | { readonly type: 'select'; readonly choices: readonly string[] }
  | {
      readonly type: 'dateRange';
      /** The days are written as in orders, investments and transactions (CON-06). */
      readonly ofBooks?: true;
      /** The days are mostly still to come, such as due dates. */
      readonly ahead?: true;
    }
  | { readonly type: 'numberRange' };

export interface TextFilterDeclaration {
  readonly type: 'text';
  /** Shorter search texts are refused. */
  readonly minimum?: number;
  /** Numbers may be shorter. */
  readonly numbers?: true;
}

/** The search field of a list: it is declared as `search`, and the screen shows it instead of other text filters. */
export const SEARCH = { type: 'text', minimum: 3, numbers: true } as const satisfies TextFilterDeclaration;

export interface ListDeclaration {
  readonly name: string;
  readonly filters: Readonly<Record<string, FilterDeclaration>>;
  readonly sortable: readonly string[];
  readonly defaultOrder: ListOrder;
  /** Unpaged lists return all rows (ROL-05). */
  readonly unpaged?: true;
  /** The select filter whose choices are the tabs of the screen. */
  readonly tabs?: string;
}

export const list = <const Declared extends ListDeclaration>(declared: Declared): Declared => declared;

export type Direction = 'ASC' | 'DESC';
export type ListOrder = { readonly column: string; readonly direction: Direction };
/**
 * Both ends belong to the range; days are YYYY-MM-DD in Warsaw. With `within`, both ends are calculated from the preset when
 * they are read, and an address contains the preset alone.
 */
export type DateRange = { from?: string; to?: string; within?: DayPreset };
export type NumberRange = { from?: number; to?: number };
export type FilterValue = string | boolean | DateRange | NumberRange;

export interface ListState {
  filters: Record<string, FilterValue>;
  pageNumber: number;
  pageSize: number;
  order: ListOrder;
}

export const PAGE_SIZES = [5, 10, 20, 50] as const;
export const DEFAULT_PAGE_SIZE = 20;
export const LARGEST_PAGE_SIZE = 100;
/** Rows per page of the small tables inside detail screens (LST-18). */
export const SMALL_TABLE_PAGE_SIZE = 10;
export const LONGEST_SEARCH = 200;

export const defaultListState = (declared: ListDeclaration): ListState => ({
  filters: {},
  pageNumber: 1,
  pageSize: DEFAULT_PAGE_SIZE,
  order: declared.defaultOrder,
});

/** The query parameters of a state, without default values, so that a cleared list has an address without parameters. */
export function writeListState(declared: ListDeclaration, state: ListState): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(state.filters)) writeFilter(query, name, value);
  if (state.pageNumber !== 1) query['pagination[pageNumber]'] = String(state.pageNumber);
  if (state.pageSize !== DEFAULT_PAGE_SIZE) query['pagination[pageSize]'] = String(state.pageSize);
  const { column, direction } = state.order;
  if (column !== declared.defaultOrder.column || direction !== declared.defaultOrder.direction) {
    query[`order[${column}][column]`] = column;
    query[`order[${column}][direction]`] = direction;
  }
  return query;
}

function writeFilter(query: Record<string, string>, name: string, value: FilterValue): void {
  const set = (part: string, text: string) => {
    if (text !== '') query[`filters[${name}][${part}]`] = text;
  };
  if (typeof value === 'object' && 'within' in value) set('within', value.within ?? '');
  else if (typeof value === 'object') {
    set('from', String(value.from ?? ''));
    set('to', String(value.to ?? ''));
  } else {
    set('value', typeof value === 'boolean' ? String(Number(value)) : value);
  }
}

const Order = z
  .object({ column: z.string(), direction: z.enum(['ASC', 'DESC']) })
  .register(viewNames, { id: 'ListOrder' });
const Range = z.object({
  from: z.union([z.string(), z.number()]).optional(),
  to: z.union([z.string(), z.number()]).optional(),
  within: z.enum(dayPresets).optional(),
});

const ConfiguredFilter = z
  .object({
    name: z.string(),
    type: z.enum(['text', 'boolean', 'select', 'dateRange', 'numberRange']),
    choices: z.array(z.string()),
  })
  .register(viewNames, { id: 'ConfiguredFilter' });
const ConfiguredPagination = z
  .object({ pageSizes: z.array(z.number()), pageSize: z.number() })
  .register(viewNames, { id: 'ConfiguredPagination' });
const ActiveFilters = z
  .record(z.string(), z.union([z.string(), z.boolean(), Range]))
  .register(viewNames, { id: 'ActiveFilters' });
const Pagination = z
  .object({ pageNumber: z.number(), pageSize: z.number(), totalItems: z.number(), totalPages: z.number() })
  .register(viewNames, { id: 'Pagination' });

/** The answer of a list call whose rows have that shape (LST-10 to LST-13). */
export const listAnswer = <Row extends z.ZodType>(row: Row) =>
  z.object({
    items: z.array(row),
    configuredFilters: z.array(ConfiguredFilter),
    configuredOrder: z.array(z.string()),
    configuredPagination: ConfiguredPagination,
    activeFilters: ActiveFilters,
    appliedOrder: Order,
    order: Order,
    pagination: Pagination,
  });

export type ListAnswer<Row> = Omit<z.output<ReturnType<typeof listAnswer<z.ZodType>>>, 'items'> & {
  items: Row[];
};

/** Choices of a select that are searched on the server. */
export const OptionsQuery = z.object({
  search: z.string().overwrite(withoutInvisible).trim().max(LONGEST_SEARCH).default(''),
});
