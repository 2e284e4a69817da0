import { expect, test } from 'vitest';
import { draftsOf, readLeftDraft } from '../../ui/form/draft/draft-storage.ts';
import { deleteUselessDrafts, isUsable, writeDraft } from './draft-store.ts';
import { seal, unseal } from './sealing.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['of today', { shape: 3, at: '2026-11-21T11:59:00Z' }, true],
  ['almost thirty days old', { shape: 3, at: '2026-10-22T12:00:01Z' }, true],
  ['thirty days old', { shape: 3, at: '2026-10-22T12:00:00Z' }, false],
  ['that was not sealed yet', { shape: 2, at: '2026-11-21T11:59:00Z' }, false],
  ['of something else', 'draft', false],
  ['that is none', undefined, false],
])('a draft %s', (_, draft, isUsed) => {
  expect(isUsable(draft, now)).toBe(isUsed);
});

test('each user and record has separate drafts', () => {
  const of = (userId: number, id: number, entity = 'offer') => draftsOf(userId, { entity, id });
  expect(`${of(1, 12)}0`.startsWith(of(11, 2))).toBe(false);
  expect(`${of(1, 12)}0`.startsWith(of(1, 1))).toBe(false);
  expect(of(1, 1, 'page').startsWith(of(1, 1))).toBe(false);
});

test('without storage and without a key nothing is stored, and nothing fails', async () => {
  await writeDraft('1/new/0', { values: {} });
  await deleteUselessDrafts();
  expect(await readLeftDraft('1/new/')).toBeNull();
});

const aKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

test('a sealed draft does not contain its words, and opens with its key at its place only', async () => {
  const key = await aKey();
  const sealed = await seal(key, '1/2/a', { title: 'Kamienica' });
  expect(new TextDecoder().decode(sealed.bytes)).not.toContain('Kamienica');
  expect(await unseal(key, '1/2/a', sealed)).toEqual({ title: 'Kamienica' });
  await expect(unseal(await aKey(), '1/2/a', sealed)).rejects.toThrow();
  await expect(unseal(key, '1/3/a', sealed)).rejects.toThrow();
  expect((await seal(key, '1/2/a', { title: 'Kamienica' })).nonce).not.toEqual(sealed.nonce);
});

test('a number that is not readable is an empty field in the draft', async () => {
  const key = await aKey();
  const sealed = await seal(key, '1/2/a', { latitude: Number.NaN, longitude: 20 });
  expect(await unseal(key, '1/2/a', sealed)).toEqual({ latitude: '', longitude: 20 });
});
