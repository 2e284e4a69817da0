import { expect, test } from 'vitest';
import { deleteOldDrafts, draftsOf, isUsable, readLeftDraft, writeDraft } from './draft-storage.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['of today', { shape: 1, at: '2026-11-21T11:59:00Z' }, true],
  ['almost thirty days old', { shape: 1, at: '2026-10-22T12:00:01Z' }, true],
  ['thirty days old', { shape: 1, at: '2026-10-22T12:00:00Z' }, false],
  ['of an older shape', { shape: 0, at: '2026-11-21T11:59:00Z' }, false],
  ['of something else', 'draft', false],
  ['that is none', undefined, false],
])('a draft %s', (_, draft, isShown) => {
  expect(isUsable(draft, now)).toBe(isShown);
});

test('each user has separate drafts', () => {
  const key = (userId: number, offerId: number) => `${draftsOf(userId, offerId)}0`;
  expect(key(1, 12).startsWith(draftsOf(11, 2))).toBe(false);
  expect(key(1, 12).startsWith(draftsOf(1, 1))).toBe(false);
});

test('without storage nothing is stored, and nothing fails', async () => {
  const state = { values: {}, content: [] } as never;
  await writeDraft('1/new/0', { ...(state as object), base: state } as never);
  await deleteOldDrafts();
  expect(await readLeftDraft('1/new/')).toBeNull();
});
