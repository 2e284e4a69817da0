import { type SQL, sql } from 'drizzle-orm';

export interface NamedPerson {
  /** The present e-mail and former ones. */
  addresses: readonly string[];
  firstName: string;
  lastName: string;
}

/** SQL: the texts in JSON values, without the names of their fields. */
export const textsIn = (...values: readonly SQL[]): SQL =>
  sql`jsonb_path_query_array(jsonb_build_array(${sql.join([...values], sql`, `)}), '$.** ? (@.type() == "string")')::text`;

/** SQL: the words and addresses of a text or of JSON. */
const wordsOf = (text: SQL): SQL => sql`regexp_split_to_array(lower(${text}), ${'[][\\s"<>(){},;:\\\\]+'})`;

/** SQL: whether the text has an address of the person as a word of its own, because the end of another address may be the same. */
export const hasAddress = (text: SQL, { addresses }: Pick<NamedPerson, 'addresses'>): SQL =>
  sql`${wordsOf(text)} && ${sql.param([...addresses])}::text[]`;

/** SQL: whether the text has an address of the person, or both names as words, because a short name is a part of many words. */
export function namesPerson(text: SQL, person: NamedPerson): SQL {
  const names = `${person.firstName} ${person.lastName}`.toLowerCase().split(/\s+/).filter(Boolean);
  const hasNames = names.length > 1 ? sql`${wordsOf(text)} @> ${sql.param(names)}::text[]` : sql`false`;
  return sql`(${hasAddress(text, person)} OR ${hasNames})`;
}
