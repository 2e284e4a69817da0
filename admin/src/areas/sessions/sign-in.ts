import { issueToken } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { call } from '../../platform/api/api-client.ts';
import { runtimeConfig } from '../../platform/runtime-config.ts';
import { storeSession } from '../../platform/session/session.ts';

/** Signs in (SES-05). The screen follows the session by itself. */
export async function signIn(email: string, password: string): Promise<void> {
  const { clientId, clientSecret } = runtimeConfig();
  const body = { grantType: 'password' as const, email, password, forAdmin: true, clientId, clientSecret };
  storeSession(await call(issueToken, { body }));
}
