import { elementTypes } from '@share/contract/areas/offers/elements/elements.ts';
import { issueToken } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBooksCheck } from '../areas/ledger/books-check/run-books-check.ts';
import { readLines } from '../areas/statements/statements.reads.ts';
import { systemContext } from '../platform/context.ts';
import { prepareData } from '../server.ts';
import { expectMonthsToAgree } from '../testing/orders/months-agree.ts';
import { aTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await aTestApp({ DEMO: '1' });
});
afterAll(() => app.close());

const read = async (text: string) => (await app.services.db.execute(sql.raw(text))).rows;

test('the demo has orders of every status, and enough for several pages', async () => {
  const statuses = await read(
    'SELECT status, count(*)::int AS orders FROM orders GROUP BY status ORDER BY status',
  );
  expect(statuses.map(({ status }) => status)).toEqual(['completed', 'new', 'paid', 'rejected']);
  expect(await read('SELECT count(*) > 200 AS enough FROM orders')).toEqual([{ enough: true }]);
});

test('no demo order has the number of its transaction', async () => {
  expect(await read('SELECT order_id FROM transactions WHERE order_id = id')).toEqual([]);
});

test('demo dividends are those of payouts, to those who held shares then', async () => {
  const dividends = await read(`SELECT l.id IS NOT NULL AS "ofPayout",
      EXISTS (SELECT FROM shares s WHERE s.investment_id = t.investment_id AND s.date < t.date) AS held
    FROM transactions t LEFT JOIN payout_lines l ON l.transaction_id = t.id WHERE t.type = 'dividend'`);
  expect(dividends.length).toBeGreaterThan(20);
  expect(dividends.filter(({ ofPayout, held }) => !ofPayout || !held)).toEqual([]);
});

test('there is a demo payout in each state, and one payment failed', async () => {
  const states = await read('SELECT DISTINCT state FROM payouts ORDER BY 1');
  expect(states.map(({ state }) => state)).toEqual(['confirmed', 'draft', 'paid', 'sent']);
  expect(await read(`SELECT note FROM payout_lines WHERE state = 'failed'`)).toHaveLength(1);
});

test('some demo refunds are due, and some are returned', async () => {
  const refunds = await read('SELECT DISTINCT returned_on IS NULL AS due FROM refunds ORDER BY 1');
  expect(refunds).toEqual([{ due: false }, { due: true }]);
});

test('one demo order was paid twice, and its second transfer is due', async () => {
  const further = await read(`SELECT r.returned_on, o.status, r.amount = t.amount AS "isWhole" FROM refunds r
    JOIN orders o ON o.id = r.order_id JOIN transactions t ON t.id = r.transaction_id WHERE r.reason = 'further'`);
  expect(further).toEqual([{ returned_on: null, status: 'completed', isWhole: true }]);
});

test('one demo statement is settled, one is half decided with unknown money, and one is untouched', async () => {
  const states = await read(
    `SELECT array_agg(state ORDER BY state) AS states FROM statement_lines WHERE state <> 'duplicate' GROUP BY statement_id ORDER BY statement_id`,
  );
  const [settled, half, untouched] = states.map((row) => [...new Set(row.states as string[])]);
  expect([settled, half, untouched]).toEqual([['aside'], ['open', 'unknown'], ['open']]);
});

test('one demo series has virtual accounts, and a line to one of them waits as sure', async () => {
  const context = systemContext(app.services);
  expect(await read(`SELECT count(*)::int AS series FROM series WHERE virtual_prefix <> ''`)).toEqual([
    { series: 1 },
  ]);
  expect(await read(`SELECT DISTINCT status FROM orders WHERE virtual_account IS NOT NULL`)).toContainEqual({
    status: 'completed',
  });
  const [newest] = await read('SELECT max(id)::int AS id FROM statements');
  const lines = await readLines(context, Number(newest?.id));
  const byAccount = lines.filter(({ reasons }) => reasons.includes('virtual-account'));
  expect(byAccount).toMatchObject([{ state: 'open', verdict: 'sure', title: 'udziały' }]);
});

test('every demo offer has a picture, and both languages', async () => {
  expect(await read('SELECT id FROM offers WHERE image_file_id IS NULL')).toEqual([]);
});

test('every demo offer has content for guests, for users and for investors; every type of element occurs', async () => {
  const types = await read('SELECT DISTINCT type FROM offer_elements');
  expect(types.map(({ type }) => type).sort()).toEqual([...elementTypes].sort());
  for (const list of ['badges', 'descriptions', 'properties', 'documents', 'sections', 'content_files']) {
    expect(
      await read(
        `SELECT id FROM offers o WHERE NOT EXISTS (SELECT FROM offer_${list} WHERE offer_id = o.id)`,
      ),
    ).toEqual([]);
  }
  expect(
    await read(`SELECT user_must_be_logged_in AS users, user_must_invest AS investors FROM offer_elements
      WHERE parent_id IS NOT NULL GROUP BY 1, 2`),
  ).toEqual([{ users: true, investors: true }]);
});

test('the demo has patterns with which sections of offers begin', async () => {
  expect(await read('SELECT name FROM section_patterns WHERE jsonb_array_length(elements) < 2')).toEqual([]);
  expect(await read('SELECT count(*)::int AS patterns FROM section_patterns')).toEqual([{ patterns: 2 }]);
});

test('the demo editor may create, change and delete content, and change nothing else', async () => {
  const granted = await read(`SELECT split_part(p.name, ':', 2) AS area,
      array_agg(split_part(p.name, ':', 3) ORDER BY p.name) FILTER (WHERE p.name ~ ':(create|edit|delete|accept|add)') AS changes
    FROM users u JOIN user_roles ur ON ur.user_id = u.id JOIN role_permissions rp ON rp.role_id = ur.role_id
    JOIN permissions p ON p.id = rp.permission_id WHERE u.email = 'editor@example.com' GROUP BY 1`);
  const changing = granted.filter(({ changes }) => changes !== null);
  expect(changing).toContainEqual({ area: 'agreement', changes: ['create', 'delete', 'edit'] });
  expect(changing.map(({ area }) => area).sort()).toEqual([
    'agreement',
    'email-template',
    'faq',
    'featured-offer',
    'offer',
    'page',
    'slider',
    'static-content',
  ]);
});

test('the demo has staff in every state, each with a role that holds something', async () => {
  const staff = await read(`SELECT DISTINCT active, password_hash IS NOT NULL AS "hasPassword" FROM users
    WHERE is_admin AND NOT is_super_admin ORDER BY 1, 2`);
  expect(staff).toEqual([
    { active: false, hasPassword: true },
    { active: true, hasPassword: false },
    { active: true, hasPassword: true },
  ]);
  expect(
    await read(`SELECT id FROM users u WHERE is_admin AND NOT is_super_admin
      AND NOT EXISTS (SELECT FROM held_permissions WHERE user_id = u.id)`),
  ).toEqual([]);
});

test('every demo person without a password was sent a link to set one, and investors have one', async () => {
  expect(
    await read(`SELECT u.is_admin, (t.expires_at > now() AND t.used_at IS NULL) AS "isOpen" FROM users u
      LEFT JOIN password_tokens t ON t.user_id = u.id WHERE u.password_hash IS NULL`),
  ).toEqual([{ is_admin: true, isOpen: true }]);
});

test('of the demo orders of every status some have signed documents, and some do not', async () => {
  const signed = await read(`SELECT status, bool_or(is_signed) AS some, bool_and(is_signed) AS all
    FROM (SELECT status, EXISTS (SELECT FROM signed_documents WHERE order_id = o.id) AS is_signed FROM orders o) orders
    WHERE status IN ('paid', 'completed') GROUP BY status ORDER BY status`);
  expect(signed).toEqual([
    { status: 'completed', some: true, all: false },
    { status: 'paid', some: true, all: false },
  ]);
});

test('the demo has every kind of timeline entry for orders and transactions', async () => {
  const recorded = await read(
    `SELECT DISTINCT action, coalesce(u.email, actor_label) AS actor, after->>'reason' AS reason
     FROM audit_entries LEFT JOIN users u ON u.id = actor_id WHERE entity IN ('order', 'transaction') AND action IN ('order.reject', 'transaction.extend') ORDER BY 1, 2`,
  );
  expect(recorded).toEqual([
    { action: 'order.reject', actor: 'admin@example.com', reason: null },
    { action: 'order.reject', actor: 'system', reason: 'expired' },
    { action: 'transaction.extend', actor: 'admin@example.com', reason: null },
  ]);
});

test('the books check finds nothing in the demo', async () => {
  expect(await runBooksCheck(app.services.db)).toEqual([]);
  expect(await expectMonthsToAgree(app.context)).toBeGreaterThan(200);
});

test.each([
  ['admin@example.com', 'Admin1234', 200],
  ['editor@example.com', 'Editor1234', 200],
  ['investor@example.com', 'Investor1234', 400],
])('the published password of %s is right', async (email, password, status) => {
  const body = {
    grantType: 'password',
    email,
    password,
    clientId: 'back-office',
    clientSecret: 'back-office',
  };
  expect((await app.asVisitor(issueToken, { body } as never)).status).toBe(status);
});

test('a second start adds nothing', async () => {
  const counts = () =>
    read('SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM users) AS users');
  const before = await counts();
  await prepareData(app.services);
  expect(await counts()).toEqual(before);
});

test('no demo investor is e-mailed', async () => {
  const [queued] = await read('SELECT count(*)::int AS count FROM emails WHERE sent_at = due_at');
  expect(queued?.count).toBeGreaterThan(0);
  expect(await read('SELECT id FROM emails WHERE sent_at IS NULL OR sent_at > now()')).toEqual([]);
});

test('every place of the demo site features offers', async () => {
  const places = await read(
    'SELECT name, count(f.*)::int AS offers FROM featured_placements p LEFT JOIN featured_offers f ON f.placement_id = p.id GROUP BY name ORDER BY name',
  );
  expect(places.map(({ offers }) => offers)).toEqual([3, 6, 1, 4]);
});
