import { expect, test } from 'vitest';
import { NewPassword } from './password.ts';

const codesOf = (password: string) =>
  NewPassword.safeParse(password).error?.issues.map((issue) => issue.message) ?? [];

test('CON-01 a password has at least 8 characters, a capital letter and a digit', () => {
  expect(codesOf('Passw0rd')).toEqual([]);
  expect(codesOf('Zażółć1ź')).toEqual([]);
  expect(codesOf('Pass0rd')).toEqual(['PASSWORD_TOO_WEAK']);
  expect(codesOf('passw0rd')).toEqual(['PASSWORD_TOO_WEAK']);
  expect(codesOf('Password')).toEqual(['PASSWORD_TOO_WEAK']);
  expect(codesOf('')).toEqual(['PASSWORD_EMPTY']);
});

test('R23 a password of more than 256 bytes is refused', () => {
  expect(codesOf(`A1${'ż'.repeat(127)}`)).toEqual([]);
  expect(codesOf(`A1${'ż'.repeat(128)}`)).toEqual(['PASSWORD_TOO_LONG']);
});
