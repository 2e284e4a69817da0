import Fastify from 'fastify';
import pg from 'pg';
import { foundKinds, MOST_FOUND } from '../../contract/src/areas/find/find.endpoints.ts';
import { plainLetters } from '../../contract/src/shared/lists/plain-letters.ts';
import { searchedNumber, searchedWords } from '../../contract/src/shared/lists/search-text.ts';
import { compactAccountNumber } from '../../contract/src/shared/personal-data.ts';
import { type Run, readHome } from './bare-home.ts';

/**
 * The baseline for home and for finding anything: a plain Fastify route with the best SQL that we know for the same answer, for
 * somebody who may see everything. Arguments: the address of the database and the port.
 */
const [databaseUrl, port] = process.argv.slice(2);
const openPool = (plans: 'generic' | 'custom') =>
  new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    options: `-c plan_cache_mode=force_${plans}_plan -c timezone=UTC`,
  });
/** Statements with one plan for all values, and statements that are planned for each call. */
const [generic, custom] = [openPool('generic'), openPool('custom')];
const http = Fastify();

const run: Run = async (name, text) => (await generic.query({ name, text })).rows;
http.get('/home', () => readHome(run));

interface Found {
  kind: (typeof foundKinds)[number];
  id: number;
}

const PERSON = "nullif(btrim(u.first_name || ' ' || u.last_name), '')";

/** $1 is the number of an order, $2 that of any record, $3 an amount. */
const ofAmount = (table: string, amount: string) => `
  (SELECT id FROM ${table} WHERE ${amount} = $3::numeric AND status = 'new' ORDER BY id DESC LIMIT ${MOST_FOUND})
  UNION (SELECT id FROM ${table} WHERE ${amount} = $3::numeric ORDER BY id DESC LIMIT ${MOST_FOUND})`;
const NUMBERED = `
  (SELECT 'orders' AS kind, o.id, o.id::text AS title, concat_ws(' · ', ${PERSON}, f.title->>'pl') AS detail
    FROM orders o JOIN users u ON u.id = o.user_id JOIN offers f ON f.id = o.offer_id
    WHERE o.id IN (SELECT $1::bigint UNION ${ofAmount('orders', 'total_amount')})
    ORDER BY (o.id = $1::bigint) IS TRUE DESC, o.status = 'new' DESC, o.id DESC LIMIT ${MOST_FOUND})
  UNION ALL (SELECT 'transactions', t.id, t.id::text, coalesce(${PERSON}, u.email)
    FROM transactions t JOIN users u ON u.id = t.user_id
    WHERE t.id IN (SELECT id FROM transactions WHERE order_id = $1::bigint UNION SELECT $2::bigint
      UNION ${ofAmount('transactions', 'amount')})
    ORDER BY (t.order_id = $1::bigint OR t.id = $2::bigint) IS TRUE DESC, t.status = 'new' DESC, t.id DESC
    LIMIT ${MOST_FOUND})`;

const namedIn = (table: string, name: string, searched: string) =>
  `(SELECT '${table}' AS kind, id, ${name}->>'pl' AS title, '' AS detail FROM ${table}
    WHERE ${searched} LIKE $1 ORDER BY id DESC LIMIT ${MOST_FOUND})`;
const BOTH_NAMES = "plain_letters(concat(name->>'pl', E'\\n', name->>'en'))";
const NAMED = `${namedIn('offers', 'title', 'searched')}
  UNION ALL ${namedIn('series', 'name', BOTH_NAMES)} UNION ALL ${namedIn('agreements', 'name', BOTH_NAMES)}`;

/** Exactly the expression of the index users_search. */
const WITH_PHONE = `lower(u.first_name || ' ' || u.last_name || ' ' || u.first_name || ' ' || u.email || ' '
  || replace(u.phone_number, ' ', ''))`;

const SEPARATORS = /[\s+().\-/]/g;
/** A number as it is dialled from anywhere in Poland or to it, for the texts of the bench. */
const POLISH_PREFIX = /^\s*(?:(?:\+|00)\s*48|0)/;
const LEAST_OF_PHONE = 6;
const LEAST_OF_ACCOUNT = 4;

const anywhere = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

async function findNumbered(text: string): Promise<Found[]> {
  const searched = searchedNumber(text);
  if (searched === null) return [];
  const { number, order = number, amount } = searched;
  const values = [order ?? null, number ?? null, amount ?? null];
  return (await generic.query({ name: 'numbered', text: NUMBERED, values })).rows;
}

async function findNamed(text: string): Promise<Found[]> {
  const plain = plainLetters(text);
  if (text.length < 2 || plain === '') return [];
  return (await generic.query({ name: 'named', text: NAMED, values: [anywhere(plain)] })).rows;
}

/** Searches by telephone if the text is a number, else by words; and by the beginning or the end of the account. */
async function findUsers(text: string): Promise<Found[]> {
  if (text.length < 3) return [];
  const values: string[] = [];
  const like = (expression: string, pattern: string) => `${expression} LIKE $${values.push(pattern)}`;
  const digits = text.replace(SEPARATORS, '');
  const within = text.replace(POLISH_PREFIX, '').replace(SEPARATORS, '');
  const by = /^\d+$/.test(digits)
    ? [like(WITH_PHONE, anywhere(within.length < LEAST_OF_PHONE ? digits : within))]
    : [
        searchedWords(text)
          .map((word) => like('u.searched', anywhere(word)))
          .join(' AND ') || 'false',
      ];
  const account = /^(?:PL)?(\d+|[A-Z]{2}\d{2}[A-Z\d]*)$/.exec(compactAccountNumber(text))?.[1] ?? '';
  if (account.length >= LEAST_OF_ACCOUNT) {
    const start = like('u.account_number', `${account}%`);
    const end = like('reverse(u.account_number)', `${[...account].toReversed().join('')}%`);
    by.push(`u.account_number <> '' AND (${start} OR ${end})`);
  }
  const where = by.map((condition) => `(${condition})`).join(' OR ');
  const { rows } = await custom.query({
    text: `SELECT 'users' AS kind, u.id, coalesce(${PERSON}, u.email) AS title, u.email AS detail
      FROM users u WHERE u.deleted_at IS NULL AND (${where}) LIMIT ${MOST_FOUND}`,
    values,
  });
  return rows;
}

http.get('/find', async (request) => {
  const { text } = request.query as { text: string };
  const found = (await Promise.all([findNumbered(text), findUsers(text), findNamed(text)])).flat();
  return foundKinds
    .map((kind) => ({ kind, items: found.filter((one) => one.kind === kind) }))
    .filter(({ items }) => items.length > 0);
});

await http.listen({ port: Number(port), host: '127.0.0.1' });
console.log('ready');
