import type { OrderableOffer } from '@share/contract/areas/orders/orders.schemas.ts';
import { expect, test } from 'vitest';
import { whyNotPlace } from './why-not-place.ts';

const word = { pl: 'Słowo', en: 'Word' };
const offer: OrderableOffer = {
  id: 5,
  title: word,
  minStock: null,
  whyNot: null,
  series: { id: 2, name: word, displayName: word, pricePerShare: 100, available: 10, isOpen: true },
  agreements: [
    { id: 11, isGeneral: false, name: word, content: word, required: true, fingerprint: 'a' },
    { id: 12, isGeneral: false, name: word, content: word, required: false, fingerprint: 'a' },
    { id: 12, isGeneral: true, name: word, content: word, required: true, fingerprint: 'b' },
  ],
};
const agreements = [
  { agreement: 11, isGeneral: false, isAccepted: true, fingerprint: 'a' },
  { agreement: 12, isGeneral: false, isAccepted: false, fingerprint: 'a' },
  { agreement: 12, isGeneral: true, isAccepted: true, fingerprint: 'b' },
];
const complete = {
  values: { offer: 5, quantity: 1, agreements },
  offer,
  isLoading: false,
  isInvestorLoading: false,
};

test('an order with an offer, a quantity and every required agreement can be placed', () =>
  expect(whyNotPlace(complete)).toBeNull());

test('ORD-49 no order without an offer', () =>
  expect(whyNotPlace({ ...complete, values: { ...complete.values, offer: null } })).toBe('noOffer'));

test('ORD-50 no order while the agreements are loading, or when they could not be loaded', () => {
  expect(whyNotPlace({ ...complete, offer: undefined, isLoading: true })).toBe('loading');
  expect(whyNotPlace({ ...complete, offer: undefined })).toBe('notLoaded');
});

test('no order while the data of the chosen investor is on its way', () =>
  expect(whyNotPlace({ ...complete, isInvestorLoading: true })).toBe('investor'));

test('ORD-51 no order while a required agreement is not accepted', () => {
  const without = (index: number) =>
    agreements.map((answer, at) => (at === index ? { ...answer, isAccepted: false } : answer));
  for (const index of [0, 2])
    expect(whyNotPlace({ ...complete, values: { ...complete.values, agreements: without(index) } })).toBe(
      'agreements',
    );
  expect(whyNotPlace({ ...complete, values: { ...complete.values, agreements: [] } })).toBe('agreements');
});

test.each([0, -1, '' as const])('ORD-52 no order with the quantity "%s"', (quantity) =>
  expect(whyNotPlace({ ...complete, values: { ...complete.values, quantity } })).toBe('quantity'),
);

test('ERR-34, ERR-37, ERR-62 no order for an offer that cannot be ordered now', () =>
  expect(whyNotPlace({ ...complete, offer: { ...offer, whyNot: 'NO_TRANSACTION_METHODS_AVAILABLE' } })).toBe(
    'notForSale',
  ));

test('no order for an offer without a series', () =>
  expect(whyNotPlace({ ...complete, offer: { ...offer, series: null } })).toBe('noSeries'));
