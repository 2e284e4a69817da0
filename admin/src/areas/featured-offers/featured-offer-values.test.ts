import { expect, test } from 'vitest';
import { formPath, newEntry, toInput } from './featured-offer-values.ts';

const entry = (offerId: number | null, position: number) => ({
  key: String(position),
  offerId,
  position,
  fixedPosition: false,
});
const values = { title: { pl: 'A', en: 'B' }, offers: [entry(null, 1), entry(7, 2), entry(9, 5)] };

test('FEA-12 entries without an offer are not sent, and errors are shown at the entry that they mean', () => {
  expect(toInput(values).offers.map(({ offerId }) => offerId)).toEqual([7, 9]);
  expect(formPath('offers.1.offerId', values)).toBe('offers.2.offerId');
  expect(formPath('title.pl', values)).toBe('title.pl');
});

test('FEA-11 a new entry is empty and comes after all others', () => {
  expect(newEntry(values.offers)).toMatchObject({ offerId: null, position: 6, fixedPosition: false });
  expect(newEntry([])).toMatchObject({ position: 1 });
});
