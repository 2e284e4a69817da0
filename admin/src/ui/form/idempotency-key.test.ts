import { ApiError } from '@share/contract/client/api-error.ts';
import { describe, expect, it } from 'vitest';
import { idempotency } from './idempotency-key.ts';

const failure = (status: number) =>
  new ApiError({ status, errors: [], requestId: null, requestBody: null, data: null });

describe('R6 the key of a create', () => {
  it.each([0, 500, 503])('stays the same for the same body after an unknown outcome (%i)', (status) => {
    const keys = idempotency();
    const first = keys.keyFor({ name: 'a' });
    keys.settle(failure(status));
    expect(keys.keyFor({ name: 'a' })).toBe(first);
    expect(keys.keyFor({ name: 'b' })).not.toBe(first);
  });

  it.each([409, 422])('is a new one after a definite answer (%i)', (status) => {
    const keys = idempotency();
    const first = keys.keyFor({ name: 'a' });
    keys.settle(failure(status));
    expect(keys.keyFor({ name: 'a' })).not.toBe(first);
  });

  it('is a new one after success', () => {
    const keys = idempotency();
    const first = keys.keyFor({ name: 'a' });
    keys.settle();
    expect(keys.keyFor({ name: 'a' })).not.toBe(first);
  });
});
