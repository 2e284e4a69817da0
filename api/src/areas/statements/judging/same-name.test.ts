import { expect, test } from 'vitest';
import { isName } from './same-name.ts';

const nowak = { firstName: 'Anna Maria', lastName: 'Nowak-Łoś' };

test.each([
  ['ANNA NOWAK', nowak],
  ['Łoś Maria', nowak],
  ['LOS  ANNA,UL. DLUGA 7', nowak],
  ['JAN NOWAK ANNA NOWAK', nowak],
  ['FIRMA HANDLOWA ANNA NOWAK', nowak],
  ['Jan van Houten', { firstName: 'Jan', lastName: 'van Houten' }],
])('%s is the investor', (name, person) => {
  expect(isName(name, person)).toBe(true);
});

test.each([
  ['', nowak],
  ['ANNA NOWAKOWSKA', nowak],
  ['ANNA MARIA', nowak],
  ['NOWAK SP. Z O.O.', nowak],
  ['JAN VAN HOUTEN', { firstName: 'Jan', lastName: 'van Dijk' }],
  ['ADAM KOWALSKI', { firstName: 'Adam', lastName: 'Adam' }],
  ['A. LI', { firstName: 'Anna', lastName: 'Li' }],
])('%s may be somebody else', (name, person) => {
  expect(isName(name, person)).toBe(false);
});
