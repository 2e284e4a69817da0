import type { ErrorItem } from '@share/contract/shared/endpoint.ts';
import { expect, test } from 'vitest';
import { readErrors } from './read-errors.ts';

test('ORD-58 spaces and dots are removed from codes', () => {
  const sent = { code: 'NOT_UNIQUE. _USER.', path: 'email', message: 'Taken' } as unknown as ErrorItem;
  expect(readErrors([sent])).toEqual([{ code: 'NOT_UNIQUE_USER', path: 'email', message: 'Taken' }]);
});
