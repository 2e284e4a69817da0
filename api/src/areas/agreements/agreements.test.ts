import * as endpoints from '@share/contract/areas/agreements/agreements.endpoints.ts';
import type { AgreementInput } from '@share/contract/areas/agreements/agreements.schemas.ts';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import { asc } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditEntries } from '../../platform/records/audit.ts';
import { anAgreementInput } from '../../testing/content/agreements.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { runIntoLock } from '../../testing/held-lock.ts';
import { agreements } from './agreements.tables.ts';

/** Blocks writes to agreements; reads go on. */
const WRITES = 'LOCK TABLE agreements IN SHARE MODE';
const app = appForAllTests();
const call = callerForAllTests(app, {
  email: 'anna@example.com',
  can: [
    'admin:agreement:list',
    'admin:agreement:get',
    'admin:agreement:create',
    'admin:agreement:edit',
    'admin:agreement:delete',
  ],
});
beforeEach(async () => void (await app.context.db.delete(agreements)));

const anInput = (fields: Partial<AgreementInput> = {}) =>
  anAgreementInput({ type: 'marketing', target: 'registration', ...fields });
const create = async (fields: Partial<AgreementInput> = {}) =>
  (await call(endpoints.createAgreement, { body: anInput(fields) })).data;
const positions = async () =>
  (await app.context.db.select().from(agreements).orderBy(asc(agreements.position))).map(
    ({ id, position }) => [id, position],
  );

test('AGR-22 to AGR-25 an agreement is created, read under both paths, changed and deleted', async () => {
  const created = await create();
  expect(created).toEqual({ ...anInput(), id: created.id, version: 1, position: 1 });
  const singular = await call(endpoints.getAgreement, { params: { id: created.id } });
  expect(singular.data).toEqual(created);
  expect(singular.headers.etag).toBe('"1"');
  const plural = { ...endpoints.getAgreement, path: endpoints.getAgreement.aliases[0] };
  expect((await call(plural, { params: { id: created.id } })).data).toEqual(created);

  const changed = anInput({
    active: false,
    required: true,
    type: 'terms',
    target: 'contact',
    name: { pl: 'A', en: 'B' },
  });
  const answer = await call(endpoints.updateAgreement, {
    params: { id: created.id },
    body: changed,
    ifMatch: 1,
  });
  expect(answer.data).toEqual({ ...changed, id: created.id, version: 2, position: 1 });

  expect((await call(endpoints.deleteAgreement, { params: { id: created.id } })).data).toBeNull();
  const gone = await call(endpoints.getAgreement, { params: { id: created.id } });
  expect([gone.status, gone.codes]).toEqual([404, ['AGREEMENT_NOT_EXISTS']]);
});

test('AGR-10 agreements created at the same moment get different positions, without gaps', async () => {
  await runIntoLock(app.databaseUrl, [WRITES], [() => create(), () => create(), () => create()]);
  expect((await positions()).map(([, position]) => position)).toEqual([1, 2, 3]);
});

test('I-17 deleting closes the gap, also while others delete and create', async () => {
  const made = [];
  for (const name of ['a', 'b', 'c', 'd', 'e']) made.push(await create({ name: { pl: name, en: name } }));
  const [a, b, c, d, e] = made.map(({ id }) => id);
  const remove = (id: number | undefined) => call(endpoints.deleteAgreement, { params: { id: id ?? 0 } });
  const changes = [
    async () => void (await remove(b)),
    async () => void (await remove(d)),
    async () => void (await create()),
  ];
  await runIntoLock(app.databaseUrl, [WRITES], changes);
  expect(await positions()).toEqual([
    [a, 1],
    [c, 2],
    [e, 3],
    [expect.any(Number), 4],
  ]);
});

test('AGR-16 name, content, type and target are required, all named at once', async () => {
  const empty = {
    ...anInput(),
    name: { pl: ' ', en: '' },
    content: { pl: '<p></p>', en: '&nbsp;' },
    type: '',
    target: 'x',
  };
  const { status, errors } = await call(endpoints.createAgreement, { body: empty as AgreementInput });
  expect(status).toBe(422);
  expect(errors.map(({ code, path }) => [path, code])).toEqual([
    ['name.pl', 'NAME_IS_EMPTY'],
    ['name.en', 'NAME_IS_EMPTY'],
    ['content.pl', 'IS_REQUIRED'],
    ['content.en', 'IS_REQUIRED'],
    ['type', 'IS_REQUIRED'],
    ['target', 'IS_REQUIRED'],
  ]);
});

test('content is sanitised, and refused when nothing is left after that', async () => {
  const stored = await create({
    content: { pl: '<p onclick="x()">Tak</p><script>x()</script>', en: '<p>Yes</p>' },
  });
  expect(stored.content).toEqual({ pl: '<p>Tak</p>', en: '<p>Yes</p>' });
  const onlyScript = { pl: '<p>Tak</p>', en: '<script>I agree</script>' };
  const bodies = { body: anInput({ content: onlyScript }), params: { id: stored.id } };
  for (const endpoint of [endpoints.createAgreement, endpoints.updateAgreement]) {
    const { errors } = await call(endpoint, bodies);
    expect(errors).toMatchObject([{ code: 'IS_REQUIRED', path: 'content.en' }]);
  }
});

test('R7 when many save the same version at once, one succeeds; the refusals name who saved', async () => {
  const { id } = await create();
  const save = (pl: string) =>
    call(endpoints.updateAgreement, { params: { id }, ifMatch: 1, body: anInput({ name: { pl, en: 'x' } }) });
  const row: [string, number] = ['SELECT FROM agreements WHERE id = $1 FOR UPDATE', id];
  const answers = await runIntoLock(app.databaseUrl, row, [
    () => save('a'),
    () => save('b'),
    () => save('c'),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, errors } of answers.filter((answer) => answer.status !== 200)) {
    expect(status).toBe(412);
    expect(errors).toMatchObject([
      { code: 'CHANGED_MEANWHILE', details: { changedBy: 'Anna Nowak', version: 2 } },
    ]);
  }
});

test('AGR-11 types and targets come with labels in both languages', async () => {
  const { data } = await (await app.as({}))(endpoints.getTypesAndTargets);
  expect(data.types.map(({ value }) => value)).toEqual(['data-processing', 'marketing', 'terms', 'other']);
  expect(data.targets.map(({ value }) => value)).toEqual(['registration', 'investment', 'contact']);
  expect(data.targets[1]?.label).toEqual({ pl: 'Inwestycja', en: 'Investment' });
});

test('AGR-04 the list filters and orders by each of its columns', async () => {
  const terms = await create({
    type: 'terms',
    target: 'contact',
    active: false,
    name: { pl: 'Żaba', en: 'Frog' },
  });
  const marketing = await create({ required: true, name: { pl: 'Ćma', en: 'Moth' } });
  const find = async (list: Partial<ListState>) =>
    (await call(endpoints.listAgreements, { list })).data.items.map(({ id }) => id);
  expect(await find({})).toEqual([terms.id, marketing.id]);
  expect(await find({ filters: { name: 'żab' } })).toEqual([terms.id]);
  expect(await find({ filters: { name: 'mot' } })).toEqual([marketing.id]);
  expect(await find({ filters: { type: 'terms' } })).toEqual([terms.id]);
  expect(await find({ filters: { target: 'registration' } })).toEqual([marketing.id]);
  expect(await find({ filters: { active: true } })).toEqual([marketing.id]);
  expect(await find({ filters: { required: false } })).toEqual([terms.id]);
  for (const column of endpoints.listAgreements.list.sortable) {
    const ascending = await find({ order: { column, direction: 'ASC' } });
    expect(await find({ order: { column, direction: 'DESC' } })).toEqual([...ascending].reverse());
  }
});

test('every change is in the audit trail with the state before and after', async () => {
  const created = await create();
  await call(endpoints.updateAgreement, { params: { id: created.id }, body: anInput({ active: false }) });
  await call(endpoints.deleteAgreement, { params: { id: created.id } });
  const entries = (await app.context.db.select().from(auditEntries)).filter(
    ({ entity, entityId }) => entity === 'agreement' && entityId === created.id,
  );
  expect(entries).toMatchObject([
    { action: 'agreement.create', before: null, after: { active: true } },
    { action: 'agreement.update', before: { active: true }, after: { active: false, version: 2 } },
    { action: 'agreement.delete', before: { active: false }, after: null },
  ]);
});
