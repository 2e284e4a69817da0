import { createOffer, suggestSlug } from '@share/contract/areas/offers/offers.endpoints.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anOffer } from '../../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { anOfferInput } from '../../../testing/offers.ts';

const app = appForAllTests();
const call = callerForAllTests(app, { can: ['admin:offer:create'] });

const suggest = async (query: Record<string, string>) => (await call(suggestSlug, { query })).data;

test('OFR-31 a suggested slug is free in both languages; the slugs of the edited offer count as free', async () => {
  const first = await anOffer(app.context, { slug: { pl: 'lodz', en: 'lodz-city' } });
  const second = await anOffer(app.context, { slug: { pl: 'lodz-2', en: 'lodz-3' } });
  await anOffer(app.context, { slug: { pl: 'lodz-polnoc', en: 'lodz-north' } });
  const both = (slug: string) => ({ pl: slug, en: slug });
  expect(await suggest(both('Łódź'))).toEqual(both('lodz-4'));
  expect(await suggest({ ...both('Łódź'), offerId: String(second.id) })).toEqual(both('lodz-2'));
  expect(await suggest({ ...both('Łódź'), offerId: String(first.id) })).toEqual(both('lodz'));
});

test('OFR-31 a former slug of another offer is not suggested, since links lead to that offer; its own is', async () => {
  const { id } = await anOffer(app.context, { slug: { pl: 'wiatrak', en: 'windmill' } });
  await app.context.db.execute(sql`UPDATE offers SET slug = '{"pl":"mlyn","en":"mill"}' WHERE id = ${id}`);
  expect((await suggest({ pl: 'Wiatrak' })).pl).toBe('wiatrak-2');
  expect((await suggest({ pl: 'Wiatrak', offerId: String(id) })).pl).toBe('wiatrak');
});

test('OFR-31 what is suggested for digits and for words of the routes can be saved', async () => {
  const slug = await suggest({ pl: '2027', en: 'Options' });
  expect(slug).toEqual({ pl: 'oferta-2027', en: 'options-2' });
  expect((await call(createOffer, { body: anOfferInput({ slug }) })).status).toBe(200);
});

test('an empty title suggests an empty slug', async () => {
  expect(await suggest({ pl: 'Dom' })).toEqual({ pl: 'dom', en: '' });
});

test('an invalid offer id is refused', async () => {
  for (const offerId of ['0', '-1', 'x', '99999999999']) {
    const { status, errors } = await call(suggestSlug, { query: { pl: 'Dom', offerId } });
    expect([offerId, status, errors[0]?.path]).toEqual([offerId, 422, 'offerId']);
  }
});
