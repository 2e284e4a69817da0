import * as endpoints from '@share/contract/areas/series/series.endpoints.ts';
import type { SeriesInput } from '@share/contract/areas/series/series.schemas.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../platform/records/audit.ts';
import { anOffer, aSeries } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { runIntoLock } from '../../testing/held-lock.ts';
import { aSeriesInput } from '../../testing/series.ts';
import { series } from './series.tables.ts';

const IBAN = 'PL61 1090 1014 0000 0712 1981 2874';
const SAVED_AT = new Date('2026-05-04T10:00:00Z');
const app = appForAllTests();
const can = [
  'admin:series:list',
  'admin:series:get',
  'admin:series:create',
  'admin:series:edit',
  'admin:series:delete',
] as const;
const anna = callerForAllTests(app, { email: 'anna@example.com', can });
const jan = callerForAllTests(app, { email: 'jan@example.com', firstName: 'Jan', lastName: 'Lis', can });

const create = (fields: Partial<SeriesInput> = {}) =>
  anna(endpoints.createSeries, { body: aSeriesInput(fields) });
const update = (id: number, fields: Partial<SeriesInput> = {}, ifMatch?: number, call = anna) =>
  call(endpoints.updateSeries, {
    params: { id },
    body: aSeriesInput(fields),
    ...(ifMatch ? { ifMatch } : {}),
  });
const get = (id: number | string) => anna(endpoints.getSeries, { params: { id } });
const remove = (id: number) => anna(endpoints.deleteSeries, { params: { id } });
const faults = ({ errors }: { errors: { path: string | null; code: string }[] }) =>
  errors.map(({ path, code }) => [path, code]);

test('SER-09 to SER-18 a series is read as it was created, without sold shares', async () => {
  const input = aSeriesInput({
    limit: 0,
    pricePerShare: 9_999_999_999_999.99,
    bankInfo: {
      accountNumber: '61109010140000071219812874',
      bankName: 'Bank',
      accountHolder: 'Spółka',
      virtualPrefix: '109010141234',
    },
    allowOnlinePayments: true,
  });
  const { data } = await anna(endpoints.createSeries, { body: input });
  expect(data).toEqual({ ...input, id: data.id, version: 1, numberOfShares: 0, reservedShares: 0 });
  const read = await get(data.id);
  expect(read.data).toEqual(data);
  expect(read.headers.etag).toBe('"1"');
});

test('SER-11, SER-27 the id, the counts and the version cannot be set', async () => {
  const forged = { id: 7, numberOfShares: 50, reservedShares: 50, issued: 50, reserved: 50, version: 9 };
  const { data } = await anna(endpoints.createSeries, { body: { ...aSeriesInput(), ...forged } });
  expect(data).toMatchObject({ numberOfShares: 0, reservedShares: 0, version: 1 });
  const changed = await anna(endpoints.updateSeries, {
    params: { id: data.id },
    body: { ...aSeriesInput(), ...forged },
  });
  expect(changed.data).toMatchObject({ id: data.id, numberOfShares: 0, reservedShares: 0, version: 2 });
});

test('SER-14 a series is closed and opened by its switch; who does not send it changes nothing', async () => {
  const { isOpen: _, ...withoutSwitch } = aSeriesInput();
  const send = async (id: number, body: SeriesInput) =>
    (await anna(endpoints.updateSeries, { params: { id }, body })).data.isOpen;
  const { data } = await anna(endpoints.createSeries, { body: withoutSwitch });
  expect(data.isOpen).toBe(true);
  expect(await send(data.id, { ...withoutSwitch, isOpen: false })).toBe(false);
  expect(await send(data.id, withoutSwitch)).toBe(false);
  const entries = await app.context.db.select().from(auditEntries).where(eq(auditEntries.entityId, data.id));
  const closing = entries.find(({ after }) => (after as { isOpen?: boolean } | null)?.isOpen === false);
  expect(closing).toMatchObject({ action: 'series.update', actorLabel: expect.stringMatching(/^#\d+$/) });
});

test('SER-13 the period is Warsaw time: in summer, in winter and in the repeated hour in autumn', async () => {
  const { data } = await create({ availableFrom: '2026-07-01 00:00:00', availableTo: '2026-12-31 23:59:59' });
  const [stored] = await app.context.db.select().from(series).where(eq(series.id, data.id));
  expect(stored?.availableFrom.toISOString()).toBe('2026-06-30T22:00:00.000Z');
  expect(stored?.availableTo.toISOString()).toBe('2026-12-31T22:59:59.000Z');
  const twice = await create({ availableFrom: '2026-10-25 02:30:00', availableTo: '2026-10-25 02:30:00' });
  expect(twice.data).toMatchObject({
    availableFrom: '2026-10-25 02:30:00',
    availableTo: '2026-10-25 02:30:00',
  });
});

test('all faults of a series are named at once', async () => {
  const answer = await create({
    name: { pl: '', en: ' ' },
    displayName: { pl: 'x', en: '' },
    limit: -1,
    pricePerShare: 0,
    availableFrom: '2026-02-30 00:00:00',
  });
  expect(answer.status).toBe(422);
  expect(faults(answer)).toEqual([
    ['name.pl', 'NAME_IS_EMPTY'],
    ['name.en', 'NAME_IS_EMPTY'],
    ['displayName.en', 'IS_REQUIRED'],
    ['limit', 'MUST_NOT_BE_NEGATIVE'],
    ['pricePerShare', 'MUST_BE_GREATER_THAN_0'],
    ['availableFrom', 'DATE_INVALID'],
  ]);
});

test.each<[string, Partial<SeriesInput>, string[]]>([
  [
    'an end before the beginning',
    { availableTo: '2025-12-31 23:59:59' },
    ['availableTo', 'AVAILABLE_TO_BEFORE_FROM'],
  ],
  ['a third decimal', { pricePerShare: 1.005 }, ['pricePerShare', 'TOO_MANY_DECIMALS']],
  ['a price beyond the books', { pricePerShare: 1e13 }, ['pricePerShare', 'VALUE_TOO_LARGE']],
  ['half a share', { limit: 1.5 }, ['limit', 'VALUE_INVALID']],
  ['more shares than can be counted', { limit: 2_147_483_648 }, ['limit', 'VALUE_TOO_LARGE']],
  [
    'an account number whose check digits are wrong',
    { bankInfo: { accountNumber: 'PL62109010140000071219812874', bankName: '', accountHolder: '' } },
    ['bankInfo.accountNumber', 'BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG'],
  ],
  [
    'a prefix of virtual accounts with which its account begins',
    { bankInfo: { ...aSeriesInput().bankInfo, virtualPrefix: '109010140000' } },
    ['bankInfo.virtualPrefix', 'VALUE_INVALID'],
  ],
  [
    'virtual accounts and no account of its own',
    { bankInfo: { ...aSeriesInput().bankInfo, accountNumber: '', virtualPrefix: '109010141234' } },
    ['bankInfo.accountNumber', 'IS_REQUIRED'],
  ],
])('a series with %s is refused on creation and on change', async (_, fields, fault) => {
  const stored = await aSeries(app.context);
  expect(faults(await create(fields))).toEqual([fault]);
  expect(faults(await update(stored.id, fields))).toEqual([fault]);
});

test('SER-15 an account number is stored without spaces, in Poland without its letters', async () => {
  const { data } = await create({ bankInfo: { accountNumber: IBAN, bankName: '', accountHolder: '' } });
  expect(data.bankInfo.accountNumber).toBe('61109010140000071219812874');
});

test('a prefix of virtual accounts is stored without spaces, and stays where it is not sent', async () => {
  const { bankInfo } = aSeriesInput();
  const { data } = await create({ bankInfo: { ...bankInfo, virtualPrefix: '1090 1014 1234' } });
  expect(data.bankInfo.virtualPrefix).toBe('109010141234');
  const { virtualPrefix: _, ...former } = data.bankInfo;
  expect((await update(data.id, { bankInfo: former })).data.bankInfo.virtualPrefix).toBe('109010141234');
});

test('the limit cannot be lower than the number of issued and reserved shares', async () => {
  const stored = await aSeries(app.context, { limit: 100, issued: 5, reserved: 3 });
  const refused = await update(stored.id, { limit: 7 });
  expect(refused.status).toBe(422);
  expect(faults(refused)).toEqual([['limit', 'LIMIT_BELOW_SHARES_IN_USE']]);
  const { data } = await update(stored.id, { limit: 8 });
  expect(data).toMatchObject({ limit: 8, numberOfShares: 5, reservedShares: 3 });
});

test('R7 a save of an old version is refused; the refusal names who changed the series meanwhile, and when', async () => {
  app.setClock(SAVED_AT);
  const { data } = await create();
  await update(data.id, { limit: 50 }, 1, jan);
  const stale = await update(data.id, { limit: 60 }, 1);
  expect(stale.status).toBe(412);
  expect(stale.errors).toMatchObject([
    {
      code: 'CHANGED_MEANWHILE',
      path: null,
      details: { changedBy: 'Jan Lis', changedAt: SAVED_AT.toISOString(), version: 2 },
    },
  ]);
  expect((await get(data.id)).data.limit).toBe(50);
  expect((await update(data.id, { limit: 60 }, 2)).data).toMatchObject({ limit: 60, version: 3 });
  app.setClock(null);
});

test('R7 of two administrators who save the same version at once exactly one succeeds', async () => {
  const { data } = await create();
  const saves = [() => update(data.id, { limit: 10 }, 1, anna), () => update(data.id, { limit: 20 }, 1, jan)];
  const row: [string, number] = ['SELECT FROM series WHERE id = $1 FOR UPDATE', data.id];
  const answers = await runIntoLock(app.databaseUrl, row, saves);
  const winners = answers.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 412)).toHaveLength(1);
  expect((await get(data.id)).data).toEqual(winners[0]?.data);
});

test('SER-26 a series that does not exist can be neither read, changed nor deleted', async () => {
  for (const answer of [await get(999_999), await update(999_999), await remove(999_999)]) {
    expect(answer).toMatchObject({ status: 404, codes: ['SERIES_NOT_EXISTS'] });
  }
  for (const id of ['0', '-1', '1.5', 'x', '2147483648', '99999999999999999999']) {
    expect(await get(id)).toMatchObject({ status: 404, codes: ['NOT_FOUND'] });
  }
});

test('a series is deleted unless an offer sells it', async () => {
  const sold = await aSeries(app.context);
  await anOffer(app.context, { seriesId: sold.id });
  expect(await remove(sold.id)).toMatchObject({ status: 409, codes: ['CANT_DELETE_SERIES'] });
  expect((await get(sold.id)).status).toBe(200);
  const unused = await aSeries(app.context);
  const { items } = (await anna(endpoints.listSeries, {})).data;
  const isUsed = (id: number) => items.find((row) => row.id === id)?.isUsed;
  expect([isUsed(sold.id), isUsed(unused.id)]).toEqual([true, false]);
  expect((await remove(unused.id)).data).toBeNull();
  expect((await get(unused.id)).codes).toEqual(['SERIES_NOT_EXISTS']);
});

test('R27 every change is in the audit trail with the state before and after', async () => {
  const { data } = await create({ limit: 10 });
  await update(data.id, { limit: 20 });
  await remove(data.id);
  const entries = await app.context.db.select().from(auditEntries).where(eq(auditEntries.entity, 'series'));
  expect(entries.filter(({ entityId }) => entityId === data.id)).toMatchObject([
    {
      action: 'series.create',
      actorLabel: expect.stringMatching(/^#\d+$/),
      before: null,
      after: { limit: 10 },
    },
    { action: 'series.update', before: { limit: 10, version: 1 }, after: { limit: 20, version: 2 } },
    { action: 'series.delete', before: { limit: 20 }, after: null },
  ]);
});
