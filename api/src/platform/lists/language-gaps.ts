import type { Parameter } from './list-conditions.ts';

/** SQL: the gaps in the languages of a list's records, by their name in the audit trail. */
const inLanguages = (entity: string, id: string) =>
  `FROM record_languages l WHERE l.entity = '${entity}' AND l.record_id = ${id}`;

/** SQL: the gaps of a row. */
export const gapsOfRow = (entity: string, id = 'r.id'): string =>
  `coalesce((SELECT l.gaps ${inLanguages(entity, id)}), '{}')`;

export const hasGap =
  (entity: string, id = 'r.id') =>
  (gap: string, parameter: Parameter): string =>
    `EXISTS (SELECT ${inLanguages(entity, id)} AND l.gaps <> '{}' AND ${parameter(gap)} = ANY(l.gaps))`;
