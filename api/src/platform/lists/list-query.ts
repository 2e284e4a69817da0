import type { ListAnswer, ListDeclaration, ListState } from '@share/contract/shared/list.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@share/contract/shared/list.ts';
import type { Context } from '../context.ts';
import type { Statement } from './list-conditions.ts';
import { findDistantPage } from './list-counter.ts';
import type { ListSource } from './list-source.ts';
import { type ListRequest, pageStatement, planModeOf, totalStatement } from './list-statements.ts';
import { NEAR, type PageStart } from './page-start.ts';

/** Reads the pages of a list. Tests use `source` to check its SQL without rows. */
export interface ListReader<Source, Row> {
  (context: Context, state: ListState): Promise<ListAnswer<Row>>;
  readonly source: Source;
}

/** Makes the reader of a list, which returns one page with the exact total. */
export const listFrom = <Declared extends ListDeclaration, Found, Row>(
  source: ListSource<Declared, Found, Row>,
): ListReader<ListSource<Declared, Found, Row>, Row> =>
  Object.assign((context: Context, state: ListState) => readList(context, source, state), { source });

async function readList<Declared extends ListDeclaration, Found, Row>(
  context: Context,
  source: ListSource<Declared, Found, Row>,
  state: ListState,
): Promise<ListAnswer<Row>> {
  const { declared } = source;
  const request: ListRequest = { source, state, language: context.language };
  const reader = context.readers[planModeOf(request)];
  const run = async <Read>(statement: Statement) => (await reader.query(statement)).rows as Read[];
  const read = (start: PageStart) => run<Found>(pageStatement(request, start));
  const count = async () => (await run<{ total: number }>(totalStatement(request)))[0]?.total ?? 0;
  const offset = declared.unpaged ? 0 : (state.pageNumber - 1) * state.pageSize;
  // A near page is requested before the count, because it takes longer.
  const near = offset < NEAR ? read({ offset }) : null;
  const counting = count();
  const readDistant = async () => {
    const start = await distantStart(context, request, offset, await counting);
    return start ? read(start) : [];
  };
  const [page, totalItems] = await Promise.all([near ?? readDistant(), counting]);
  return {
    items: page.map((found) => source.row(found, context)),
    ...describe(declared, state),
    pagination: {
      pageNumber: state.pageNumber,
      pageSize: state.pageSize,
      totalItems,
      totalPages: Math.max(1, Math.ceil(totalItems / state.pageSize)),
    },
  };
}

/**
 * Where a distant page begins: on a day that the counts give, or else at an offset from the start or from the end, whichever
 * is nearer. Null past the end.
 */
async function distantStart(
  context: Context,
  { source: { counter }, state }: ListRequest,
  offset: number,
  total: number,
): Promise<PageStart | null> {
  const left = total - offset;
  if (left <= 0) return null;
  const rows = Math.min(left, state.pageSize);
  const isNearEnd = left - rows < NEAR;
  const counted = counter && !isNearEnd ? await findDistantPage(context, counter, state, offset) : null;
  if (counted) return counted;
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
