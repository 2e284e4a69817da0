import { exportUsers, listUsers } from '@share/contract/areas/users/users.endpoints.ts';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { foldListChanges } from '../../jobs/fold-list-changes.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { anInvestor, aUser } from '../../testing/people.ts';
import { aRole } from '../../testing/rights.ts';
import { caller } from '../../testing/test-app.ts';
import { runBooksCheck } from '../ledger/books-check/run-books-check.ts';
import { roles } from '../roles/roles.tables.ts';
import { openSession } from '../sessions/sign-in.ts';

const app = appForAllTests();
const call = callerForAllTests(app, { lastName: 'Aaa', can: ['admin:user:list', 'admin:user:get'] });

const at = (day: string) => new Date(`2020-01-${day}T12:00:00Z`);
beforeAll(async () => {
  const { context } = app;
  await aUser(context, {
    firstName: 'Łucja',
    lastName: 'Żak',
    email: 'lucja@example.com',
    createdAt: at('01'),
    passwordHash: 'x',
  });
  await aUser(context, {
    firstName: 'Adam',
    lastName: 'Zając',
    isSuperAdmin: true,
    createdAt: at('02'),
    passwordHash: 'x',
  });
  await anInvestor(context, {
    firstName: 'Ćwir',
    lastName: 'Lis',
    phoneNumber: '+48 600 100 200',
    createdAt: at('03'),
  });
  await anInvestor(context, { firstName: 'Zoe', lastName: 'Łoś', active: false, createdAt: at('04') });
  await anInvestor(context, {
    firstName: 'Dawny',
    lastName: 'Klient',
    deletedAt: new Date(),
    createdAt: at('05'),
  });
});

const find = async (list: Partial<ListState> = {}) =>
  (await call(listUsers, { list })).data.items
    .filter(({ lastName }) => lastName !== 'Aaa')
    .map(({ firstName }) => firstName);
const having = (filters: ListState['filters']) => find({ filters });

test('USR-03 the newest is first, deleted users are not listed, and each row says what state it is in', async () => {
  expect(await find()).toEqual(['Zoe', 'Ćwir', 'Adam', 'Łucja']);
  const { items } = (await call(listUsers, { list: { filters: { createdAt: { to: '2020-01-31' } } } })).data;
  expect(items.map(({ state, userType, isSuperAdmin }) => [state, userType, isSuperAdmin])).toEqual([
    ['inactive', 'investor', false],
    ['invited', 'investor', false],
    ['active', 'staff', true],
    ['active', 'staff', false],
  ]);
});

test('the people who have not used their link yet are found', async () => {
  expect(await having({ invited: true })).toEqual(['Ćwir']);
  expect(await having({ invited: false })).toEqual(['Zoe', 'Adam', 'Łucja']);
});

test('roles of people are listed for those who may see them', async () => {
  const clerk = await aUser(app.context, { firstName: 'Ada', lastName: 'Aaa', position: 'Clerk' });
  for (const name of ['Żubry', 'Archiwum']) {
    const { id } = await aRole(app.context, [], [clerk.id]);
    await app.context.db.update(roles).set({ name }).where(eq(roles.id, id));
  }
  const rowFor = async (...can: PermissionKey[]) => {
    const reader = await app.as({ lastName: 'Aaa', can: ['admin:user:list', ...can] });
    const { items } = (await reader(listUsers, { list: { filters: { search: clerk.email } } })).data;
    return items.map(({ position, roles }) => [position, roles]);
  };
  expect(await rowFor()).toEqual([['Clerk', null]]);
  expect(await rowFor('admin:user:get-roles')).toEqual([['Clerk', 'Archiwum, Żubry']]);
});

test('the search finds parts of names in any order, without Polish marks, e-mails, and numbers however typed', async () => {
  for (const search of ['łucja ża', 'ŻAK ŁUCJA', 'zak lucja', 'lucja@', 'ucj'])
    expect([search, await having({ search })]).toEqual([search, ['Łucja']]);
  for (const search of ['600100', '600-100-200', '+48 600', '(600) 100'])
    expect([search, await having({ search })]).toEqual([search, ['Ćwir']]);
  for (const search of ['%%%', '---', '___', '\u0301\u0301\u0301'])
    expect([search, await having({ search })]).toEqual([search, []]);
  expect((await call(listUsers, { list: { filters: { search: 'ab' } } })).codes).toEqual([
    'SEARCH_TOO_SHORT',
  ]);
});

test('R10 whoever may not open a person finds nobody by a telephone number, in the list and in its file', async () => {
  const reader = await app.as({ lastName: 'Aaa', can: ['admin:user:list'] });
  const listed = (search: string) => reader(listUsers, { list: { filters: { search } } });
  expect((await listed('600 100')).codes).toEqual(['FORBIDDEN']);
  expect((await listed('zak lucja')).data.items).toHaveLength(1);
  const body = { format: 'csv' as const, columns: [{ name: 'email', header: 'E-mail' }] };
  const file = await reader(exportUsers, { list: { filters: { search: '600-100' } }, body });
  expect(file.codes).toEqual(['FORBIDDEN']);
});

test('each filter restricts the list', async () => {
  expect(await having({ active: false })).toEqual(['Zoe']);
  expect(await having({ userType: 'staff' })).toEqual(['Adam', 'Łucja']);
  expect(await having({ userType: 'investor' })).toEqual(['Zoe', 'Ćwir']);
  expect(await having({ isAdmin: true })).toEqual(['Adam', 'Łucja']);
  expect(await having({ isAdmin: false })).toEqual(['Zoe', 'Ćwir']);
  expect(await having({ isSuperAdmin: true })).toEqual(['Adam']);
  expect(await having({ deleted: true })).toEqual(['Dawny']);
  expect(await having({ deleted: false, active: false })).toEqual(['Zoe']);
  expect(await having({ createdAt: { from: '2020-01-02', to: '2020-01-03' } })).toEqual(['Ćwir', 'Adam']);
});

test('USR-06 onlyAdmin=1 lists staff only, as a filter and as a plain parameter; 0 restricts nothing', async () => {
  expect(await having({ onlyAdmin: true })).toEqual(['Adam', 'Łucja']);
  expect(await having({ onlyAdmin: false })).toHaveLength(4);
  const user = await aUser(app.context, { lastName: 'Aaa', can: ['admin:user:list'] });
  const plain = caller(app.app, (await openSession(app.context, user)).accessToken);
  const { data } = await plain(listUsers, { query: { onlyAdmin: '1' } });
  expect(data.items.every(({ isAdmin }) => isAdmin)).toBe(true);
  expect(data.activeFilters).toEqual({ onlyAdmin: true });
});

test('names are sorted by the Polish alphabet', async () => {
  const by = (column: string) => find({ order: { column, direction: 'ASC' } });
  expect(await by('firstName')).toEqual(['Adam', 'Ćwir', 'Łucja', 'Zoe']);
  expect(await by('lastName')).toEqual(['Ćwir', 'Zoe', 'Adam', 'Łucja']);
});

test('the total follows every change of an account, folded or not, without counting rows', async () => {
  const db = app.context.db;
  const totals = async () => {
    const of = async (filters: object) =>
      (await call(listUsers, { list: { filters } as never })).data.pagination.totalItems;
    return [
      await of({}),
      await of({ userType: 'staff' }),
      await of({ createdAt: { from: '2020-01-01', to: '2020-12-31' } }),
    ];
  };
  const counted = async () => {
    const { rows } = await db.execute<{ all: number; staff: number; year: number }>(sql`
      SELECT count(*)::int AS all, count(*) FILTER (WHERE is_admin)::int AS staff, count(*) FILTER (
        WHERE created_at >= '2019-12-31 23:00Z' AND created_at < '2020-12-31 23:00Z')::int AS year
      FROM users WHERE deleted_at IS NULL`);
    return Object.values(rows[0] ?? {});
  };
  const ids = (
    await db.execute<{ id: number }>(sql`INSERT INTO users (email, first_name, last_name, created_at)
    SELECT 'counted' || n || '@example.com', 'C', 'C', '2020-05-05 12:00Z' FROM generate_series(1, 3) n RETURNING id`)
  ).rows.map(({ id }) => id);
  expect(await totals()).toEqual(await counted());
  await foldListChanges(app.services);
  await db.execute(sql`UPDATE users SET deleted_at = now() WHERE id = ${ids[0]}`);
  expect(await totals()).toEqual(await counted());
  await db.execute(sql`UPDATE users SET is_admin = true WHERE id = ${ids[1]}`);
  await db.execute(sql`DELETE FROM users WHERE id = ${ids[2]}`);
  expect(await totals()).toEqual(await counted());
  await foldListChanges(app.services);
  expect(await totals()).toEqual(await counted());
  expect(await runBooksCheck(db)).toEqual([]);
  await db.execute(sql`SELECT recount_lists()`);
  expect(await totals()).toEqual(await counted());
  await db.execute(sql`DELETE FROM users WHERE id = ANY(${sql.param(ids)})`);
});

test('staff without a second factor are found by those who may open people', async () => {
  const [having, lacking] = [await aUser(app.context), await aUser(app.context)];
  await app.context.db.execute(sql`
    INSERT INTO passkeys (id, user_id, name, credential_id, public_key, counter, transports, verifies_user, created_at)
    VALUES (gen_random_uuid(), ${having.id}, 'Key', 'second factor of staff', 'key', 0, '{}', true, now())`);
  const investor = await anInvestor(app.context);
  const found = async (secondFactor: boolean) =>
    (await call(listUsers, { list: { filters: { secondFactor } } })).data.items;
  expect((await found(true)).map(({ id, hasSecondFactor }) => [id, hasSecondFactor])).toEqual([
    [having.id, true],
  ]);
  const without = (await found(false)).map(({ id }) => id);
  expect([without.includes(lacking.id), without.includes(having.id), without.includes(investor.id)]).toEqual([
    true,
    false,
    false,
  ]);
  const lister = await app.as({ can: ['admin:user:list'] });
  const refused = await lister(listUsers, { list: { filters: { secondFactor: false } } });
  expect(refused.codes).toEqual(['FORBIDDEN']);
  const { items } = (await lister(listUsers)).data;
  expect(new Set(items.map(({ hasSecondFactor }) => hasSecondFactor))).toEqual(new Set([null]));
});
