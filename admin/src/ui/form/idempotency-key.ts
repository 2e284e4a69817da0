import { isUndecided } from '@share/contract/client/api-error.ts';
import { randomId } from '@share/contract/client/random-id.ts';

/**
 * The key of a create (R6). It stays the same while it is unknown whether the same body was received; another body or a definite
 * answer gets a new one.
 */
export function idempotency() {
  let current: { key: string; body: string } | null = null;
  return {
    keyFor(body: unknown): string {
      const text = JSON.stringify(body);
      if (current?.body !== text) current = { key: randomId(), body: text };
      return current.key;
    },
    settle(failure?: unknown): void {
      if (!isUndecided(failure)) current = null;
    },
  };
}
