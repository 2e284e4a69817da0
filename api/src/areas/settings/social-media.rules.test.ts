import { expect, test } from 'vitest';
import type { StoredSocialMedia } from './settings.tables.ts';
import { changedSocialMedia } from './social-media.rules.ts';

const stored: StoredSocialMedia[] = (
  ['linkedin', 'facebook', 'twitter', 'instagram', 'youtube'] as const
).map((icon, index) => ({ id: index + 1, icon, isEnabled: false, url: '', position: index + 1 }));
const entry = (position: number, id?: number) => ({
  isEnabled: true,
  url: `https://example.com/${position}`,
  position,
  ...(id === undefined ? {} : { id }),
});
const positions = (sent: Parameters<typeof changedSocialMedia>[1]) =>
  changedSocialMedia(stored, sent).map(({ position }) => position);

test('SET-12 an entry without an id is the stored one at its index; what is not sent stays', () => {
  expect(changedSocialMedia(stored, [entry(1), entry(2)])).toEqual([
    { ...stored[0], ...entry(1) },
    { ...stored[1], ...entry(2) },
    ...stored.slice(2),
  ]);
});

test('SET-12 an id wins over the index', () => {
  expect(changedSocialMedia(stored, [entry(5, 5)])).toEqual([
    ...stored.slice(0, 4),
    { ...stored[4], ...entry(5) },
  ]);
});

test.each([
  ['an unknown id', [entry(1, 6)], 'socialMediaIcons.0.id'],
  ['an id that is there twice', [entry(1, 2), entry(2, 2)], 'socialMediaIcons.1.id'],
  ['an index whose entry another one names', [entry(1, 2), entry(2)], 'socialMediaIcons.1.id'],
])('SET-12 %s is refused at that entry', (_, sent, path) => {
  expect(() => changedSocialMedia(stored, sent)).toThrow(
    expect.objectContaining({ code: 'VALUE_INVALID', path }),
  );
});

test.each([
  ['moved up', [entry(1, 4)], [2, 3, 4, 1, 5]],
  ['moved down', [entry(4, 1)], [4, 1, 2, 3, 5]],
  ['moved beyond the end', [entry(99, 2)], [1, 5, 2, 3, 4]],
  ['put where four others were put', [1, 2, 3, 4, 5].map(() => entry(1)), [5, 1, 2, 3, 4]],
])('I-17 positions have no gaps and no doubles after an entry was %s', (_, sent, expected) => {
  expect(positions(sent)).toEqual(expected);
});
