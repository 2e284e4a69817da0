import { isCalendarDay, warsawDay } from '../dates.ts';
import type { ErrorCode } from '../errors.ts';
import { withoutInvisible } from '../invisible.ts';
import { dayPresets, presetOn } from './day-presets.ts';
import {
  type DateRange,
  DEFAULT_PAGE_SIZE,
  defaultListState,
  type FilterDeclaration,
  type FilterValue,
  LARGEST_PAGE_SIZE,
  type ListDeclaration,
  type ListOrder,
  type ListState,
  LONGEST_SEARCH,
  type NumberRange,
} from './list.ts';

const LARGEST_PAGE_NUMBER = 1_000_000_000;

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
      return readText(value, refuse);
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

function readText(typed: string | undefined, refuse: (code: ErrorCode) => void): string | undefined {
  const text = withoutInvisible(typed ?? '').trim();
  if (text.length > LONGEST_SEARCH) return void refuse('VALUE_TOO_LONG');
  return text || undefined;
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
