import * as endpoints from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '../../platform/audit.ts';
import { anOffer, anOfferAgreement, anOfferInput } from '../../testing/offers.ts';
import { anInvestor } from '../../testing/people.ts';
import { aSeries } from '../../testing/series.ts';
import { aTestApp, type Caller, type TestApp } from '../../testing/test-app.ts';
import { offerAgreements } from './offers.tables.ts';

let app: TestApp;
let call: Caller;

beforeAll(async () => {
  app = await aTestApp();
  call = await app.as({
    email: 'anna@example.com',
    can: [
      'admin:offer:list',
      'admin:offer:get',
      'admin:offer:create',
      'admin:offer:edit',
      'admin:offer:delete',
    ],
  });
});
afterAll(() => app.close());

const create = (fields: Partial<OfferInputDraft> = {}) =>
  call(endpoints.createOffer, { body: anOfferInput(fields) });
const update = (id: number, fields: Partial<OfferInputDraft> = {}, ifMatch?: number) =>
  call(endpoints.updateOffer, {
    params: { id },
    body: anOfferInput(fields),
    ...(ifMatch ? { ifMatch } : {}),
  });
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

test('OFR-77 an offer is found by its id, and by its slug of either language', async () => {
  const offer = await anOffer(app.context, { slug: { pl: 'po-polsku', en: 'in-english' } });
  for (const idOrSlug of [offer.id, 'po-polsku', 'in-english'])
    expect((await get(idOrSlug)).data.id).toBe(offer.id);
});

test('a slug of digits is found where no offer has that id', async () => {
  const offer = await anOffer(app.context, { slug: { pl: '2026', en: '2026-en' } });
  expect((await get('2026')).data.id).toBe(offer.id);
  expect((await get(offer.id)).data.id).toBe(offer.id);
});

test('of two offers that share a slug across languages, the one in the language of the request is found', async () => {
  const polish = await anOffer(app.context, { slug: { pl: 'loft', en: 'loft-pl' } });
  const english = await anOffer(app.context, { slug: { pl: 'loft-en', en: 'loft' } });
  const inLanguage = async (language: string) =>
    (
      await call(endpoints.getOffer, {
        params: { idOrSlug: 'loft' },
        headers: { 'content-language': language },
      })
    ).data.id;
  expect(await inLanguage('pl')).toBe(polish.id);
  expect(await inLanguage('en')).toBe(english.id);
});

test.each([
  ['0', 'OFFER_NOT_EXISTS'],
  ['999999', 'OFFER_NOT_EXISTS'],
  ['99999999999999999999', 'OFFER_NOT_EXISTS'],
  ['-1', 'OFFER_SLUG_NOT_EXISTS'],
  ['no-such-offer', 'OFFER_SLUG_NOT_EXISTS'],
  ["' or 1=1", 'OFFER_SLUG_NOT_EXISTS'],
])('no offer under %j: 404 with %s', async (idOrSlug, code) => {
  expect(await get(idOrSlug)).toMatchObject({ status: 404, codes: [code] });
});

test('OFR-38, OFR-41, OFR-46 negative costs, positions and equities become 0', async () => {
  const { data } = await create({ totalCost: -5, position: -3, fixedInvestorsEquity: -0.01 });
  expect(data).toMatchObject({ totalCost: 0, position: 0, fixedInvestorsEquity: 0 });
});

test('OFR-40, OFR-44, OFR-47 further fields: left out keeps, null clears, minimumStock means minStock', async () => {
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

test('OFR-30, OFR-31 title and slug are required in both languages; every fault is named at once', async () => {
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

test('OFR-31 a slug that another offer has is refused in each language; the own one is kept', async () => {
  const slug = { pl: 'zajety', en: 'taken' };
  const { data } = await create({ slug });
  const refused = await create({ slug });
  expect(refused.status).toBe(422);
  expect(refused.errors.map(({ code, path }) => [code, path])).toEqual([
    ['OFFER:SLUG_NOT_UNIQUE', 'slug.pl'],
    ['OFFER:SLUG_NOT_UNIQUE', 'slug.en'],
  ]);
  expect((await update(data.id, { slug })).status).toBe(200);
  const other = (await create()).data;
  const paths = async (pl: string, en: string) =>
    (await update(other.id, { slug: { pl, en } })).errors.map(({ path }) => path);
  expect(await paths('wolny', 'taken')).toEqual(['slug.en']);
  expect(await paths('zajety', 'taken')).toEqual(['slug.pl', 'slug.en']);
});

test('a slug may be the same in both languages, also across offers', async () => {
  expect((await create({ slug: { pl: 'centrum', en: 'centrum' } })).status).toBe(200);
  expect((await create({ slug: { pl: 'taken', en: 'zajety' } })).status).toBe(200);
});

test.each(['pl', 'en'] as const)(
  'of offers created with one slug at once, one is stored (slug.%s)',
  async (language) => {
    const own = language === 'pl' ? 'en' : 'pl';
    const inputs = Array.from({ length: 6 }, () => anOfferInput()).map(({ slug, ...input }) => ({
      ...input,
      slug: { [language]: `wyscig-${language}`, [own]: slug[own] } as typeof slug,
    }));
    const answers = await Promise.all(inputs.map((body) => call(endpoints.createOffer, { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { errors } of answers.filter(({ status }) => status !== 200)) {
      expect(errors).toMatchObject([{ code: 'OFFER:SLUG_NOT_UNIQUE', path: `slug.${language}` }]);
    }
  },
);

test('OFR-49 a series that does not exist is refused at its field; none is fine', async () => {
  const refused = await create({ series: 999_999 });
  expect(refused).toMatchObject({ status: 422, errors: [{ code: 'SERIES_NOT_EXISTS', path: 'series' }] });
  const series = await aSeries(app.context);
  const { data } = await create({ series: series.id });
  expect((await update(data.id, { series: null })).data).toMatchObject({ series: null, seriesName: null });
});

test('R7 of many saves of the same version at once one wins; the others hear who was faster', async () => {
  const { data } = await create();
  const saves = Array.from({ length: 8 }, (_, place) => update(data.id, { position: place }, 1));
  const answers = await Promise.all(saves);
  const winners = answers.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  expect(winners[0]?.headers.etag).toBe('"2"');
  for (const { status, errors } of answers.filter((answer) => answer !== winners[0])) {
    expect(status).toBe(412);
    expect(errors).toMatchObject([
      { code: 'CHANGED_MEANWHILE', details: { changedBy: 'anna@example.com', version: 2 } },
    ]);
  }
});

test('OFR-79, OFR-80 an offer that does not exist can be neither changed nor deleted', async () => {
  expect(await update(999_999)).toMatchObject({ status: 404, codes: ['OFFER_NOT_EXISTS'] });
  const deleted = await call(endpoints.deleteOffer, { params: { id: 999_999 } });
  expect(deleted).toMatchObject({ status: 404, codes: ['OFFER_NOT_EXISTS'] });
});

test('OFR-80 deleting an offer deletes its agreements', async () => {
  const offer = await anOffer(app.context);
  await anOfferAgreement(app.context, offer.id);
  expect((await call(endpoints.deleteOffer, { params: { id: offer.id } })).data).toBeNull();
  const left = await app.context.db
    .select()
    .from(offerAgreements)
    .where(eq(offerAgreements.offerId, offer.id));
  expect(left).toEqual([]);
  expect((await get(offer.id)).codes).toEqual(['OFFER_NOT_EXISTS']);
});

test('an offer in which somebody has invested cannot be deleted', async () => {
  const offer = await anOffer(app.context);
  const investor = await anInvestor(app.context);
  const values = [investor.id, offer.id];
  await app.services.pool.query('INSERT INTO investments (user_id, offer_id) VALUES ($1, $2)', values);
  const refused = await call(endpoints.deleteOffer, { params: { id: offer.id } });
  expect(refused).toMatchObject({ status: 409, codes: ['CANT_DELETE_ENTITY_WITH_RELATIONS'] });
  expect((await get(offer.id)).status).toBe(200);
});

test('every change is in the audit trail with what was before and after', async () => {
  const { data } = await create({ position: 1 });
  await update(data.id, { position: 2 });
  await call(endpoints.deleteOffer, { params: { id: data.id } });
  const entries = await app.context.db.select().from(auditEntries).where(eq(auditEntries.entity, 'offer'));
  expect(entries.filter(({ entityId }) => entityId === data.id)).toMatchObject([
    { action: 'offer.create', actorLabel: 'anna@example.com', before: null, after: { position: 1 } },
    { action: 'offer.update', before: { position: 1, version: 1 }, after: { position: 2, version: 2 } },
    { action: 'offer.delete', before: { position: 2 }, after: null },
  ]);
});
