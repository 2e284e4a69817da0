import { issueToken, startPasskey } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { call, isApiError } from '../../../platform/api/api-client.ts';
import { storeSession } from '../../../platform/session/session.ts';
import { client } from '../sign-in.ts';
import { signWithPasskey } from './passkey-browser.ts';

/** Finishes a sign-in with a one-time or recovery code. */
export async function giveCode(halfSessionToken: string, code: string): Promise<void> {
  const body = { grantType: 'second_factor' as const, halfSessionToken, code, ...client() };
  storeSession(await call(issueToken, { body }));
}

/** Finishes a sign-in with a passkey. */
export async function givePasskey(halfSessionToken: string): Promise<void> {
  const options = await call(startPasskey, { body: { halfSessionToken, ...client() } });
  const assertion = await signWithPasskey(options);
  const body = { grantType: 'passkey' as const, halfSessionToken, assertion, ...client() };
  storeSession(await call(issueToken, { body }));
}

/** Whether the time for the second step has passed. */
export const hasEnded = (failure: unknown): boolean =>
  isApiError(failure) && failure.errors.some(({ code }) => code === 'HALF_SESSION_ENDED');
