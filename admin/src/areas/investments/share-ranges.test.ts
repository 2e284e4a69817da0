import { describe, expect, test } from 'vitest';
import { rangesOf } from './share-ranges.ts';

const named = (name: string) => ({ pl: name, en: name });
const share = (shareNumber: number, fields: object = {}) => ({
  id: 1_000 + shareNumber,
  displayName: named('Seria A'),
  name: named('A'),
  shareNumber,
  price: 400.1,
  date: '2026-06-01T10:00:00.000Z',
  ...fields,
});
const shown = (...shares: ReturnType<typeof share>[]) =>
  rangesOf(shares).map(({ first, last, shares: all, total }) => [
    first.shareNumber,
    last.shareNumber,
    all.length,
    total,
  ]);

describe('shares of an investment', () => {
  test('with numbers in a row are one range, and its total is exact', () =>
    expect(shown(share(90), share(91), share(92))).toEqual([[90, 92, 3, 1200.3]]));
  test('begin another range after a gap', () =>
    expect(shown(share(1), share(3), share(4))).toEqual([
      [1, 1, 1, 400.1],
      [3, 4, 2, 800.2],
    ]));
  test.each([
    ['price', { price: 500 }],
    ['series', { name: named('B') }],
    ['day', { date: '2026-07-01T10:00:00.000Z' }],
  ])('begin another range with another %s', (_, fields) =>
    expect(rangesOf([share(1), share(2, fields)])).toHaveLength(2),
  );
  test('of none are no ranges', () => expect(rangesOf([])).toEqual([]));
});
