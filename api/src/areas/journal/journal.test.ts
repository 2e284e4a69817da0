import { faqEndpoints } from '@share/contract/areas/faq/faq.endpoints.ts';
import { getJournalEntry, listJournal } from '@share/contract/areas/journal/journal.endpoints.ts';
import { journalEntities } from '@share/contract/areas/journal/journal.records.ts';
import { journalActions } from '@share/contract/areas/journal/journal-actions.ts';
import { addRoleUser } from '@share/contract/areas/roles/role-users.endpoints.ts';
import { createRole } from '@share/contract/areas/roles/roles.endpoints.ts';
import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { auditEntries } from '../../platform/records/audit.ts';
import { aFaqInput } from '../../testing/content/faq.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { aUser } from '../../testing/people.ts';
import { aTestApp, type Caller } from '../../testing/test-app.ts';

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
  const member = await aUser(app.context, { email: 'member.secret@example.com' });
  await boss(addRoleUser, { params: { id: role.id, userId: member.id } });
  const { id } = await newestOf('role.add-user');
  const seen = async (...can: PermissionKey[]) =>
    JSON.stringify((await (await reader(...can))(getJournalEntry, { params: { id } })).data);
  expect(await seen('admin:role:get')).not.toContain('member.secret');
  expect(await seen('admin:role:get-users')).toContain('member.secret');
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
    path: 'path',
    before: null,
    after: '/admin/audit',
  });
});

test('every action and kind of record of the demo data has its place in the filters', async () => {
  const demo = await aTestApp({ DEMO: '1' });
  const found = await demo.context.db
    .selectDistinct({ action: auditEntries.action, entity: auditEntries.entity })
    .from(auditEntries);
  await demo.close();
  expect(found.length).toBeGreaterThan(10);
  for (const { action, entity } of found) {
    expect(journalActions).toContain(action);
    expect(journalEntities).toContain(entity);
  }
});
