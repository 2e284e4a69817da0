import {
  createOffer,
  deleteOffer,
  getOffer,
  updateOffer,
} from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import { describe, expect, test } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { runIntoLock } from '../../../testing/held-lock.ts';
import { anOfferInput } from '../../../testing/offers.ts';

const app = appForAllTests();
const call = callerForAllTests(app, {
  can: ['admin:offer:create', 'admin:offer:edit', 'admin:offer:delete'],
});

const create = (fields: Partial<OfferInputDraft> = {}) => call(createOffer, { body: anOfferInput(fields) });
const update = (id: number, fields: Partial<OfferInputDraft>) =>
  call(updateOffer, { params: { id }, body: anOfferInput(fields) });

test('OFR-31 a slug of another offer is refused, in each language; the offer may keep its own', async () => {
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

test('OFR-31 a slug of another offer is refused in the other language too; the two of one offer may be equal', async () => {
  expect((await create({ slug: { pl: 'centrum', en: 'centrum' } })).status).toBe(200);
  await create({ slug: { pl: 'lipowa', en: 'linden' } });
  const refused = await create({ slug: { pl: 'linden', en: 'lipowa' } });
  expect(refused.errors.map(({ code, path }) => [code, path])).toEqual([
    ['OFFER:SLUG_NOT_UNIQUE', 'slug.pl'],
    ['OFFER:SLUG_NOT_UNIQUE', 'slug.en'],
  ]);
});

test.each([
  ['12', 'SLUG_IS_A_NUMBER'],
  ['options', 'SLUG_IS_RESERVED'],
  ['slug-suggestion', 'SLUG_IS_RESERVED'],
  ['document-file', 'SLUG_IS_RESERVED'],
  ['attachment-file', 'SLUG_IS_RESERVED'],
])('OFR-31 the slug %s, which is another address, is refused with %s', async (slug, code) => {
  const { errors } = await create({ slug: { pl: slug, en: `${slug}-en` } });
  expect(errors).toMatchObject([{ code, path: 'slug.pl' }]);
});

describe('OFR-31 a former slug', () => {
  const get = (idOrSlug: string) => call(getOffer, { params: { idOrSlug } });
  const found = async (idOrSlug: string) => (await get(idOrSlug)).data.id;

  test('leads to its offer', async () => {
    const { id } = (await create({ slug: { pl: 'dawny', en: 'former' } })).data;
    await update(id, { slug: { pl: 'pozniejszy', en: 'former' } });
    await update(id, { slug: { pl: 'obecny', en: 'present' } });
    for (const slug of ['dawny', 'former', 'pozniejszy', 'obecny', 'present']) {
      expect([slug, await found(slug)]).toEqual([slug, id]);
    }
  });

  test('leads to another offer that takes it, also after the first offer is saved again', async () => {
    const first = (await create({ slug: { pl: 'przejety', en: 'passed-on' } })).data;
    await update(first.id, { slug: { pl: 'inny', en: 'other' } });
    const second = (await create({ slug: { pl: 'przejety', en: 'passed-on' } })).data;
    await update(first.id, { slug: { pl: 'inny', en: 'another' } });
    expect([await found('przejety'), await found('passed-on')]).toEqual([second.id, second.id]);
    const { errors } = await update(first.id, { slug: { pl: 'przejety', en: 'other' } });
    expect(errors.map(({ path }) => path)).toEqual(['slug.pl']);
  });

  test('may be used again by its own offer, and is free when that offer is deleted', async () => {
    const { id } = (await create({ slug: { pl: 'powrot', en: 'return' } })).data;
    await update(id, { slug: { pl: 'gdzie-indziej', en: 'elsewhere' } });
    expect((await update(id, { slug: { pl: 'return', en: 'powrot' } })).status).toBe(200);
    await call(deleteOffer, { params: { id } });
    expect((await get('elsewhere')).codes).toEqual(['OFFER_SLUG_NOT_EXISTS']);
    expect((await create({ slug: { pl: 'powrot', en: 'elsewhere' } })).status).toBe(200);
  });
});

test('OFR-31 of two offers saved at once with the slugs of each other swapped, one is stored', async () => {
  const creations = [
    { pl: 'krzyz', en: 'cross' },
    { pl: 'cross', en: 'krzyz' },
  ].map((slug) => () => create({ slug }));
  const answers = await runIntoLock(app.databaseUrl, ['LOCK TABLE offers IN SHARE MODE'], creations);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['OFFER:SLUG_NOT_UNIQUE']);
});

test.each(['pl', 'en'] as const)(
  'of offers created with one slug.%s at once, one is stored',
  async (language) => {
    const creations = [1, 2, 3].map(() => () => {
      const { slug } = anOfferInput();
      return create({ slug: { ...slug, [language]: `wyscig-${language}` } });
    });
    // The lock allows reads and blocks writes, so every request finds the slug free before one stores it.
    const answers = await runIntoLock(app.databaseUrl, ['LOCK TABLE offers IN SHARE MODE'], creations);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { errors } of answers.filter(({ status }) => status !== 200)) {
      expect(errors).toMatchObject([{ code: 'OFFER:SLUG_NOT_UNIQUE', path: `slug.${language}` }]);
    }
  },
);
