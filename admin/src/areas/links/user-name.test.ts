import { expect, test } from 'vitest';

test('INV-04, TRX-04 there is no screen of users that UserName and UserFacts should link to', () => {
  expect(Object.keys(import.meta.glob('../users/*.routes.tsx'))).toEqual([]);
});
