import { issueToken, type TokenView } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { type Incoming, send } from '@share/contract/client/transport.ts';
import { apiAddress, runtimeConfig } from '../runtime-config.ts';
import { clearSession, type Session, storedSession, storeSession } from './session.ts';
import { endSession } from './session-end.ts';
import { runExclusively } from './session-lock.ts';

/** The result: new tokens, the end of the session, or an answer that tells nothing about the session. */
type Renewal = 'renewed' | 'ended' | Incoming;

const RENEWAL_TIMEOUT = 20_000;

let underWay: Promise<Renewal> | null = null;

/** Renews the session once for all waiting requests, in this tab (SES-14) and, by the lock, in all tabs. */
export function renewSession(refused: Session | null): Promise<Renewal> {
  underWay ??= renew(refused).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function renew(refused: Session | null): Promise<Renewal> {
  const outcome = await runExclusively(async (): Promise<Renewal> => {
    const present = storedSession();
    if (!present) return 'ended'; // signed out in another tab
    if (present.accessToken !== refused?.accessToken) return 'renewed'; // another tab was faster
    return exchange(present.refreshToken);
  });
  // Outside the lock, because this may wait for the user to sign in again.
  return outcome === 'ended' ? ((await endSession()) ? 'renewed' : 'ended') : outcome;
}

/** Only a clear refusal ends a session; a lost connection or a busy server does not (SES-15, SES-16). */
async function exchange(refreshToken: string): Promise<Renewal> {
  const { clientId, clientSecret } = runtimeConfig();
  const answer = await send({
    method: issueToken.method,
    url: apiAddress() + issueToken.path,
    timeout: RENEWAL_TIMEOUT,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ grantType: 'refresh_token', refreshToken, clientId, clientSecret }),
  });
  if (answer.status === 200 && answer.envelope?.data) {
    storeSession(answer.envelope.data as TokenView);
    return 'renewed';
  }
  if (!isRefusal(answer.status)) return answer;
  clearSession(); // inside the lock, so that no other tab can have stored a new one
  return 'ended';
}

const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;
