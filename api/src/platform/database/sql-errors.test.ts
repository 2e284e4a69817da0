import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { constraintRefusals, refusalOfSqlError, sqlStateOf } from './sql-errors.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test.each(Object.keys(constraintRefusals))(
  'the database has the constraint, unique index or trigger that names itself %s',
  async (name) => {
    const { rowCount } = await client.query(
      `SELECT FROM pg_constraint WHERE conname = $1
     UNION ALL SELECT FROM pg_index JOIN pg_class ON oid = indexrelid WHERE relname = $1 AND indisunique
     UNION ALL SELECT FROM pg_proc WHERE strpos(prosrc, format('CONSTRAINT = %L', $1::text)) > 0`,
      [name],
    );
    expect(rowCount).toBeGreaterThan(0);
  },
);

test('R28 a broken constraint is refused with the code of its rule, however often the error was wrapped', () => {
  const error = { cause: { cause: { code: '23505', constraint: 'offers_slug_en_key' } } };
  expect(refusalOfSqlError(error)).toMatchObject({ code: 'OFFER:SLUG_NOT_UNIQUE', path: 'slug.en' });
});

test.each([
  ['SELECT 1 FROM series WHERE id = $1', ['99999999999'], 'VALUE_TOO_LARGE'],
  ['SELECT 1 FROM series WHERE id = $1', ['x'], 'VALUE_INVALID'],
  ['SELECT $1::text', ['a\0b'], 'REQUEST_MALFORMED'],
])('R28 %s with %j: %s', async (text, values, code) => {
  const error = await client.query(text, values).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(refusalOfSqlError(error)?.code ?? null).toBe(code);
});

test('R28 a request that gets no free connection in time is refused with TOO_MANY_REQUESTS', async () => {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const taken = await pool.connect();
  // The short timeout is set only now, because opening the first connection may take as long on a busy machine.
  pool.options.connectionTimeoutMillis = 300;
  const error = await pool.connect().catch((thrown: unknown) => thrown);
  taken.release();
  await pool.end();
  expect(refusalOfSqlError(error)?.code).toBe('TOO_MANY_REQUESTS');
  expect(refusalOfSqlError({ cause: error })?.code).toBe('TOO_MANY_REQUESTS');
});

test.each([[{ code: '23514' }], [{ code: '42P01' }], [new Error('no')], [null], ['text']])(
  'an error that breaks no rule of the product is not turned into a refusal: %j',
  (error) => {
    expect(refusalOfSqlError(error)).toBeNull();
  },
);

test.each([
  [{ code: '53100' }, 'STORAGE_FULL'],
  [{ code: '53200' }, 'DATABASE_UNAVAILABLE'],
  [{ code: '53300' }, 'DATABASE_UNAVAILABLE'],
  [{ code: '57P01' }, 'DATABASE_UNAVAILABLE'],
  [{ cause: { code: '57P02' } }, 'DATABASE_UNAVAILABLE'],
  [{ code: '57P03' }, 'DATABASE_UNAVAILABLE'],
  [{ code: '08006' }, 'DATABASE_UNAVAILABLE'],
  [{ code: 'ECONNREFUSED' }, 'DATABASE_UNAVAILABLE'],
  [{ cause: { code: 'ECONNRESET' } }, 'DATABASE_UNAVAILABLE'],
  [new AggregateError([{ code: 'ECONNREFUSED' }, { code: 'ECONNREFUSED' }]), 'DATABASE_UNAVAILABLE'],
  [new Error('Connection terminated unexpectedly'), 'DATABASE_UNAVAILABLE'],
  [new Error('Connection terminated due to connection timeout'), 'DATABASE_UNAVAILABLE'],
  [new Error('Query read timeout'), 'DATABASE_UNAVAILABLE'],
  [new Error('Client has encountered a connection error and is not queryable'), 'DATABASE_UNAVAILABLE'],
])('R28 an outage has its own code: %j', (error, code) => {
  expect(refusalOfSqlError(error)?.code).toBe(code);
});

test('a connection error has no SQL state', () => {
  expect(sqlStateOf({ code: 'ECONNREFUSED' })).toBeNull();
  expect(sqlStateOf({ cause: { code: '40P01' } })).toBe('40P01');
});
