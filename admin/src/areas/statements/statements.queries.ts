import {
  getStatement,
  listStatementLines,
  listStatementRules,
  statementsList,
} from '@share/contract/areas/statements/statements.endpoints.ts';
import type { StatementLineView } from '@share/contract/areas/statements/statements.schemas.ts';
import { unknownMoneyList } from '@share/contract/areas/statements/unknown-money.endpoints.ts';
import type { Query } from '@tanstack/react-query';
import { isApiError } from '../../platform/api/api-client.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { recordQuery, refetchEndpoint } from '../../ui/form/record-query.ts';
import { listKey } from '../../ui/list/use-list-query.ts';
import { booksChanged } from '../links/books-changed.ts';

export const statementQuery = (id: number) => recordQuery(getStatement, { id: String(id) });
export const linesQuery = (id: number) => recordQuery(listStatementLines, { id: String(id) });

export const rulesQuery = recordQuery(listStatementRules, undefined);

export const rulesChanged = (): void => refetchEndpoint(listStatementRules);

/** Reloads what decisions about several lines make stale. */
export function linesChanged(): void {
  besideLinesChanged();
  refetchEndpoint(listStatementLines);
}

/** Milliseconds without a decision. */
const PAUSE = 4_000;
let reloading: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a line as it was answered to its decision. The decision may change what other lines most likely pay, and a statement may
 * have thousands; they are loaded again once nobody has decided for a while.
 */
export async function lineDecided(line: StatementLineView): Promise<void> {
  besideLinesChanged();
  clearTimeout(reloading);
  reloading = setTimeout(() => refetchEndpoint(listStatementLines), PAUSE);
  const shown = {
    queryKey: ['record', listStatementLines.path],
    predicate: ({ state }: Query) => state.data !== undefined,
  };
  // An answer on its way may be older than the decision.
  await queryClient.cancelQueries(shown);
  queryClient.setQueriesData<StatementLineView[]>(shown, (lines) =>
    lines?.map((one) => (one.id === line.id ? line : one)),
  );
}

/** Reloads the lines if a decision was refused because somebody else was faster. */
export function lineRefused(failure: unknown): void {
  const codes = isApiError(failure) ? failure.errors.map(({ code }) => code) : [];
  if (codes.includes('STATEMENT_LINE_DECIDED') || codes.includes('CHANGED_MEANWHILE')) linesChanged();
}

function besideLinesChanged(): void {
  for (const list of [statementsList, unknownMoneyList])
    void queryClient.invalidateQueries({ queryKey: listKey(list) });
  refetchEndpoint(getStatement);
  booksChanged();
}
