import { expect, test } from 'vitest';
import { NewPassword } from './password.ts';

const codesOf = (password: string) =>
  NewPassword.safeParse(password).error?.issues.map((issue) => issue.message) ?? [];

test('CON-01 a password has at least 8 characters, a capital letter and a digit', () => {
  expect(codesOf('Paszt0wa')).toEqual([]);
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

test.each([
  ...[
    'Password1',
    'Qwerty123',
    'Admin1234',
    'Haslo123',
    'Hasło2024!',
    'Zaq12wsx',
    'Zaq12wsx!',
    '1qaz2WSX',
    'P@ssw0rd1',
  ],
  ...['Passw0rd', 'Polska123', 'Abcd1234', 'Welcome1', 'Qwertyuiop1', 'Investor1234', 'Lato2026'],
])('%s is tried first by whoever guesses, and refused', (password) => {
  expect(codesOf(password)).toEqual(['PASSWORD_TOO_COMMON']);
});

test.each(['Correct1horse', 'Zielony7Koń', 'Polska123Wygra', 'Changed1234', 'Kx7mQ2pLs9'])(
  '%s is taken',
  (password) => {
    expect(codesOf(password)).toEqual([]);
  },
);
