import { badgePresets } from '@share/contract/areas/offers/offers.parts.ts';
import { expect, test } from 'vitest';
import { lowContrast } from './badge-contrast.ts';

test('OFR-56 every preset is readable', () => {
  expect(badgePresets.map(lowContrast)).toEqual([null, null, null, null]);
});

test('colours below 4.5:1 are reported, in every notation; an incomplete colour is ignored', () => {
  expect(lowContrast({ colorText: '#FFFFFF', colorBackground: '#17C191' })).toBeCloseTo(2.3, 1);
  expect(lowContrast({ colorText: '#fff', colorBackground: '#ffffff' })).toBeNull();
});
