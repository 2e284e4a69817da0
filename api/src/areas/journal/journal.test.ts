import { faqEndpoints } from '@share/contract/areas/faq/faq.endpoints.ts';
import { getJournalEntry, listJournal } from '@share/contract/areas/journal/journal.endpoints.ts';
import { journalEntities } from '@share/contract/areas/journal/journal.records.ts';
import type { JournalRow } from '@share/contract/areas/journal/journal.schemas.ts';
import { journalActions } from '@share/contract/areas/journal/journal-actions.ts';
import { addRolePermission } from '@share/contract/areas/roles/role-permissions.endpoints.ts';
import { addRoleUser, removeRoleUser } from '@share/contract/areas/roles/role-users.endpoints.ts';
import { createRole } from '@share/contract/areas/roles/roles.endpoints.ts';
import { grantPersonalPermission } from '@share/contract/areas/users/personal-permissions.endpoints.ts';
import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditEntries } from '../../platform/records/audit.ts';
import { aFaqInput } from '../../testing/content/faq.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { aUser, bearerOf } from '../../testing/people.ts';
import { idsOf } from '../../testing/rights.ts';
import { aTestApp, type Caller } from '../../testing/test-app.ts';
import { wordlessEntries } from '../../testing/wordless-entries.ts';

const app = appForAllTests();
let editor: Awaited<ReturnType<typeof aUser>>;
let edit: Caller;
let question: { id: number };
const words = (text: string) => ({ pl: `${text}?`, en: '' });
const body = (text: string) => aFaqInput({ question: words(text), answer: { pl: '<p>Tak.</p>', en: '' } });
beforeAll(async () => {
  editor = await aUser(app.context, {
    firstName: 'Zenobia',
    can: ['admin:faq:create', 'admin:faq:edit', 'admin:faq:get'],
  });
  edit = await app.asUser(editor);
  question = (await edit(faqEndpoints.create, { body: body('Old') })).data;
  await edit(faqEndpoints.update, { params: question, body: body('New') });
});

const reader = (...can: PermissionKey[]) => app.as({ can: ['admin:audit:list', ...can] });
const newestOf = async (action: string) => {
  const [entry] = await app.context.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, action))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  if (!entry) throw new Error(`No entry says ${action}`);
  return entry;
};

test('R27 the journal is listed by person, record, action and day, newest first', async () => {
  const call = await reader('admin:user:list');
  const find = async (filters: Record<string, string | { from: string }>) =>
    (await call(listJournal, { list: { filters } })).data.items.map(({ action }) => action);
  const ofQuestion = { entity: 'faq', search: String(question.id) };
  expect(await find(ofQuestion)).toEqual(['faq.update', 'faq.create']);
  expect(await find({ ...ofQuestion, action: 'faq.create' })).toEqual(['faq.create']);
  expect(await find({ search: 'zenobia' })).toEqual(['faq.update', 'faq.create', 'session.open']);
  expect(await find({ search: editor.email, entity: 'faq' })).toHaveLength(2);
  expect(await find({ ...ofQuestion, at: { from: '2999-01-01' } })).toEqual([]);
  const { items } = (await call(listJournal, { list: { filters: ofQuestion } })).data;
  expect(items[0]).toMatchObject({ actorId: editor.id, actor: 'Zenobia Nowak', entityId: question.id });
});

test('an entry shows what was before and after to those who may read the record', async () => {
  const { id } = await newestOf('faq.update');
  const { data } = await (await reader('admin:faq:get'))(getJournalEntry, { params: { id } });
  expect(data).toMatchObject({ action: 'faq.update', actor: 'Zenobia Nowak' });
  expect(data.contents?.changes).toEqual([{ path: 'question.pl', before: 'Old?', after: 'New?' }]);
});

test('everybody else sees only who did what, and when', async () => {
  const { id } = await newestOf('faq.update');
  const { data } = await (await reader('admin:page:get', 'admin:faq:list'))(getJournalEntry, {
    params: { id },
  });
  expect(data).toMatchObject({ action: 'faq.update', contents: null });
  expect(JSON.stringify(data)).not.toContain('Old?');
});

test('without the key nothing at all, not even to those who may read the record', async () => {
  const { id } = await newestOf('faq.update');
  expect((await edit(listJournal)).status).toBe(403);
  expect((await edit(getJournalEntry, { params: { id } })).status).toBe(403);
});

test('R10 who joined a role is shown to those who may see its users, not to all who may view the role', async () => {
  const boss = await app.as('super admin');
  const { data: role } = await boss(createRole, { body: { name: 'Readers', description: 'They read.' } });
  const member = await aUser(app.context, { firstName: 'Member', lastName: 'Secret' });
  await boss(addRoleUser, { params: { id: role.id, userId: member.id } });
  const { id } = await newestOf('role.add-user');
  const seen = async (...can: PermissionKey[]) =>
    JSON.stringify((await (await reader(...can))(getJournalEntry, { params: { id } })).data);
  expect(await seen('admin:role:get')).not.toContain('Member Secret');
  expect(await seen('admin:role:get-users')).toContain('Member Secret');
});

describe('who was given what', () => {
  let role: { id: number };
  let person: { id: number; email: string };
  const listed = async (call: Caller, filters: Record<string, string>) =>
    (await call(listJournal, { list: { filters } })).data.items;
  const told = ({ action, record, changes }: JournalRow) => ({ action, record, changes });

  beforeAll(async () => {
    const boss = await app.as('super admin');
    person = await aUser(app.context, { firstName: 'Walentyna', lastName: 'Zastępca' });
    ({ data: role } = await boss(createRole, { body: { name: 'Holiday', description: 'For a while.' } }));
    const [permissionId = 0] = await idsOf(app.context, ['admin:faq:list']);
    await boss(addRolePermission, { params: { id: role.id, permissionId } });
    await boss(addRoleUser, { params: { id: role.id, userId: person.id } });
    await boss(removeRoleUser, { params: { id: role.id, userId: person.id } });
    await boss(grantPersonalPermission, { params: { id: person.id, permissionId } });
  });

  test('rows name the role, the person and the permission', async () => {
    const rows = await listed(await app.as('super admin'), { entity: 'role', search: String(role.id) });
    expect(rows.map(told)).toEqual([
      {
        action: 'role.remove-user',
        record: 'Holiday',
        changes: [{ path: 'user', before: 'Walentyna Zastępca', after: null }],
      },
      {
        action: 'role.add-user',
        record: 'Holiday',
        changes: [{ path: 'user', before: null, after: 'Walentyna Zastępca' }],
      },
      {
        action: 'role.add-permission',
        record: 'Holiday',
        changes: [{ path: 'permission', before: null, after: 'admin:faq:list' }],
      },
      { action: 'role.create', record: 'Holiday', changes: [] },
    ]);
  });

  test('everything that concerns one person is found by name or e-mail', async () => {
    const call = await app.as('super admin');
    const concerned = ['user.grant-permission', 'role.remove-user', 'role.add-user'];
    for (const text of ['zastepca walentyna', person.email])
      expect((await listed(call, { person: text })).map(({ action }) => action)).toEqual(concerned);
    expect((await listed(call, { person: 'nobody-of-this-name' })).length).toBe(0);
  });

  test('R10 not by callers who may not see people', async () => {
    const filters = { person: person.email };
    expect((await (await reader())(listJournal, { list: { filters } })).codes).toEqual(['FORBIDDEN']);
  });

  test('R10 rows show names and changes only to those who may read the record', async () => {
    const filters = { entity: 'role', action: 'role.add-user', search: String(role.id) };
    const seen = async (...can: PermissionKey[]) => (await listed(await reader(...can), filters)).map(told);
    const action = 'role.add-user';
    expect(await seen()).toEqual([{ action, record: null, changes: [] }]);
    expect(await seen('admin:role:get')).toEqual([{ action, record: 'Holiday', changes: [] }]);
  });

  test('the file has the names and the sentences in the language of the reader', async () => {
    const { payload } = await app.app.http.inject({
      method: 'POST',
      url: `/api/admin/audit/export?${new URLSearchParams({
        'filters[person][value]': person.email,
        'filters[action][value]': 'user.grant-permission',
      })}`,
      headers: {
        authorization: await bearerOf(app.context, await aUser(app.context, { isSuperAdmin: true })),
        'content-language': 'pl',
      },
      payload: {
        format: 'csv',
        columns: ['record', 'changes', 'actor'].map((name) => ({ name, header: name })),
      },
    });
    expect(payload).toContain('Walentyna Zastępca;Uprawnienie: Lista: FAQ;');
  });

  test('R41 the name of an erased person is gone, the entry says so', async () => {
    await app.context.db.execute(sql`UPDATE users SET seal_seed = NULL, first_name = '',
      last_name = ${`#${person.id}`} WHERE id = ${person.id}`);
    const rows = await listed(await app.as('super admin'), { entity: 'role', search: String(role.id) });
    expect(JSON.stringify(rows)).not.toContain('Walentyna');
    expect(rows[0]?.changes).toEqual([{ path: 'user', before: `#${person.id}`, after: null }]);
  });
});

test('a row tells the changed fields of a record, with their values where they are short', async () => {
  const boss = await app.as('super admin');
  const { id } = (await boss(faqEndpoints.create, { body: body('Short') })).data;
  await boss(faqEndpoints.update, {
    params: { id },
    body: { ...body('Short'), active: false, answer: { pl: '<p>Nie.</p>', en: '<p>No.</p>' } },
  });
  const { data } = await boss(listJournal, { list: { filters: { entity: 'faq', search: String(id) } } });
  expect(data.items[0]?.record).toEqual({ pl: 'Short?', en: '' });
  expect(data.items[0]?.changes).toEqual(
    expect.arrayContaining([
      { path: 'active', before: true, after: false },
      { path: 'answer', before: null, after: null },
    ]),
  );
});

test('R10 who may not see people cannot search for them, but for records', async () => {
  const call = await reader();
  expect((await call(listJournal, { list: { filters: { search: editor.email } } })).codes).toEqual([
    'FORBIDDEN',
  ]);
  const filters = { search: String(question.id), entity: 'faq' };
  expect((await call(listJournal, { list: { filters } })).data.items).toHaveLength(2);
});

test('what concerns no record, such as a refused call, is for super administrators', async () => {
  await (await app.as({}))(listJournal);
  const { id } = await newestOf('access.refused');
  const contentsFor = async (call: Caller) => (await call(getJournalEntry, { params: { id } })).data.contents;
  expect(await contentsFor(await reader('admin:user:get'))).toBeNull();
  expect((await contentsFor(await app.as('super admin')))?.changes).toContainEqual({
    path: 'permission',
    before: null,
    after: 'admin:audit:list',
  });
});

test('every action and kind of record of the demo data has its place in the filters, and words', {
  tags: 'thorough',
}, async () => {
  const demo = await aTestApp({ DEMO: '1' });
  const found = await demo.context.db
    .selectDistinct({ action: auditEntries.action, entity: auditEntries.entity })
    .from(auditEntries);
  expect(await wordlessEntries(demo.context)).toEqual([]);
  await demo.close();
  expect(found.length).toBeGreaterThan(10);
  for (const { action, entity } of found) {
    expect(journalActions).toContain(action);
    expect(journalEntities).toContain(entity);
  }
});
