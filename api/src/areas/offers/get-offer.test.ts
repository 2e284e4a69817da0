import { getOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import { expect, test } from 'vitest';
import { anOffer } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';

const app = appForAllTests();
const call = callerForAllTests(app, { can: ['admin:offer:get'] });

const get = (idOrSlug: string | number) => call(getOffer, { params: { idOrSlug } });

test('OFR-77 an offer is found by its id, and by its slug in each language', async () => {
  const offer = await anOffer(app.context, { slug: { pl: 'po-polsku', en: 'in-english' } });
  for (const idOrSlug of [offer.id, 'po-polsku', 'in-english'])
    expect((await get(idOrSlug)).data.id).toBe(offer.id);
});

test('a slug of digits is found if no offer has that id', async () => {
  const offer = await anOffer(app.context, { slug: { pl: '2026', en: '2026-en' } });
  expect((await get('2026')).data.id).toBe(offer.id);
  expect((await get(offer.id)).data.id).toBe(offer.id);
});

test('of two offers that share a slug across languages, the one in the language of the request is found', async () => {
  const polish = await anOffer(app.context, { slug: { pl: 'loft', en: 'loft-pl' } });
  const english = await anOffer(app.context, { slug: { pl: 'loft-en', en: 'loft' } });
  const inLanguage = async (language: string) =>
    (
      await call(getOffer, {
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
