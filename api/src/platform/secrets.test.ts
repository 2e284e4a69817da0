import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSecrets, sha256 } from './secrets.ts';

const secrets = openSecrets(randomBytes(32).toString('base64'));
const others = openSecrets(randomBytes(32).toString('base64'));
const PLACE = 'series:productionClientSecret:1';

test('R25 a sealed text can be read again at its own place and nowhere else', () => {
  const sealed = secrets.seal('żółw 🐢', PLACE);
  expect(secrets.open(sealed, PLACE)).toBe('żółw 🐢');
  expect(() => secrets.open(sealed, 'series:productionClientSecret:2')).toThrow();
  expect(() => others.open(sealed, PLACE)).toThrow();
});

test('the same text is sealed differently each time, so that equal secrets cannot be recognised', () => {
  expect(secrets.seal('same', PLACE)).not.toBe(secrets.seal('same', PLACE));
});

test('a sealed text that was changed anywhere is refused', () => {
  const parts = secrets.seal('some secret', PLACE).split('.');
  for (const index of [1, 2, 3]) {
    const changed = parts.map((part, at) => {
      const bytes = Buffer.from(part, 'base64url');
      return at === index ? Buffer.from(bytes.map((byte) => byte ^ 1)).toString('base64url') : part;
    });
    expect(() => secrets.open(changed.join('.'), PLACE)).toThrow();
  }
});

test.each(['', 'plain text', 'v2.a.b.c', 'v1..a.b'])('%j is no sealed secret', (text) => {
  expect(() => secrets.open(text, PLACE)).toThrow(/not a sealed secret/);
});

test('fingerprints are the same for the same text and purpose only', () => {
  const fingerprint = secrets.fingerprint('token', 'refresh');
  expect(secrets.fingerprint('token', 'refresh')).toBe(fingerprint);
  expect(secrets.fingerprint('token', 'other')).not.toBe(fingerprint);
  expect(others.fingerprint('token', 'refresh')).not.toBe(fingerprint);
});

test('tokens are stored as lower-case hexadecimal SHA-256', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
