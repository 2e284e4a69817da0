import { suggestSlug } from '@share/contract/areas/offers/offers.endpoints.ts';
import { expect, test } from 'vitest';
import { anOffer } from '../../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';

const app = appForAllTests();
const call = callerForAllTests(app, { can: ['admin:offer:create'] });

const suggest = async (query: Record<string, string>) => (await call(suggestSlug, { query })).data;

test('a suggested slug is free in that language; the slug of the edited offer counts as free', async () => {
  const first = await anOffer(app.context, { slug: { pl: 'lodz', en: 'lodz-city' } });
  const second = await anOffer(app.context, { slug: { pl: 'lodz-2', en: 'lodz' } });
  await anOffer(app.context, { slug: { pl: 'lodz-polnoc', en: 'lodz-north' } });
  expect(await suggest({ pl: 'Łódź', en: 'Łódź' })).toEqual({ pl: 'lodz-3', en: 'lodz-2' });
  expect(await suggest({ pl: 'Łódź', en: 'Łódź', offerId: String(second.id) })).toEqual({
    pl: 'lodz-2',
    en: 'lodz',
  });
  expect(await suggest({ pl: 'Łódź', en: 'Łódź', offerId: String(first.id) })).toEqual({
    pl: 'lodz',
    en: 'lodz-2',
  });
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
