import { expect, test } from 'vitest';
import { type Standing, whyBeyond } from './rights.rules.ts';

const somebody = (held: string[], fields: Partial<Standing> = {}): Standing => ({
  id: 1,
  isSuperAdmin: false,
  held: new Set(held),
  ...fields,
});
const actor = somebody(['a', 'b']);

test('R10 what the actor holds may be given, taken and changed', () => {
  expect(whyBeyond(actor, { permissions: ['a', 'b'] })).toBeNull();
  expect(whyBeyond(actor, { people: [somebody(['b'], { id: 2 })], permissions: ['a'] })).toBeNull();
  expect(whyBeyond(actor, {})).toBeNull();
});

test('R10 a permission that the actor does not hold is named', () => {
  expect(whyBeyond(actor, { permissions: ['d', 'a', 'c'] })).toEqual({
    code: 'PERMISSION_NOT_HELD',
    lacking: ['c', 'd'],
  });
});

test('R10 somebody who holds more is not touched, whatever the change, and what they hold is not named', () => {
  const stronger = somebody(['a', 'z'], { id: 2 });
  expect(whyBeyond(actor, { people: [stronger] })).toEqual({ code: 'USER_IS_STRONGER', lacking: [] });
  expect(whyBeyond(actor, { people: [stronger], permissions: ['q'] })?.code).toBe('USER_IS_STRONGER');
});

test('R10 only a super administrator touches one, even one who holds nothing else', () => {
  const person = somebody([], { id: 2, isSuperAdmin: true });
  expect(whyBeyond(actor, { people: [person] })?.code).toBe('USER_IS_SUPER_ADMIN');
  const superAdmin = somebody([], { isSuperAdmin: true });
  expect(whyBeyond(superAdmin, { people: [person], permissions: ['x'] })).toBeNull();
});
