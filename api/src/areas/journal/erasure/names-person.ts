import { type SQL, sql } from 'drizzle-orm';

export interface NamedPerson {
  /** The present e-mail and former ones. */
  addresses: readonly string[];
  firstName: string;
  lastName: string;
}

/** SQL: the words and addresses of a text or of JSON. */
const wordsOf = (text: SQL): SQL => sql`regexp_split_to_array(lower(${text}), ${'[][\\s"<>(){},;:\\\\]+'})`;

/** SQL: whether the text has an address of the person as a word of its own, because the end of another address may be the same. */
export const hasAddress = (text: SQL, { addresses }: Pick<NamedPerson, 'addresses'>): SQL =>
  sql`${wordsOf(text)} && ${sql.param([...addresses])}::text[]`;

/**
 * SQL: whether one of the texts in the JSON values has an address of the person, or first and last name side by side. Single
 * words do not count, because people choose their names themselves and could choose words of every search.
 */
export function namesPerson(values: readonly SQL[], person: NamedPerson): SQL {
  const text = sql`(value #>> '{}')`;
  const together = sql`' ' || array_to_string(${wordsOf(text)}, ' ') || ' '`;
  const hasNames = fullNames(person).map((name) => sql`strpos(${together}, ${` ${name} `}) > 0`);
  return sql`EXISTS (
    SELECT FROM jsonb_path_query(jsonb_build_array(${sql.join([...values], sql`, `)}), '$.** ? (@.type() == "string")') value
    WHERE ${sql.join([hasAddress(text, person), ...hasNames], sql` OR `)})`;
}

/** The ways in which both names are written side by side; of several first names the first may stand alone. */
function fullNames({ firstName, lastName }: NamedPerson): string[] {
  const [first, last] = [wordsIn(firstName), wordsIn(lastName)];
  if (first.length === 0 || last.length === 0) return [];
  const ways = [first, first.slice(0, 1)].flatMap((names) => [
    [...names, ...last],
    [...last, ...names],
  ]);
  return [...new Set(ways.map((words) => words.join(' ')))];
}

const wordsIn = (name: string): string[] => name.toLowerCase().split(/\s+/).filter(Boolean);
