import { expect, test } from 'vitest';
import { isOtherName } from './investor-name.ts';

const named = (firstName: string, lastName: string) => ({ firstName, lastName });

test.each([
  ['Jan Klient', true],
  ['michał  majewski ', false],
  ['Michal Majewski', true],
] as const)('an order for Michał Majewski in the name of %s is for somebody else: %s', (typed, isOther) => {
  const [first = '', ...last] = typed.split(' ');
  expect(isOtherName(named('Michał', 'Majewski'), named(first, last.join(' ')))).toBe(isOther);
});

test('an account without a name is nobody else', () =>
  expect(isOtherName(named('', ' '), named('Jan', 'Klient'))).toBe(false));
