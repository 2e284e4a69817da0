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
