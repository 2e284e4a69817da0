import type { Parameter } from './list-conditions.ts';

/** A list of content: what its records lack in one of their languages, by the name that the audit trail has for them. */
const inLanguages = (entity: string, id: string) =>
  `FROM record_languages l WHERE l.entity = '${entity}' AND l.record_id = ${id}`;

/** SQL: the gaps of a row. */
export const gapsOfRow = (entity: string, id = 'r.id'): string =>
  `coalesce((SELECT l.gaps ${inLanguages(entity, id)}), '{}')`;

export const hasGap =
  (entity: string, id = 'r.id') =>
  (gap: string, parameter: Parameter): string =>
    `EXISTS (SELECT ${inLanguages(entity, id)} AND l.gaps <> '{}' AND ${parameter(gap)} = ANY(l.gaps))`;
