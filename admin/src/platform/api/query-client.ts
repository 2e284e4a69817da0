import { QueryClient } from '@tanstack/react-query';
import { hasUnsaved } from '../unsaved.ts';
import { isApiError, isOutage, mayPass } from './api-error.ts';
import { noticeOutage } from './outage.ts';

const MOST_RETRIES = 2;
/** About five minutes: a database is back by then, or somebody has to look after it. */
const MOST_RETRIES_IN_OUTAGE = 120;

/** Seconds. Who is to wait longer than this is told so instead. */
const LONGEST_WAIT = 30;

/** Only what may have been an accident on the way is asked again; a refusal stays a refusal. */
export function isWorthRetrying(count: number, failure: unknown): boolean {
  const goesOn = count < (isOutage(failure) ? MOST_RETRIES_IN_OUTAGE : MOST_RETRIES);
  if (isOutage(failure)) noticeOutage(goesOn);
  return goesOn && mayPass(failure) && waitOf(failure) <= LONGEST_WAIT;
}

const waitOf = (failure: unknown): number => (isApiError(failure) ? (failure.retryAfter ?? 0) : 0);

/** When the server wants to be asked again, if it said so; not all at the same moment. */
export const retryDelay = (count: number, failure: unknown): number => {
  const seconds = waitOf(failure) || Math.min(2 ** count, LONGEST_WAIT);
  return seconds * 1_000 * (1 + Math.random() / 4);
};

/** Does not refetch while a form holds unsaved changes. */
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
