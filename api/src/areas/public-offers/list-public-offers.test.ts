import { createOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import { getPublicOffer, listPublicOffers } from '@share/contract/areas/offers/public-offers.endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { anOffer, aSeries } from '../../testing/books.ts';
import { aPicture } from '../../testing/files/pictures.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aBadge, anOfferInput } from '../../testing/offers.ts';
import { anInvestor } from '../../testing/people.ts';
import type { Caller } from '../../testing/test-app.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
const guest: Caller = (endpoint, request) => app.asVisitor(endpoint, request);

beforeAll(() => app.setClock(new Date('2026-06-15T10:00:00Z')));

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
    investmentEnd: second.investmentEnd,
    investmentReturn: { pl: '7–9%', en: '7–9%' },
    imageUrl: second.imageUrl,
    thumbUrl: second.thumbUrl,
    imageAlt: second.title,
    imageWidth: 60,
    imageHeight: 40,
    imageFocus: { x: 50, y: 50 },
    badges: second.badges,
    ordering: {
      state: 'open',
      whyNot: null,
      smallestQuantity: 1,
      largestQuantity: 1_000,
    },
  });
  const closed = await guest(listPublicOffers, { list: { filters: { isOpen: false } } });
  expect(closed.data.items.map(({ id }) => id)).toEqual([first.id]);
});

test('OFR-33 lists hidden offers for nobody', async () => {
  const { id } = await offered({ isVisible: false });
  const { data } = await staff(listPublicOffers, { list: { pageSize: 100 } });
  expect(data.items.map((offer) => offer.id)).not.toContain(id);
});

test('says of each offer whether and how much can be ordered, to visitors as to investors', async () => {
  const [open, few, closed] = [
    await anOffer(app.context),
    await anOffer(app.context, { minStock: 5, seriesId: (await aSeries(app.context, { limit: 4 })).id }),
    await anOffer(app.context, { isOpen: false }),
  ];
  const investor = await app.asUser(await anInvestor(app.context));
  const shown = async (call: Caller) =>
    new Map(
      (await call(listPublicOffers, { list: { pageSize: 100 } })).data.items.map(({ id, ordering }) => [
        id,
        ordering,
      ]),
    );
  const [seen, seenByGuest] = [await shown(investor), await shown(guest)];
  expect(seen.get(open.id)).toEqual({
    state: 'open',
    whyNot: null,
    smallestQuantity: 1,
    largestQuantity: 1_000,
  });
  expect(seen.get(few.id)).toMatchObject({ state: 'soldOut', smallestQuantity: 5, largestQuantity: 0 });
  expect(seen.get(closed.id)).toMatchObject({ state: 'closed', whyNot: 'OFFER_CLOSED_FOR_INVESTMENTS' });
  expect(seenByGuest).toEqual(seen);
  const one = await investor(getPublicOffer, { params: { idOrSlug: String(few.id) } });
  expect(one.data.ordering).toEqual(seen.get(few.id));
});
