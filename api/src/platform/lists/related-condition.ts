import type { ListState } from '@share/contract/shared/list.ts';
import {
  collectParameters,
  type Parameter,
  type RelatedCondition,
  type Statement,
} from './list-conditions.ts';
import type { ListSql } from './list-source.ts';

/** Up to so many related records become part of the list's statements, so that PostgreSQL plans for exactly these. */
const FEW = 200;

/** The related records that match; null if no such filter is set, or if there are many. */
export type FoundIds = number[] | null;

/** Finds the records of a `RelatedCondition` that is set. */
export async function findRelated(
  { filters }: ListSql,
  state: ListState,
  run: (statement: Statement) => Promise<{ id: number }[]>,
): Promise<FoundIds> {
  for (const [name, value] of Object.entries(state.filters)) {
    const filter = filters[name];
    if (filter === undefined || typeof filter === 'function') continue;
    const { values, parameter } = collectParameters();
    const found = await run({
      text: `${filter.ids(value as string, parameter)} LIMIT ${FEW + 1}`,
      values,
    });
    return found.length > FEW ? null : found.map(({ id }) => id);
  }
  return null;
}

/** The SQL of the condition: the ids that were found, or else the search itself. */
export const refersTo = (
  { column, ids }: RelatedCondition,
  text: string,
  found: FoundIds,
  parameter: Parameter,
): string =>
  found ? `${column} = ANY (${parameter(found)}::int[])` : `${column} IN (${ids(text, parameter)})`;
