import type { ListState } from '@share/contract/shared/lists/list.ts';
import type { ListTotals, Total } from '@share/contract/shared/lists/list-totals.ts';
import { fromMinorUnits, toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import type { Context } from '../context.ts';
import { collectParameters, type Statement } from './list-conditions.ts';
import { isCountedByPeriod, totalsByStatus } from './list-counter.ts';
import type { ListSql } from './list-source.ts';
import { type ListRequest, matchingRows, planModeOf } from './list-statements.ts';
import { type FoundIds, findRelated } from './related-condition.ts';

/** Number and sum as the database writes it; without a tab for all rows together. */
interface Sum {
  tab?: string | null;
  rows: number;
  amount: string | null;
}

type Totalled = ListSql & Required<Pick<ListSql, 'totals'>>;

/** Makes the reader of a list's totals: the number of all rows that match, their sum, and both for each tab. */
export const totalsFrom =
  (source: ListSql) =>
  async (context: Context, state: ListState): Promise<ListTotals> => {
    const { totals } = source;
    if (!totals) throw new Error(`The list ${source.declared.name} has no totals`);
    const reader = context.readers[planModeOf(source, state)];
    const run = async <Read>(statement: Statement) => (await reader.query(statement)).rows as Read[];
    const found = await findRelated(source, state, run<{ id: number }>);
    const request = {
      source: { ...source, totals },
      state,
      language: context.language,
      now: context.now(),
      found,
    };
    const sums = await run<Sum>(totalsStatement(request));
    return inTabs(request, sums);
  };

interface TotalsRequest extends ListRequest {
  source: Totalled;
}

/** The statement that gives the totals as one row, or as one per tab whatever tab is chosen. */
export function totalsStatement(request: TotalsRequest): Statement {
  const { source, state } = request;
  const { values, parameter } = collectParameters();
  const { counter, totals } = source;
  if (isCountedTogether(request)) {
    const text = `SELECT ${counts(totals, addedRows(totals))} ${matchingRows(request, parameter)}`;
    return { text, values };
  }
  const ofAllTabs = { ...request, state: withoutTab(source, state) };
  if (counter && isCountedByPeriod(counter, state)) {
    return { text: totalsByStatus(counter, ofAllTabs.state, parameter), values };
  }
  return {
    text: `SELECT ${totals.tab} AS tab, ${counts(totals)} ${matchingRows(ofAllTabs, parameter)} GROUP BY 1`,
    values,
  };
}

const counts = ({ amount }: Totalled['totals'], added = ''): string =>
  `count(*)::int AS rows, ${amount === undefined ? 'NULL' : `coalesce(sum(${amount})${added}, 0)`} AS amount`;

/** Where tabs are counted together, the SQL that leaves out the money of one of them. */
const addedRows = ({ tab, leftOut }: Totalled['totals']): string =>
  leftOut === undefined ? '' : ` FILTER (WHERE ${tab} <> '${leftOut}')`;

/** True without tabs, and where a search finds many related records, because their rows are too many to be read for each tab. */
const isCountedTogether = ({ source, found }: TotalsRequest): boolean =>
  source.totals.tab === undefined || hasMany(found);

const hasMany = (found: FoundIds): boolean => [...found.values()].includes(null);

function withoutTab({ declared: { tabs } }: ListSql, state: ListState): ListState {
  const { [tabs ?? '']: _chosen, ...others } = state.filters;
  return { ...state, filters: others };
}

function inTabs(request: TotalsRequest, sums: Sum[]): ListTotals {
  const { source, state } = request;
  const hasMoney = source.totals.amount !== undefined;
  const totals = sums.map(({ rows, amount }): Total => ({ rows, amount: hasMoney ? Number(amount) : null }));
  const nothing: Total = { rows: 0, amount: hasMoney ? 0 : null };
  const chosen = state.filters[source.declared.tabs ?? ''];
  /** The money of the tab that is left out has no sum, not even by itself. */
  const added = (total: Total): Total =>
    chosen !== undefined && chosen === source.totals.leftOut ? { ...total, amount: null } : total;
  if (isCountedTogether(request)) return { ...added(totals[0] ?? nothing), tabs: null };
  const tabs = Object.fromEntries(sums.map(({ tab }, index) => [tab ?? '', totals[index] ?? nothing]));
  if (typeof chosen === 'string') return { ...added(tabs[chosen] ?? nothing), tabs };
  const grosze = sums
    .filter(({ tab }) => tab !== source.totals.leftOut)
    .reduce((sum, { amount }) => sum + toMinorUnits(Number(amount).toFixed(2)), 0n);
  return {
    rows: totals.reduce((sum, { rows }) => sum + rows, 0),
    amount: hasMoney ? Number(fromMinorUnits(grosze)) : null,
    tabs,
  };
}
