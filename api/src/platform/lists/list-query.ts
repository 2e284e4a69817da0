import type { ListAnswer, ListDeclaration, ListState } from '@share/contract/shared/lists/list.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@share/contract/shared/lists/list.ts';
import type { Pool } from 'pg';
import type { Context } from '../context.ts';
import { queryTogether } from '../database/pipeline.ts';
import { canLocate, type Located, locateRow, startOf } from './distant-page.ts';
import type { Statement } from './list-conditions.ts';
import { isCountedByPeriod } from './list-counter.ts';
import type { ListSource } from './list-source.ts';
import { fewUsers, type ListRequest, pageStatement, planModeOf, totalStatement } from './list-statements.ts';
import { NEAR, type PageStart } from './page-start.ts';
import { findRelated } from './related-condition.ts';

/** Reads the pages of a list. Tests use `source` to check its SQL without rows. */
export interface ListReader<Source, Row> {
  /** `within`: the record of which the rows are parts. */
  (context: Context, state: ListState, within?: number): Promise<ListAnswer<Row>>;
  readonly source: Source;
  /** Throws if the caller may not read the list with these filters, beyond the permission of its endpoint. */
  readonly refuse?: (context: Context, state: ListState) => void;
}

/** Makes the reader of a list, which returns one page with the exact total. */
export const listFrom = <Declared extends ListDeclaration, Found, Row>(
  source: ListSource<Declared, Found, Row>,
): ListReader<ListSource<Declared, Found, Row>, Row> =>
  Object.assign(
    (context: Context, state: ListState, within?: number) => readList(context, source, state, within),
    { source },
  );

async function readList<Declared extends ListDeclaration, Found, Row>(
  context: Context,
  source: ListSource<Declared, Found, Row>,
  state: ListState,
  within?: number,
): Promise<ListAnswer<Row>> {
  const mode = planModeOf(source, state);
  const found = await findRelated(
    source,
    state,
    async (statement) => (await context.readers[mode].query<{ id: number }>(statement)).rows,
  );
  const request: ListRequest = {
    source,
    state,
    language: context.language,
    now: context.now(),
    found,
    caller: context.actor.id,
    within,
  };
  // One plan serves whichever few users there are.
  const reader = context.readers[fewUsers(request) ? 'generic' : mode];
  const { page, totalItems } = await readPage<Found>(request, reader);
  return {
    items: page.map((row) => source.row(row, context)),
    ...describe(source.declared, state),
    pagination: {
      pageNumber: state.pageNumber,
      pageSize: state.pageSize,
      totalItems,
      totalPages: Math.max(1, Math.ceil(totalItems / state.pageSize)),
    },
  };
}

async function readPage<Found>(
  request: ListRequest,
  reader: Pool,
): Promise<{ page: Found[]; totalItems: number }> {
  const { source, state } = request;
  const { counter, declared } = source;
  const run = async <Read>(statement: Statement) => (await reader.query(statement)).rows as Read[];
  const read = (start: PageStart) => run<Found>(pageStatement(request, start));
  const count = async () => (await run<{ total: number }>(totalStatement(request)))[0]?.total ?? 0;
  const offset = declared.unpaged ? 0 : (state.pageNumber - 1) * state.pageSize;
  if (offset < NEAR) {
    if (counter && (isCountedByPeriod(counter, state) || fewUsers(request))) {
      const [page, total] = await queryTogether(reader, [
        pageStatement(request, { offset }),
        totalStatement(request),
      ]);
      return { page: page?.rows ?? [], totalItems: total?.rows[0]?.total ?? 0 };
    }
    // The page is requested before the count, because it takes longer.
    const [page, totalItems] = await Promise.all([read({ offset }), count()]);
    return { page, totalItems };
  }
  const [located] =
    counter && canLocate(counter, state) ? await run<Located>(locateRow(counter, state, offset)) : [];
  const totalItems = located?.total ?? (await count());
  const counted = counter && located ? startOf(counter, state, located) : null;
  const start = distantStart(offset, totalItems, state.pageSize, counted);
  return { page: start ? inOrder(await read(start), start) : [], totalItems };
}

/**
 * The rows of a page as the list shows them. A page that is read from the end comes backwards, followed by rows of the page
 * before it.
 */
const inOrder = <Found>(rows: Found[], { fromEnd }: PageStart): Found[] =>
  fromEnd === undefined ? rows : rows.slice(0, fromEnd).reverse();

/**
 * The start of a distant page: near the end at an offset from the end, otherwise on the day that the counts gave. Without counts
 * it is an offset from the start or from the end, whichever is nearer. Null past the end.
 */
function distantStart(
  offset: number,
  total: number,
  pageSize: number,
  counted: PageStart | null,
): PageStart | null {
  const left = total - offset;
  if (left <= 0) return null;
  const rows = Math.min(left, pageSize);
  if (counted && left - rows >= NEAR) return counted;
  return left > offset ? { offset } : { offset: left - rows, fromEnd: rows };
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
