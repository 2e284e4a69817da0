import { expect, test } from 'vitest';
import { decidedFields, fieldConflicts, takenFields } from './merge-fields.ts';

const fields = new Map([
  ['name.pl', { label: 'Name (Polish)', format: String }],
  ['active', { label: 'Active', format: (value: unknown) => (value ? 'Yes' : 'No') }],
  ['image', { label: 'Image', format: (value: unknown) => (value as { stored: string }).stored }],
  [
    'badges',
    {
      label: 'Badges',
      format: (badges: unknown) =>
        (badges as { text: string; on: boolean }[])
          .map(({ text, on }, index) => `${index + 1}. ${text}${on ? '!' : ''}`)
          .join('\n'),
    },
  ],
]);
const base = {
  name: { pl: 'a' },
  active: true,
  image: { stored: '/0' },
  limit: 1,
  secret: 1,
  badges: [
    { id: 'x', text: 'X', on: false },
    { id: 'y', text: 'Y', on: false },
  ],
};
const mine = {
  name: { pl: 'mine' },
  active: true,
  image: { stored: '/1' },
  limit: 2,
  secret: 1,
  badges: [{ id: 'y', text: 'mine', on: true }],
};
const theirs = {
  name: { pl: 'theirs' },
  active: false,
  image: { stored: '/2' },
  limit: 3,
  secret: 2,
  badges: [
    { id: 'x', text: 'theirs', on: false },
    { id: 'y', text: 'theirs', on: false },
  ],
};

test('R7 conflicts are listed as the fields show them, entries of lists one by one', () => {
  expect(fieldConflicts({ base, mine, theirs }, fields)).toEqual([
    { name: 'name.pl', label: 'Name (Polish)', mine: 'mine', theirs: 'theirs' },
    { name: 'image', label: 'Image', mine: '/1', theirs: '/2' },
    { name: 'limit', label: null, mine: '2', theirs: '3' },
    // The value is the same after either choice: only I turned it on.
    { name: 'badges.y', label: 'Badges · 1', mine: 'mine!', theirs: 'theirs!' },
    { name: 'badges.x', label: 'Badges · 1', mine: '', theirs: 'theirs' },
  ]);
});

test('R7 each conflict is decided by its name, and what only one of them changed is taken', () => {
  expect(takenFields({ base, mine, theirs }, fields)).toEqual(['Active', null]);
  const chosen = new Set(['name.pl', 'badges.x']);
  expect(
    decidedFields({ base, mine, theirs }, fields, (name) => (chosen.has(name) ? 'theirs' : 'mine')),
  ).toEqual({
    ...mine,
    name: theirs.name,
    active: false,
    secret: 2,
    badges: [theirs.badges[0], mine.badges[0]],
  });
});
