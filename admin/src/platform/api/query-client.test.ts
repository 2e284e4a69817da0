import { ApiError } from '@share/contract/client/api-error.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { expect, test } from 'vitest';
import { isWorthRetrying, retryDelay } from './query-client.ts';

const failure = (status: number, code: ErrorCode | null, retryAfter: number | null = null) =>
  new ApiError({
    status,
    errors: code === null ? [] : [{ code, path: null, message: '' }],
    requestId: null,
    requestBody: null,
    data: null,
    retryAfter,
  });

test.each([
  ['no answer', failure(0, null), 2],
  ['too much at once', failure(429, 'TOO_MANY_REQUESTS', 2), 2],
  ['too slow', failure(504, 'TOOK_TOO_LONG', 2), 2],
  ['the database is lost', failure(504, 'DATABASE_UNAVAILABLE', 2), 120],
  ['too many tries', failure(429, 'TOO_MANY_TRIES', 60), 0],
  ['refused', failure(404, 'OFFER_NOT_EXISTS'), 0],
  ['a fault', failure(500, 'INTERNAL_ERROR'), 0],
])('a reading call is retried while that may help: %s', (_, reason, times) => {
  let count = 0;
  while (isWorthRetrying(count, reason)) count += 1;
  expect(count).toBe(times);
});

test('a call is retried when the server asks for it, else after growing delays', () => {
  const requested = retryDelay(5, failure(504, 'DATABASE_UNAVAILABLE', 3));
  expect(requested).toBeGreaterThanOrEqual(3_000);
  expect(requested).toBeLessThan(4_000);
  expect(retryDelay(0, failure(0, null))).toBeLessThan(1_500);
  expect(retryDelay(4, failure(0, null))).toBeGreaterThanOrEqual(16_000);
});
