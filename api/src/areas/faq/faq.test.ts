import * as endpoints from '@share/contract/areas/faq/faq.endpoints.ts';
import type { FaqInput } from '@share/contract/areas/faq/faq.schemas.ts';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../platform/records/audit.ts';
import { aFaqInput } from '../../testing/content/faq.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { runIntoLock } from '../../testing/held-lock.ts';
import { faq } from './faq.tables.ts';

/** Blocks writes to FAQ entries; reads go on. */
const WRITES = 'LOCK TABLE faq IN SHARE MODE';
const app = appForAllTests();
const call = callerForAllTests(app, {
  email: 'anna@example.com',
  can: ['admin:faq:list', 'admin:faq:get', 'admin:faq:create', 'admin:faq:edit', 'admin:faq:delete'],
});
beforeEach(async () => void (await app.context.db.delete(faq)));

const anInput = (name: string, fields: Partial<FaqInput> = {}) =>
  aFaqInput({
    question: { pl: `${name}?`, en: `${name} EN?` },
    answer: { pl: `<p>${name}.</p>`, en: `<p>${name} EN.</p>` },
    ...fields,
  });
const always = { visibleFrom: null, visibleUntil: null };
const create = async (name: string, fields: Partial<FaqInput> = {}) =>
  (await call(endpoints.createFaq, { body: anInput(name, fields) })).data;
const update = (id: number, name: string, fields: Partial<FaqInput> = {}) =>
  call(endpoints.updateFaq, { params: { id }, body: anInput(name, fields) });
const remove = (id: number) => call(endpoints.deleteFaq, { params: { id } });
const order = async () =>
  (await app.context.db.select().from(faq).orderBy(asc(faq.position))).map(
    ({ position, question }) => `${position} ${question.pl}`,
  );
/** Entries a, b, c… at positions 1, 2, 3… */
async function inOrder(...names: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, name] of names.entries()) ids.push((await create(name, { position: index + 1 })).id);
  return ids;
}

test('FAQ-14, FAQ-15 an entry is created, read, changed and deleted', async () => {
  const created = await create('Co');
  expect(created).toEqual({ ...anInput('Co'), ...always, id: created.id, version: 1 });
  const read = await call(endpoints.getFaq, { params: { id: created.id } });
  expect([read.data, read.headers.etag]).toEqual([created, '"1"']);
  const changed = anInput('Jak', { active: false, isFeatured: true });
  const answer = await call(endpoints.updateFaq, { params: { id: created.id }, body: changed, ifMatch: 1 });
  expect(answer.data).toEqual({ ...changed, ...always, id: created.id, version: 2 });
  expect((await remove(created.id)).data).toBeNull();
  const gone = await call(endpoints.getFaq, { params: { id: created.id } });
  expect([gone.status, gone.codes]).toEqual([404, ['FAQ_NOT_EXISTS']]);
});

describe('CON-11 positions run from 1 without gaps', () => {
  test('a new entry takes its position, and the others move down', async () => {
    await inOrder('a', 'b', 'c');
    await create('new', { position: 2 });
    expect(await order()).toEqual(['1 a?', '2 new?', '3 b?', '4 c?']);
  });

  test('a position beyond the end is the end, for new and for moved entries', async () => {
    const [a = 0] = await inOrder('a', 'b');
    expect((await create('c', { position: 90 })).position).toBe(3);
    expect((await update(a, 'a', { position: 2_147_483_647 })).data.position).toBe(3);
    expect(await order()).toEqual(['1 b?', '2 c?', '3 a?']);
  });

  test.each([
    [2, 4, ['1 a?', '2 c?', '3 d?', '4 b?', '5 e?']],
    [4, 2, ['1 a?', '2 d?', '3 b?', '4 c?', '5 e?']],
    [3, 3, ['1 a?', '2 b?', '3 c?', '4 d?', '5 e?']],
  ])('an entry moves from %i to %i, those between make room', async (from, to, expected) => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const ids = await inOrder(...names);
    await update(ids[from - 1] ?? 0, names[from - 1] ?? '', { position: to });
    expect(await order()).toEqual(expected);
  });

  test('a deleted entry leaves no gap', async () => {
    const [, b = 0] = await inOrder('a', 'b', 'c');
    await remove(b);
    expect(await order()).toEqual(['1 a?', '2 c?']);
  });

  test('an entry that is saved without a position keeps its place, also when others came before it', async () => {
    const [a = 0] = await inOrder('a', 'b');
    await create('new', { position: 1 });
    const { data } = await update(a, 'a', { position: undefined, active: false });
    expect(data.position).toBe(2);
    expect(await order()).toEqual(['1 new?', '2 a?', '3 b?']);
  });

  test('an entry is moved without its texts, and a form that is open elsewhere can still be saved', async () => {
    const [, , c = 0] = await inOrder('a', 'b', 'c');
    const moved = await call(endpoints.moveFaq, { params: { id: c }, body: { position: 1 } });
    expect(moved.data).toMatchObject({ position: 1, version: 1 });
    const body = anInput('changed', { position: undefined });
    const saved = await call(endpoints.updateFaq, { params: { id: c }, ifMatch: 1, body });
    expect(saved.data.position).toBe(1);
    expect(await order()).toEqual(['1 changed?', '2 a?', '3 b?']);
    const refused = await call(endpoints.moveFaq, { params: { id: c }, body: { position: 0 } });
    expect(refused.errors).toMatchObject([{ code: 'POSITION_NOT_POSITIVE', path: 'position' }]);
  });

  test('entries that are created, moved and deleted at once get different positions', async () => {
    const [a = 0, b = 0] = await inOrder('a', 'b', 'c', 'd');
    const changes = [
      async () => void (await create('new', { position: 2 })),
      async () => void (await update(a, 'a', { position: 4 })),
      async () => void (await remove(b)),
    ];
    await runIntoLock(app.databaseUrl, [WRITES], changes);
    const present = await order();
    expect(present.map((text) => text.slice(0, 1))).toEqual(['1', '2', '3', '4']);
    expect(present.map((text) => text.slice(2)).toSorted()).toEqual(['a?', 'c?', 'd?', 'new?']);
  });
});

test.each([
  [null, 'POSITION_IS_REQUIRED'],
  [undefined, 'POSITION_IS_REQUIRED'],
  [0, 'POSITION_NOT_POSITIVE'],
  [-3, 'POSITION_NOT_POSITIVE'],
  [1.5, 'POSITION_NOT_POSITIVE'],
])('FAQ-13, FRM-11 the position %s of a new entry is refused with %s', async (position, code) => {
  const { errors } = await call(endpoints.createFaq, {
    body: anInput('a', { position } as Partial<FaqInput>),
  });
  expect(errors.map((error) => [error.path, error.code])).toEqual([['position', code]]);
});

test('one language is enough for question and answer; without any, both are named', async () => {
  const inPolish = { question: { pl: 'Co?', en: ' ' }, answer: { pl: '', en: '<p>That.</p>' } };
  expect((await create('a', inPolish)).question).toEqual(inPolish.question);
  const empty = { question: { pl: ' ', en: '' }, answer: { pl: '<p></p>', en: '&nbsp;' } };
  const { errors } = await call(endpoints.createFaq, { body: anInput('a', empty) });
  expect(errors.map(({ code, path }) => [path, code])).toEqual([
    ['question.pl', 'IS_REQUIRED'],
    ['question.en', 'IS_REQUIRED'],
    ['answer.pl', 'IS_REQUIRED'],
    ['answer.en', 'IS_REQUIRED'],
  ]);
});

test('R17 answers are sanitised, and refused when nothing is left in any language', async () => {
  const stored = await create('a', {
    answer: { pl: '<p onclick="x()">Tak</p><script>x()</script>', en: '' },
  });
  expect(stored.answer).toEqual({ pl: '<p>Tak</p>', en: '' });
  const nothing = { answer: { pl: '<script>a</script>', en: '<style>b</style>' } };
  expect((await update(stored.id, 'a', nothing)).errors.map(({ path }) => path)).toEqual([
    'answer.pl',
    'answer.en',
  ]);
});

test('R7 when many save the same version at once, one succeeds; the others learn who saved', async () => {
  const { id } = await create('a');
  const save = (name: string) =>
    call(endpoints.updateFaq, { params: { id }, ifMatch: 1, body: anInput(name) });
  const row: [string, number] = ['SELECT FROM faq WHERE id = $1 FOR UPDATE', id];
  const answers = await runIntoLock(app.databaseUrl, row, [() => save('x'), () => save('y')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  const refused = answers.find(({ status }) => status === 412);
  expect(refused?.errors).toMatchObject([
    { code: 'CHANGED_MEANWHILE', details: { changedBy: 'Anna Nowak' } },
  ]);
});

describe('visible from and until', () => {
  const time = { visibleFrom: '2026-12-01 08:00:00', visibleUntil: '2027-01-01 00:00:00' };

  test('are Warsaw times; what is left out of a change stays, null clears it', async () => {
    const { id } = await create('a', time);
    expect((await update(id, 'a')).data).toMatchObject(time);
    expect((await update(id, 'a', { visibleUntil: null })).data).toMatchObject({
      ...time,
      visibleUntil: null,
    });
    expect((await call(endpoints.listFaq, { list: {} })).data.items).toMatchObject([
      { ...time, visibleUntil: null },
    ]);
  });

  test('must be in order, also when only one of them is sent', async () => {
    const turned = { visibleFrom: time.visibleUntil, visibleUntil: time.visibleFrom };
    const refused = await call(endpoints.createFaq, { body: anInput('a', turned) });
    const { id } = await create('a', time);
    for (const { errors } of [refused, await update(id, 'a', { visibleFrom: '2027-02-01 00:00:00' })]) {
      expect(errors).toMatchObject([{ code: 'VISIBLE_UNTIL_BEFORE_FROM', path: 'visibleUntil' }]);
    }
  });
});

test('FAQ-02, LST-05 the list filters and orders by its columns, and by what is featured', async () => {
  const frog = await create('Żaba', { active: false });
  const moth = await create('Ćma', { position: 2, isFeatured: true });
  const find = async (list: Partial<ListState>) =>
    (await call(endpoints.listFaq, { list })).data.items.map(({ id }) => id);
  expect(await find({})).toEqual([frog.id, moth.id]);
  expect(await find({ filters: { question: 'ćma en' } })).toEqual([moth.id]);
  expect(await find({ filters: { active: false } })).toEqual([frog.id]);
  expect(await find({ filters: { isFeatured: true } })).toEqual([moth.id]);
  expect(await find({ order: { column: 'question', direction: 'ASC' } })).toEqual([moth.id, frog.id]);
  expect(await find({ order: { column: 'position', direction: 'DESC' } })).toEqual([moth.id, frog.id]);
});

test('every change is in the audit trail', async () => {
  const { id } = await create('a');
  await update(id, 'b');
  await remove(id);
  const entries = (await app.context.db.select().from(auditEntries)).filter(
    ({ entity, entityId }) => entity === 'faq' && entityId === id,
  );
  expect(entries.map(({ action }) => action)).toEqual(['faq.create', 'faq.update', 'faq.delete']);
});
