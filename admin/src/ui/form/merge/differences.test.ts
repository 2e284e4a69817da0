import { expect, it } from 'vitest';
import { differences } from './differences.ts';

const fields = new Map([
  ['name.pl', { label: 'Name (Polish)', format: String }],
  ['active', { label: 'Active', format: (value: unknown) => (value ? 'Yes' : 'No') }],
  ['image', { label: 'Image', format: (value: unknown) => (value as { url: string }).url }],
]);

it('R7 differences between two versions are listed as their fields show them', () => {
  const stored = { name: { pl: 'a', en: 'x' }, active: true, image: { url: '/1' }, hidden: { secret: 'a' } };
  const own = { name: { pl: 'b', en: 'x' }, active: false, image: { url: '/2' }, hidden: { secret: 'b' } };
  expect(differences(stored, own, fields)).toEqual([
    { path: 'name.pl', label: 'Name (Polish)', stored: 'a', own: 'b' },
    { path: 'active', label: 'Active', stored: 'Yes', own: 'No' },
    { path: 'image', label: 'Image', stored: '/1', own: '/2' },
    { path: 'hidden.secret', label: null, stored: 'a', own: 'b' },
  ]);
});

it('equal versions have no differences', () => {
  expect(differences({ name: { pl: 'a' } }, { name: { pl: 'a' } }, fields)).toEqual([]);
});
