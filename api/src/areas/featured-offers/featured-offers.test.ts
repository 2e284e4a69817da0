import * as endpoints from '@share/contract/areas/featured-offers/featured-offers.endpoints.ts';
import type {
  FeaturedPlacementInput,
  Placement,
} from '@share/contract/areas/featured-offers/featured-offers.schemas.ts';
import { deleteOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { anOfferInput } from '../../testing/offers.ts';
import { aUser } from '../../testing/people.ts';
import { aSeriesInput } from '../../testing/series.ts';
import { investments } from '../ledger/investments.tables.ts';
import { createOffer } from '../offers/create-offer.ts';
import { series } from '../series/series.tables.ts';
import { createSeries } from '../series/series.verbs.ts';

const app = appForAllTests();
const call = callerForAllTests(app, {
  email: 'redaktor@example.com',
  can: [
    'admin:featured-offer:list',
    'admin:featured-offer:get',
    'admin:featured-offer:edit',
    'admin:offer:delete',
  ],
});

const both = (text: string) => ({ pl: text, en: text });
const anOffer = async (title: string, fields: Partial<OfferInputDraft> = {}) =>
  (await createOffer(app.context, anOfferInput({ title: both(title), ...fields }) as never)).id;
const entry = (offerId: number, position = 1, fixedPosition = false) => ({
  offerId,
  position,
  fixedPosition,
});

const placements = async () => (await call(endpoints.listFeaturedOffers)).data.items;
async function idOf(name: Placement): Promise<number> {
  const found = (await placements()).find((placement) => placement.name === name);
  if (!found) throw new Error(`${name} is missing`);
  return found.id;
}
const save = async (name: Placement, offers: FeaturedPlacementInput['offers'], title = both('Tytuł')) =>
  call(endpoints.updateFeaturedOffer, { params: { id: await idOf(name) }, body: { title, offers } });
const shown = async (placement: Placement, caller = app.asVisitor) =>
  (await caller(endpoints.getPublicFeaturedOffers, { params: { placement } })).data.offers.map(
    ({ title }) => title.pl,
  );

let a: number;
let b: number;
let hidden: number;
beforeAll(async () => {
  app.setClock(new Date('2026-06-15T12:00:00Z'));
  a = await anOffer('A');
  b = await anOffer('B', { isOpen: false });
  hidden = await anOffer('Ukryta', { isVisible: false });
});

test('FEA-05, FEA-08 the four placements exist from the start, with their rules', async () => {
  const views = await Promise.all(
    (await placements()).map(
      async ({ id }) => (await call(endpoints.getFeaturedOffer, { params: { id } })).data,
    ),
  );
  expect(
    views.map(({ name, returnAlreadyInvested, shuffle }) => [name, returnAlreadyInvested, shuffle]),
  ).toEqual([
    ['homepage-single-offer', true, false],
    ['homepage-offer-list', true, false],
    ['investor-panel', false, true],
    ['featured-offers-widget', true, true],
  ]);
  for (const { title, offers } of views)
    expect([title.pl !== '' && title.en !== '', offers]).toEqual([true, []]);
});

test('FEA-16, FEA-17 title and entries are saved, in the order of their positions; offers are marked by their state', async () => {
  const saved = await save(
    'homepage-offer-list',
    [entry(hidden, 3), entry(b, 2, true), entry(a, 1)],
    both('Nasze'),
  );
  expect(saved.data).toMatchObject({ title: both('Nasze'), version: 2, shuffle: false });
  expect(
    saved.data.offers.map(({ offerId, position, fixedPosition, offer }) => [
      offerId,
      position,
      fixedPosition,
      offer.title.pl,
      offer.state,
    ]),
  ).toEqual([
    [a, 1, false, 'A', 'closed'],
    [b, 2, true, 'B', 'closed'],
    [hidden, 3, false, 'Ukryta', 'hidden'],
  ]);
  const stale = await call(endpoints.updateFeaturedOffer, {
    params: { id: saved.data.id },
    body: { title: both('x'), offers: [] },
    ifMatch: 1,
  });
  expect([stale.status, stale.codes]).toEqual([412, ['CHANGED_MEANWHILE']]);
});

test('an entry is open while shares of its offer can be ordered, and sold out once all are taken', async () => {
  const selling = async (title: string) => {
    const { id } = await createSeries(app.context, aSeriesInput() as never);
    return { seriesId: id, offerId: await anOffer(title, { series: id }) };
  };
  const [open, soldOut] = [await selling('W sprzedaży'), await selling('Wyprzedana')];
  await app.context.db.update(series).set({ reserved: 100 }).where(eq(series.id, soldOut.seriesId));
  const { data } = await save('featured-offers-widget', [entry(open.offerId), entry(soldOut.offerId, 2)]);
  expect(data.offers.map(({ offer }) => offer.state)).toEqual(['open', 'soldOut']);
});

test('I-31 offers that do not exist or are there twice are refused at their entry', async () => {
  const twice = await save('homepage-single-offer', [entry(a), entry(b, 2), entry(a, 3)]);
  expect(twice.errors).toMatchObject([{ code: 'OFFER_FEATURED_TWICE', path: 'offers.2.offerId' }]);
  const unknown = await save('homepage-single-offer', [entry(a), entry(999_999, 2)]);
  expect(unknown.errors).toMatchObject([{ code: 'OFFER_NOT_EXISTS', path: 'offers.1.offerId' }]);
  const wrong = await save('homepage-single-offer', [entry(a, 0)]);
  expect(wrong.errors).toMatchObject([{ code: 'POSITION_NOT_POSITIVE', path: 'offers.0.position' }]);
});

test('only visible offers are public, by position; a deleted offer is featured no longer', async () => {
  const gone = await anOffer('Usunięta');
  await save('homepage-offer-list', [entry(hidden, 1), entry(b, 3), entry(a, 2), entry(gone, 4)], {
    pl: 'Nasze',
    en: '',
  });
  const answer = await app.asVisitor(endpoints.getPublicFeaturedOffers, {
    params: { placement: 'homepage-offer-list' },
  });
  expect(answer.data.title).toEqual(both('Nasze'));
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(await shown('homepage-offer-list')).toEqual(['A', 'B', 'Usunięta']);
  await call(deleteOffer, { params: { id: gone } });
  expect(await shown('homepage-offer-list')).toEqual(['A', 'B']);
});

test('FEA-08 the investor panel leaves out offers of which the caller holds shares, at each call in another order', async () => {
  const c = await anOffer('C');
  await save('investor-panel', [entry(a), entry(b, 2), entry(c, 3)]);
  const investor = await aUser(app.context, { isAdmin: false });
  const held = { userId: investor.id, offerId: c, numberOfShares: 5 };
  await app.context.db.insert(investments).values(held);
  const asInvestor = await app.asUser(investor);
  expect((await shown('investor-panel', asInvestor)).toSorted()).toEqual(['A', 'B']);
  const orders = new Set<string>();
  for (let call = 0; call < 60; call += 1) orders.add((await shown('investor-panel')).join(''));
  expect(orders.size).toBe(6);
  await save('homepage-offer-list', [entry(c)]);
  expect(await shown('homepage-offer-list', asInvestor)).toEqual(['C']);
});

test('FEA-08 an unsaved placement is previewed by the rule of the public call, and nothing is stored', async () => {
  await save('investor-panel', [entry(a)]);
  const id = await idOf('investor-panel');
  const preview = async (heldOfferIds: number[], offers: FeaturedPlacementInput['offers']) =>
    (
      await call(endpoints.previewFeaturedOffers, {
        params: { id },
        body: { title: { pl: 'Nowy', en: '' }, offers, heldOfferIds },
      })
    ).data;
  const entries = [entry(hidden, 1), entry(b, 3, true), entry(a, 2, true)];
  const titlesOf = ({ offers }: Awaited<ReturnType<typeof preview>>) => offers.map(({ title }) => title.pl);
  const visitor = await preview([], entries);
  expect([visitor.title, titlesOf(visitor)]).toEqual([both('Nowy'), ['A', 'B']]);
  expect(titlesOf(await preview([a], entries))).toEqual(['B']);
  expect(await shown('investor-panel')).toEqual(['A']);
  const twice = await call(endpoints.previewFeaturedOffers, {
    params: { id },
    body: { title: both(''), offers: [entry(a), entry(a, 2)] },
  });
  expect(twice.errors).toMatchObject([{ code: 'OFFER_FEATURED_TWICE', path: 'offers.1.offerId' }]);
});

test('offers of every state are found for a placement', async () => {
  const found = await call(endpoints.searchFeaturableOffers, { query: { search: 'ukryta' } });
  expect(found.data).toEqual([{ id: hidden, title: both('Ukryta'), state: 'hidden', thumbUrl: null }]);
});

test('an unknown placement is not found', async () => {
  const answer = await app.asVisitor(endpoints.getPublicFeaturedOffers, { params: { placement: 'x' } });
  expect([answer.status, answer.codes]).toEqual([404, ['NOT_FOUND']]);
});
