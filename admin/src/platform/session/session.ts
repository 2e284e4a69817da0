import type { TokenView } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { readStored, removeStored, writeStored } from '../browser-storage.ts';
import { createStore, useStore } from '../store.ts';

/** The names in the browser storage (SES-10). */
export const sessionKeys = {
  accessToken: 'accessToken_admin',
  refreshToken: 'refreshToken_admin',
  isLoggedIn: 'isLoggedIn_admin',
  expiresAt: 'expiresAt_admin',
} as const;

export interface Session {
  accessToken: string;
  refreshToken: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Always read from the storage: another tab may have renewed the tokens. */
export function storedSession(): Session | null {
  const accessToken = readStored(sessionKeys.accessToken);
  const refreshToken = readStored(sessionKeys.refreshToken);
  if (!accessToken || !refreshToken || readStored(sessionKeys.isLoggedIn) !== 'true') return null;
  return { accessToken, refreshToken, expiresAt: Number(readStored(sessionKeys.expiresAt)) || 0 };
}

const signedIn = createStore(storedSession() !== null);

export const isSignedIn = signedIn.get;
export const useIsSignedIn = (): boolean => useStore(signedIn);
export const onSignedInChange = signedIn.subscribe;

/** The mark stays in all tabs until the next sign-in: the session ended because its user logged out. */
const LOGGED_OUT = 'loggedOut';
export const markLoggedOut = (): void => writeStored(LOGGED_OUT, 'true');
export const isLoggedOut = (): boolean => readStored(LOGGED_OUT) !== null;

export function storeSession(tokens: TokenView): void {
  writeStored(sessionKeys.accessToken, tokens.accessToken);
  writeStored(sessionKeys.refreshToken, tokens.refreshToken);
  writeStored(sessionKeys.expiresAt, String(Date.now() + tokens.expiresIn * 1_000)); // SES-11
  writeStored(sessionKeys.isLoggedIn, 'true');
  removeStored(LOGGED_OUT);
  signedIn.set(true);
}

export function clearSession(): void {
  for (const key of Object.values(sessionKeys)) removeStored(key);
  signedIn.set(false);
}

/** Called when another tab may have signed in or out. */
export const noticeStoredSession = (): void => signedIn.set(storedSession() !== null);
