import {
  getStatement,
  listStatementLines,
  listStatementRules,
  statementsList,
} from '@share/contract/areas/statements/statements.endpoints.ts';
import { unknownMoneyList } from '@share/contract/areas/statements/unknown-money.endpoints.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { recordQuery, refetchEndpoint } from '../../ui/form/record-query.ts';
import { listKey } from '../../ui/list/use-list-query.ts';
import { booksChanged } from '../links/books-changed.ts';

export const statementQuery = (id: number) => recordQuery(getStatement, { id: String(id) });
export const linesQuery = (id: number) => recordQuery(listStatementLines, { id: String(id) });

export const rulesQuery = recordQuery(listStatementRules, undefined);

export const rulesChanged = (): void => refetchEndpoint(listStatementRules);

/** Reloads what a decision about lines makes stale. */
export function linesChanged(): void {
  for (const list of [statementsList, unknownMoneyList])
    void queryClient.invalidateQueries({ queryKey: listKey(list) });
  refetchEndpoint(getStatement);
  refetchEndpoint(listStatementLines);
  booksChanged();
}
