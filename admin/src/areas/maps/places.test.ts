import { describe, expect, it } from 'vitest';
import { placeOf, steppedBy } from './places.ts';

const krakow = { latitude: 50.05, longitude: 19.95 };

describe('two typed numbers', () => {
  it.each([
    ['', 19.95],
    [50.05, ''],
    [90.1, 0],
    [0, -180.1],
    [Number.NaN, 19.95],
    [50.05, Number.NaN],
  ] as const)('%s and %s are no place', (latitude, longitude) => {
    expect(placeOf(latitude, longitude)).toBeNull();
  });

  it('0 and 0 are a place', () => {
    expect(placeOf(0, 0)).toEqual({ latitude: 0, longitude: 0 });
  });
});

describe('an arrow key', () => {
  it('moves by the same distance on the screen at every zoom', () => {
    const near = steppedBy(krakow, { key: 'ArrowRight', shiftKey: false }, 18);
    const far = steppedBy(krakow, { key: 'ArrowRight', shiftKey: false }, 15);
    expect(near).toEqual({ latitude: 50.05, longitude: 19.950021 });
    expect(far).toEqual({ latitude: 50.05, longitude: 19.950172 });
  });

  it('up is north, and with Shift ten times as far', () => {
    expect(steppedBy(krakow, { key: 'ArrowUp', shiftKey: true }, 18)).toEqual({
      latitude: 50.050138,
      longitude: 19.95,
    });
  });

  it('other keys move nothing', () => {
    expect(steppedBy(krakow, { key: 'Enter', shiftKey: false }, 18)).toBeNull();
  });
});
