import { issueToken } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { call, isApiError } from '../../platform/api/api-client.ts';
import { runtimeConfig } from '../../platform/runtime-config.ts';
import { storeSession } from '../../platform/session/session.ts';

/** The name of this program in calls that sign in. */
export const client = () => {
  const { clientId, clientSecret } = runtimeConfig();
  return { clientId, clientSecret };
};

/** A sign-in that still needs the second factor, and the kinds of factor that the account has. */
export interface HalfSession {
  token: string;
  hasCodes: boolean;
  hasPasskeys: boolean;
}

/**
 * Signs in (SES-05); the screen changes with the session. Resolves to null, or, for an account with a second factor, to the half
 * session that `giveCode` or `givePasskey` finishes.
 */
export async function signIn(email: string, password: string): Promise<HalfSession | null> {
  const body = { grantType: 'password' as const, email, password, forAdmin: true, ...client() };
  try {
    storeSession(await call(issueToken, { body }));
    return null;
  } catch (failure) {
    const half = halfSessionOf(failure);
    if (half === null) throw failure;
    return half;
  }
}

function halfSessionOf(failure: unknown): HalfSession | null {
  if (!isApiError(failure)) return null;
  const asked = failure.errors.find(({ code }) => code === 'SECOND_FACTOR_REQUIRED');
  const { halfSessionToken: token, factors } = asked?.details ?? {};
  const kinds = String(factors).split(' ');
  return typeof token === 'string'
    ? { token, hasCodes: kinds.includes('codes'), hasPasskeys: kinds.includes('passkeys') }
    : null;
}
