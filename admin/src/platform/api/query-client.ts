import { isApiError, isOutage, isTemporary } from '@share/contract/client/api-error.ts';
import { QueryClient } from '@tanstack/react-query';
import { hasUnsaved } from '../unsaved.ts';
import { noticeOutage } from './outage-state.ts';

const MOST_RETRIES = 2;
/** About five minutes: after that a restarted database would be back, and any other one needs an administrator. */
const MOST_RETRIES_IN_OUTAGE = 120;

/** Seconds. If the server asks for a longer wait, the failure is shown instead. */
const LONGEST_WAIT = 30;

/** Whether to retry: only failures that may be temporary are retried, because a refusal would only be repeated. */
export function isWorthRetrying(count: number, failure: unknown): boolean {
  const goesOn = count < (isOutage(failure) ? MOST_RETRIES_IN_OUTAGE : MOST_RETRIES);
  if (isOutage(failure)) noticeOutage(goesOn);
  return goesOn && isTemporary(failure) && waitOf(failure) <= LONGEST_WAIT;
}

const waitOf = (failure: unknown): number => (isApiError(failure) ? (failure.retryAfter ?? 0) : 0);

/** Milliseconds: the time that the server asks for, else a growing one; randomised, so that clients do not all retry at once. */
export const retryDelay = (count: number, failure: unknown): number => {
  const seconds = waitOf(failure) || Math.min(2 ** count, LONGEST_WAIT);
  return seconds * 1_000 * (1 + Math.random() / 4);
};

/** Prevents refetching while a form has unsaved changes. */
const unlessTyping = () => !hasUnsaved();

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline is shown as an error; the default would wait silently.
      networkMode: 'always',
      retry: isWorthRetrying,
      retryDelay,
      refetchOnWindowFocus: unlessTyping,
      refetchOnReconnect: unlessTyping,
      staleTime: 5_000,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

/**
 * Reloads data that contains texts of the server in another language. Screens with unsaved changes keep theirs until they are
 * left.
 */
export function readInOtherLanguage(): void {
  void queryClient.invalidateQueries({
    predicate: ({ state }) => state.data !== undefined,
    refetchType: hasUnsaved() ? 'none' : 'active',
  });
}
