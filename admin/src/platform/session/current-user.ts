import type { CurrentUser } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { createStore, useStore } from '../store.ts';

const user = createStore<CurrentUser | null>(null);

/** The signed-in user, or null while unknown (SES-08). */
export const currentUser = user.get;
export const setCurrentUser = user.set;
export const useCurrentUser = (): CurrentUser | null => useStore(user);

/** Tells whether a person is the signed-in user. */
export function useIsMe(): (person: { id: number }) => boolean {
  const me = useCurrentUser();
  return ({ id }) => id === me?.id;
}
