import { isApiError } from '../../platform/api/api-error.ts';
import { randomId } from '../../platform/random-id.ts';

/**
 * The key of a create (R6): the same while it is unknown whether the same body was received, a new one for another
 * body and after a definite answer.
 */
export function idempotency() {
  let kept: { key: string; body: string } | null = null;
  return {
    keyFor(body: unknown): string {
      const text = JSON.stringify(body);
      if (kept?.body !== text) kept = { key: randomId(), body: text };
      return kept.key;
    },
    settle(failure?: unknown): void {
      const isUnknown = isApiError(failure) && (failure.status === 0 || failure.status >= 500);
      if (!isUnknown) kept = null;
    },
  };
}
