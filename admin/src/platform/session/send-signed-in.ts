import { type Incoming, type Outgoing, send } from '@share/contract/client/transport.ts';
import { type Session, storedSession } from './session.ts';
import { renewSession } from './session-renewal.ts';

const NOT_SIGNED_IN: Incoming = { status: 401, envelope: null, requestId: null };

/**
 * Sends with the bearer token; if it has expired, renews the session and sends once more (SES-14, SES-16). Pass
 * `sendOne` for answers that are not an envelope.
 */
export async function sendSignedIn<Answer extends { status: number } = Incoming>(
  request: Outgoing,
  sendOne: (request: Outgoing) => Promise<Answer | Incoming> = send,
): Promise<Answer | Incoming> {
  const session = storedSession();
  if (session && session.expiresAt > Date.now()) {
    const answer = await sendOne(withToken(request, session));
    if (answer.status !== 401) return answer;
  }
  const renewal = await renewSession(session);
  if (renewal === 'ended') return NOT_SIGNED_IN;
  if (renewal !== 'renewed') return renewal;
  const renewed = storedSession();
  return renewed ? sendOne(withToken(request, renewed)) : NOT_SIGNED_IN;
}

const withToken = (request: Outgoing, { accessToken }: Session): Outgoing => ({
  ...request,
  headers: { ...request.headers, Authorization: `Bearer ${accessToken}` },
});
