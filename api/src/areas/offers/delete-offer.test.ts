import {
  deleteOffer,
  getOffer,
  listOffers,
  updateOffer,
} from '@share/contract/areas/offers/offers.endpoints.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anOffer } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { anOfferInput } from '../../testing/offers.ts';
import { anInvestor } from '../../testing/people.ts';
import { offerAgreements } from './offers.tables.ts';

const app = appForAllTests();
const call = callerForAllTests(app, {
  can: ['admin:offer:list', 'admin:offer:get', 'admin:offer:edit', 'admin:offer:delete'],
});

const get = (idOrSlug: string | number) => call(getOffer, { params: { idOrSlug } });
const update = (id: number) => call(updateOffer, { params: { id }, body: anOfferInput() });

test('OFR-79, OFR-80 an offer that does not exist can be neither changed nor deleted', async () => {
  expect(await update(999_999)).toMatchObject({ status: 404, codes: ['OFFER_NOT_EXISTS'] });
  const deleted = await call(deleteOffer, { params: { id: 999_999 } });
  expect(deleted).toMatchObject({ status: 404, codes: ['OFFER_NOT_EXISTS'] });
});

test('OFR-80 deleting an offer deletes its agreements', async () => {
  const offer = await anOffer(app.context, { agreements: [{}] });
  expect((await call(deleteOffer, { params: { id: offer.id } })).data).toBeNull();
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
  const refused = await call(deleteOffer, { params: { id: offer.id } });
  expect(refused).toMatchObject({ status: 409, codes: ['CANT_DELETE_ENTITY_WITH_RELATIONS'] });
  const { items } = (await call(listOffers, {})).data;
  expect(items.find(({ id }) => id === offer.id)?.isUsed).toBe(true);
  expect((await get(offer.id)).status).toBe(200);
});
