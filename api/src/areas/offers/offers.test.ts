import * as endpoints from '@share/contract/areas/offers/offers.endpoints.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../platform/records/audit.ts';
import { aSeries } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { runIntoLock } from '../../testing/held-lock.ts';
import { offerCalls } from '../../testing/offer-calls.ts';
import { anOfferInput } from '../../testing/offers.ts';

const app = appForAllTests();
const call = callerForAllTests(app, {
  email: 'anna@example.com',
  can: [
    'admin:offer:list',
    'admin:offer:get',
    'admin:offer:create',
    'admin:offer:edit',
    'admin:offer:delete',
  ],
});
const { create, update } = offerCalls(call);
const get = (idOrSlug: string | number) => call(endpoints.getOffer, { params: { idOrSlug } });

test('OFR-29 to OFR-51 an offer is read as it was created, with the name of its series', async () => {
  app.setClock(null);
  const series = await aSeries(app.context, { name: { pl: 'Seria B', en: 'Series B' } });
  const input = anOfferInput({
    series: series.id,
    totalCost: 9_999_999_999_999.99,
    templateName: 'fullWidthGallery',
  });
  const { data } = await call(endpoints.createOffer, { body: input });
  expect(data).toEqual({
    ...input,
    id: data.id,
    version: 1,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    seriesName: { pl: 'Seria B', en: 'Series B' },
    seriesHasAccount: true,
    imageUrl: null,
    thumbUrl: null,
    costPerStock: null,
    minStock: null,
    developerEquity: null,
    investorsEquity: null,
    debt: null,
    redemptionCapRate: null,
    tenants: { pl: '', en: '' },
  });
  const read = await get(data.id);
  expect(read.data).toEqual(data);
  expect(read.headers.etag).toBe('"1"');
});

test('OFR-38, OFR-41, OFR-46 negative costs, positions and equities become 0', async () => {
  const { data } = await create({ totalCost: -5, position: -3, fixedInvestorsEquity: -0.01 });
  expect(data).toMatchObject({ totalCost: 0, position: 0, fixedInvestorsEquity: 0 });
});

test('OFR-40, OFR-44, OFR-47 optional fields: left out changes nothing, null clears, minimumStock means minStock', async () => {
  const further = {
    costPerStock: 1_000.5,
    minStock: 3,
    developerEquity: 1,
    investorsEquity: 2,
    debt: 3.33,
    redemptionCapRate: 7.125,
    tenants: { pl: '<p>Najemcy</p>', en: '<p>Tenants</p>' },
  };
  const { data } = await create(further);
  expect(data).toMatchObject(further);
  expect((await update(data.id)).data).toMatchObject(further);
  const alias = { ...anOfferInput(), minimumStock: 9, debt: null };
  const changed = await call(endpoints.updateOffer, { params: { id: data.id }, body: alias });
  expect(changed.data).toMatchObject({ ...further, minStock: 9, debt: null });
});

test('OFR-35 rich text is sanitised before it is stored', async () => {
  const evil = { pl: '<p onclick="x()">Opis</p><script>x()</script>', en: '<img src=x onerror=x()>' };
  const { data } = await create({ mainDescription: evil, tenants: evil });
  for (const stored of [data.mainDescription, data.tenants]) {
    expect(stored.pl).toBe('<p>Opis</p>');
    expect(stored.en).not.toMatch(/onerror/);
  }
});

test('OFR-30, OFR-31 title and slug are required in both languages; all faults are named at once', async () => {
  const { status, errors } = await create({
    title: { pl: '', en: ' ' },
    slug: { pl: 'Zła', en: '' },
    investmentStart: '2026-02-30',
    totalCost: 1.005,
  });
  expect(status).toBe(422);
  expect(errors.map(({ path, code }) => [path, code])).toEqual([
    ['title.pl', 'IS_REQUIRED'],
    ['title.en', 'IS_REQUIRED'],
    ['slug.pl', 'SLUG_INVALID'],
    ['slug.en', 'IS_REQUIRED'],
    ['totalCost', 'TOO_MANY_DECIMALS'],
    ['investmentStart', 'DATE_INVALID'],
  ]);
});

test('OFR-42 the investment ends on the day it starts or later', async () => {
  expect((await create({ investmentStart: '2026-05-02', investmentEnd: '2026-05-02' })).status).toBe(200);
  const { errors } = await create({ investmentStart: '2026-05-02', investmentEnd: '2026-05-01' });
  expect(errors).toMatchObject([{ code: 'INVESTMENT_END_BEFORE_START', path: 'investmentEnd' }]);
});

test('OFR-49 an unknown series is refused at its field; an offer may have none', async () => {
  const refused = await create({ series: 999_999 });
  expect(refused).toMatchObject({ status: 422, errors: [{ code: 'SERIES_NOT_EXISTS', path: 'series' }] });
  const series = await aSeries(app.context);
  const { data } = await create({ series: series.id });
  expect((await update(data.id, { series: null })).data).toMatchObject({ series: null, seriesName: null });
});

test('R7 when many save the same version at once, one succeeds; the refusals name who saved', async () => {
  const { data } = await create();
  const saves = [1, 2, 3].map((position) => () => update(data.id, { position }, 1));
  const row: [string, number] = ['SELECT FROM offers WHERE id = $1 FOR UPDATE', data.id];
  const answers = await runIntoLock(app.databaseUrl, row, saves);
  const winners = answers.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  expect(winners[0]?.headers.etag).toBe('"2"');
  for (const { status, errors } of answers.filter((answer) => answer !== winners[0])) {
    expect(status).toBe(412);
    expect(errors).toMatchObject([
      { code: 'CHANGED_MEANWHILE', details: { changedBy: 'Anna Nowak', version: 2 } },
    ]);
  }
});

test('every change is in the audit trail with the state before and after', async () => {
  const { data } = await create({ position: 1 });
  await update(data.id, { position: 2 });
  await call(endpoints.deleteOffer, { params: { id: data.id } });
  const entries = await app.context.db.select().from(auditEntries).where(eq(auditEntries.entity, 'offer'));
  expect(entries.filter(({ entityId }) => entityId === data.id)).toMatchObject([
    {
      action: 'offer.create',
      actorLabel: expect.stringMatching(/^#\d+$/),
      before: null,
      after: { position: 1 },
    },
    { action: 'offer.update', before: { position: 1, version: 1 }, after: { position: 2, version: 2 } },
    { action: 'offer.delete', before: { position: 2 }, after: null },
  ]);
});
