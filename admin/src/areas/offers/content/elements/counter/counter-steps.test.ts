import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countAt, shownCount } from './counter-steps.ts';

// Adding 0 turns -0 into 0, which would differ otherwise.
const number = fc.double({ min: -1e12, max: 1e12, noNaN: true }).map((value) => value + 0);

describe('a counter', () => {
  test('ELM-34 begins with its first number and ends with exactly its last', () => {
    fc.assert(
      fc.property(number, number, (from, to) => {
        expect(countAt(from, to, 0)).toBe(from);
        expect(countAt(from, to, 1)).toBe(to);
      }),
    );
  });

  test('only rises or only falls', () => {
    const steps = Array.from({ length: 50 }, (_, step) => step / 50);
    const up = steps.map((progress) => countAt(0, 100, progress));
    const down = steps.map((progress) => countAt(100, 0, progress));
    expect(up).toEqual([...up].sort((one, other) => one - other));
    expect(down).toEqual([...down].sort((one, other) => other - one));
  });

  test('shows all steps with the decimals of its ends, formatted for the language', () => {
    const item = { countFrom: 0, countTo: 7.25 };
    expect(shownCount(item, 0, 'pl')).toBe('0,00');
    expect(shownCount(item, 0.5, 'en')).toMatch(/^\d\.\d\d$/);
    expect(shownCount(item, 1, 'pl')).toBe('7,25');
    expect(shownCount({ countFrom: '', countTo: 100 }, 0.5, 'en')).toBe('88');
  });
});
