import type { FoundItem, FoundKind, FoundMoney } from '@share/contract/areas/find/find.endpoints.ts';
import { MOST_FOUND } from '@share/contract/areas/find/find.endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import type { Context } from '../../platform/context.ts';
import { collectParameters, contains, type Parameter } from '../../platform/lists/list-conditions.ts';

/** Finds the records of an area, for people who may call the endpoint that reads one. */
export interface Finder {
  kind: FoundKind;
  endpoint: Pick<Endpoint, 'access'>;
  find: (context: Context, text: string) => Promise<FoundItem[]>;
}

interface FinderSql {
  kind: FoundKind;
  endpoint: Pick<Endpoint, 'access'>;
  /**
   * Selects `id`, `title` and `detail` of the matches, and for money `status`, `amount` and `date`; the best first, without a
   * limit. Null when the text cannot describe such a record.
   */
  sql: (text: string, parameter: Parameter, language: Language) => string | null;
  route: (id: number) => string;
}

/** A finder of one statement. */
export const finderOf = ({ kind, endpoint, sql, route }: FinderSql): Finder => ({
  kind,
  endpoint,
  find: async ({ readers, language }, text) => {
    const { values, parameter } = collectParameters();
    const select = sql(text, parameter, language);
    if (select === null) return [];
    const { rows } = await readers.custom.query<FoundRow>({
      text: `${select} LIMIT ${MOST_FOUND}`,
      values,
    });
    return rows.map(({ id, title, detail, ...row }) => ({
      id,
      title,
      detail,
      money: moneyOf(row),
      route: route(id),
    }));
  },
});

type FoundRow = Omit<FoundItem, 'route' | 'money'> & PaidRow;

interface PaidRow {
  status?: FoundMoney['status'];
  amount?: string;
  date?: Date;
}

const moneyOf = ({ status, amount, date }: PaidRow): FoundMoney | null =>
  status && date ? { status, amount: Number(amount), date: date.toISOString() } : null;

/**
 * SQL: the ids of the rows with that amount, first of those that wait for their money, then of the newest ones. Both are read
 * from indexes, because a million orders may have one amount.
 */
export function idsOfAmount(table: string, column: string, amount: string): string {
  const newest = (condition: string) =>
    `(SELECT id FROM ${table} WHERE ${column} = ${amount}::numeric${condition} ORDER BY id DESC LIMIT ${MOST_FOUND})`;
  return `${newest(" AND status = 'new'")} UNION ${newest('')}`;
}

/** Finds records by a part of their name in either language; for small tables. */
export const named =
  (table: string, name: string) => (text: string, parameter: Parameter, language: Language) => {
    if (text.length < 2) return null;
    const isNamed = contains(`${name}->>'pl'`, `${name}->>'en'`)(text, parameter);
    return `SELECT id, ${name}->>'${language}' AS title, '' AS detail FROM ${table} WHERE ${isNamed} ORDER BY id DESC`;
  };
