import { QueryClient } from '@tanstack/react-query';
import { hasUnsaved } from '../unsaved.ts';
import { isApiError } from './api-error.ts';

const MOST_RETRIES = 2;

/** Only what may have been an accident on the way is asked again; a refusal stays a refusal. */
const isWorthRetrying = (failure: unknown): boolean =>
  isApiError(failure) && (failure.status === 0 || failure.status === 502 || failure.status === 504);

/** Nothing is fetched again beneath somebody who is typing. */
const unlessTyping = () => !hasUnsaved();

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline is an error to show, not a reason to wait in silence.
      networkMode: 'always',
      retry: (count, failure) => count < MOST_RETRIES && isWorthRetrying(failure),
      refetchOnWindowFocus: unlessTyping,
      refetchOnReconnect: unlessTyping,
      staleTime: 5_000,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
