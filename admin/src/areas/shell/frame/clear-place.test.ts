import { expect, test } from 'vitest';
import { clearPlace } from './clear-place.ts';

const room = { left: 0, top: 60, width: 1000, height: 400 };
const wanted = { left: 780, top: 60, width: 200, height: 40 };
const at = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const placeAmong = (...controls: ReturnType<typeof at>[]) => {
  const place = clearPlace(wanted, room, controls);
  return place && [place.left, place.top];
};

test('a place that covers nothing stays', () => {
  expect(placeAmong(at(0, 60, 700, 400), at(0, 0, 1000, 60))).toEqual([780, 60]);
});

test('beside or below what it would cover, whatever is nearer', () => {
  expect(placeAmong(at(940, 70, 40, 36))).toEqual([740, 60]);
  expect(placeAmong(at(600, 70, 380, 36))).toEqual([780, 108]);
  expect(placeAmong(at(700, 70, 280, 300))).toEqual([500, 60]);
});

test('none, where controls are everywhere', () => {
  expect(placeAmong(at(0, 60, 1000, 400))).toBeUndefined();
});
