import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byPosition, moved, numbered, withoutIndex } from './positions.ts';

const names = (items: { name: string }[]) => items.map((item) => item.name).join('');
const abcd = numbered([...'abcd'].map((name) => ({ name })));

test('CON-11 positions start at 1', () => {
  expect(abcd.map((item) => item.position)).toEqual([1, 2, 3, 4]);
});

test('ELM-19 removing an item shifts the later ones down by one', () => {
  const rest = withoutIndex(abcd, 1);
  expect([names(rest), rest.map((item) => item.position)]).toEqual(['acd', [1, 2, 3]]);
});

test('ELM-20 moving an item to its neighbour swaps the two', () => {
  expect(names(moved(abcd, 1, 2))).toBe('acbd');
  expect(names(moved(abcd, 3, 0))).toBe('dabc');
});

test('ELM-18 after any operation positions are contiguous and no item is lost or duplicated', () => {
  const step = fc.tuple(fc.integer({ min: -1, max: 5 }), fc.integer({ min: -1, max: 5 }));
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const result = steps.reduce((items, [from, to]) => moved(items, from, to), abcd);
      expect(result.map((item) => item.position)).toEqual([1, 2, 3, 4]);
      expect([...names(result)].sort().join('')).toBe('abcd');
      expect(byPosition(result)).toEqual(result);
    }),
  );
});
