import type { ListState } from '@share/contract/shared/lists/list.ts';
import {
  collectParameters,
  type Parameter,
  type RelatedCondition,
  type SearchCondition,
  type Statement,
} from './list-conditions.ts';
import type { ListSql } from './list-source.ts';

/** At most this many related records become part of the list's statements, so that PostgreSQL plans for exactly these. */
const FEW = 2_000;

/** The related records that match each condition; null if there are many. */
export type FoundIds = ReadonlyMap<RelatedCondition, number[] | null>;

/** The conditions on related records that a state sets, each with its text. */
export const relatedOf = ({ filters }: ListSql, state: ListState): [RelatedCondition, string][] =>
  Object.entries(state.filters).flatMap(([name, value]): [RelatedCondition, string][] => {
    const filter = filters[name];
    if (filter === undefined || typeof filter === 'function') return [];
    const text = value as string;
    if ('column' in filter) return [[filter, text]];
    const isNumber = filter.numbers(text, collectParameters().parameter) !== null;
    return isNumber ? [] : filter.related.map((one) => [one, text]);
  });

/** Finds the related records of every condition that is set. */
export async function findRelated(
  source: ListSql,
  state: ListState,
  run: (statement: Statement) => Promise<{ id: number }[]>,
): Promise<FoundIds> {
  const found = relatedOf(source, state).map(async ([condition, text]) => {
    const { values, parameter } = collectParameters();
    const rows = await run({ text: `${condition.ids(text, parameter)} LIMIT ${FEW + 1}`, values });
    return [condition, rows.length > FEW ? null : rows.map(({ id }) => id)] as const;
  });
  return new Map(await Promise.all(found));
}

/** The SQL of the condition: the ids that were found, or else the search itself. */
export function refersTo(
  condition: RelatedCondition,
  text: string,
  found: FoundIds,
  parameter: Parameter,
  column = condition.column,
): string {
  const ids = found.get(condition);
  return ids
    ? `${column} = ANY (${parameter(ids)}::int[])`
    : `${column} IN (${condition.ids(text, parameter)})`;
}

/** The related conditions of a search that match any record. */
export const matching = ({ related }: SearchCondition, found: FoundIds): RelatedCondition[] =>
  related.filter((one) => found.get(one)?.length !== 0);
