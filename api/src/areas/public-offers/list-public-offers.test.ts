import { createOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import { listPublicOffers } from '@share/contract/areas/offers/public-offers.endpoints.ts';
import { expect, test } from 'vitest';
import { aSeries } from '../../testing/books.ts';
import { aPicture } from '../../testing/files/pictures.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aBadge, anOfferInput } from '../../testing/offers.ts';
import type { Caller } from '../../testing/test-app.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
const guest: Caller = (endpoint, request) => app.asVisitor(endpoint, request);

async function offered(fields: Partial<OfferInputDraft>) {
  const { id } = await aSeries(app.context);
  const body = anOfferInput({ series: id, badges: [aBadge()], ...fields });
  return (await staff(createOffer, { body })).data;
}

test('OFR-33 lists the visible offers by their position, a page at a time', async () => {
  const image = { fileName: 'dom.png', base64: (await aPicture.png()).toString('base64') };
  const second = await offered({ position: 100_002, image });
  const first = await offered({ position: 100_001, isOpen: false });
  const hidden = await offered({ position: 100_000, isVisible: false });
  const { data } = await guest(listPublicOffers, { list: { pageSize: 100 } });
  const found = data.items.map(({ id }) => id);
  expect(found.slice(-2)).toEqual([first.id, second.id]);
  expect(found).not.toContain(hidden.id);
  expect(data.pagination.totalItems).toBe(found.length);
  expect(data.items.at(-1)).toEqual({
    id: second.id,
    position: 100_002,
    title: second.title,
    slug: second.slug,
    isOpen: true,
    projectType: second.projectType,
    address: second.address,
    totalCost: 1_000_000,
    investmentStart: '2026-01-01',
    investmentEnd: '2026-12-31',
    investmentReturn: { pl: '7–9%', en: '7–9%' },
    imageUrl: second.imageUrl,
    thumbUrl: second.thumbUrl,
    badges: second.badges,
  });
  const closed = await guest(listPublicOffers, { list: { filters: { isOpen: false } } });
  expect(closed.data.items.map(({ id }) => id)).toEqual([first.id]);
});

test('OFR-33 lists hidden offers for nobody', async () => {
  const { id } = await offered({ isVisible: false });
  const { data } = await staff(listPublicOffers, { list: { pageSize: 100 } });
  expect(data.items.map((offer) => offer.id)).not.toContain(id);
});
