import { createOffer, updateOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import { expect, test } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { runIntoLock } from '../../../testing/held-lock.ts';
import { anOfferInput } from '../../../testing/offers.ts';

const app = appForAllTests();
const call = callerForAllTests(app, { can: ['admin:offer:create', 'admin:offer:edit'] });

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

test('a slug may be the same in both languages, also across offers', async () => {
  expect((await create({ slug: { pl: 'centrum', en: 'centrum' } })).status).toBe(200);
  expect((await create({ slug: { pl: 'taken', en: 'zajety' } })).status).toBe(200);
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
