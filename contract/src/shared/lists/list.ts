import { z } from 'zod';
import { isCalendarDay, warsawDay } from '../dates.ts';
import type { ErrorCode } from '../errors.ts';
import { type DayPreset, dayPresets, presetOn } from './day-presets.ts';

/**
 * A list is declared once. The declaration determines how the server reads the query, `configuredFilters`, the state in the
 * admin's address and the filter bar (LST-01 to LST-20). The address of a list screen and the query of its call are the same.
 */
export type FilterDeclaration =
  | TextFilterDeclaration
  | {
      readonly type: 'boolean';
      /** Its value may also come in the parameter of its name alone: `onlyAdmin=1` (USR-06). */
      readonly bare?: true;
    }
  | { readonly type: 'select'; readonly choices: readonly string[] }
  | {
      readonly type: 'dateRange';
      /** Its days are written as in orders, investments and transactions (CON-06). */
      readonly ofBooks?: true;
    }
  | { readonly type: 'numberRange' };

export interface TextFilterDeclaration {
  readonly type: 'text';
  /** Shorter search texts are refused. */
  readonly minimum?: number;
  /** Numbers may be shorter. */
  readonly numbers?: true;
}

/** The filter for what people look for: it is declared as `search`, and the screen shows it instead of other text filters. */
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
 * Both ends belong to the range; days are YYYY-MM-DD in Warsaw. With `within` they are those of that preset at the time of
 * reading, and an address keeps the preset alone.
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
const LARGEST_PAGE_NUMBER = 1_000_000_000;
const LONGEST_SEARCH = 200;

export const defaultListState = (declared: ListDeclaration): ListState => ({
  filters: {},
  pageNumber: 1,
  pageSize: DEFAULT_PAGE_SIZE,
  order: declared.defaultOrder,
});

export type ListIssue = { code: ErrorCode; path: string };

/**
 * Reads the state of a list from query parameters. Invalid parameters are left out and reported in `issues`, except invalid
 * days, which are ignored (LST-04).
 */
export function readListState(
  declared: ListDeclaration,
  query: Readonly<Record<string, string | undefined>>,
  now = new Date(),
): { state: ListState; issues: ListIssue[] } {
  const state = defaultListState(declared);
  const issues: ListIssue[] = [];
  const refuse = (path: string, code: ErrorCode = 'VALUE_INVALID') => void issues.push({ path, code });

  for (const [name, filter] of Object.entries(declared.filters)) {
    const value = readFilter(
      filter,
      (part) => query[`filters[${name}][${part}]`] ?? (isBare(filter, part) ? query[name] : undefined),
      (code) => refuse(`filters.${name}`, code),
      now,
    );
    if (value !== undefined) state.filters[name] = value;
  }
  state.pageNumber =
    readWhole(query['pagination[pageNumber]'], 1, LARGEST_PAGE_NUMBER, () =>
      refuse('pagination.pageNumber'),
    ) ?? 1;
  state.pageSize =
    readWhole(query['pagination[pageSize]'], 1, LARGEST_PAGE_SIZE, () => refuse('pagination.pageSize')) ??
    DEFAULT_PAGE_SIZE;
  state.order = readOrder(declared, query, () => refuse('order')) ?? declared.defaultOrder;
  return { state, issues };
}

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

const isBare = (filter: FilterDeclaration, part: string) =>
  filter.type === 'boolean' && filter.bare === true && part === 'value';

function readFilter(
  filter: FilterDeclaration,
  part: (name: string) => string | undefined,
  refuse: (code?: ErrorCode) => void,
  now: Date,
): FilterValue | undefined {
  const value = part('value')?.trim();
  switch (filter.type) {
    case 'text':
      if (!value) return undefined;
      if (value.length > LONGEST_SEARCH) return void refuse('VALUE_TOO_LONG');
      return value;
    case 'boolean':
      if (!value) return undefined;
      return value === '1' ? true : value === '0' ? false : void refuse();
    case 'select':
      if (!value) return undefined;
      return filter.choices.includes(value) ? value : void refuse();
    case 'dateRange':
      return readPreset(part('within'), now) ?? rangeOf(readDay(part('from')), readDay(part('to')));
    case 'numberRange':
      return rangeOf(readNumber(part('from'), refuse), readNumber(part('to'), refuse));
  }
}

function rangeOf<Value extends string | number>(from: Value | undefined, to: Value | undefined) {
  if (from === undefined && to === undefined) return undefined;
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) } as DateRange &
    NumberRange;
}

function readPreset(text: string | undefined, now: Date): DateRange | undefined {
  const within = dayPresets.find((preset) => preset === text);
  return within && { within, ...presetOn(warsawDay(now), within) };
}

const readDay = (text: string | undefined) => (text !== undefined && isCalendarDay(text) ? text : undefined);

function readNumber(text: string | undefined, refuse: () => void): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  return /^-?\d{1,13}(\.\d{1,2})?$/.test(text) ? Number(text) : void refuse();
}

function readWhole(
  text: string | undefined,
  least: number,
  most: number,
  refuse: () => void,
): number | undefined {
  if (text === undefined || text === '') return undefined;
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : void refuse();
}

/** The brackets contain the name of the column, or the literal `field`, which the requirements also use (LST-03). */
function readOrder(
  declared: ListDeclaration,
  query: Readonly<Record<string, string | undefined>>,
  refuse: () => void,
): ListOrder | undefined {
  const key = Object.keys(query).find((name) => /^order\[[^\]]+\]\[column\]$/.test(name));
  if (key === undefined) return undefined;
  const column = query[key] ?? '';
  const direction = (query[key.replace(/\[column\]$/, '[direction]')] ?? 'ASC').toUpperCase();
  if (!declared.sortable.includes(column) || (direction !== 'ASC' && direction !== 'DESC'))
    return void refuse();
  return { column, direction };
}

const Order = z.object({ column: z.string(), direction: z.enum(['ASC', 'DESC']) });
const Range = z.object({
  from: z.union([z.string(), z.number()]).optional(),
  to: z.union([z.string(), z.number()]).optional(),
  within: z.enum(dayPresets).optional(),
});

/** The answer of a list call whose rows have that shape (LST-10 to LST-13). */
export const listAnswer = <Row extends z.ZodType>(row: Row) =>
  z.object({
    items: z.array(row),
    configuredFilters: z.array(
      z.object({
        name: z.string(),
        type: z.enum(['text', 'boolean', 'select', 'dateRange', 'numberRange']),
        choices: z.array(z.string()),
      }),
    ),
    configuredOrder: z.array(z.string()),
    configuredPagination: z.object({ pageSizes: z.array(z.number()), pageSize: z.number() }),
    activeFilters: z.record(z.string(), z.union([z.string(), z.boolean(), Range])),
    appliedOrder: Order,
    order: Order,
    pagination: z.object({
      pageNumber: z.number(),
      pageSize: z.number(),
      totalItems: z.number(),
      totalPages: z.number(),
    }),
  });

export type ListAnswer<Row> = Omit<z.output<ReturnType<typeof listAnswer<z.ZodType>>>, 'items'> & {
  items: Row[];
};

/** Choices of a select that are searched on the server. */
export const OptionsQuery = z.object({ search: z.string().trim().max(LONGEST_SEARCH).default('') });
