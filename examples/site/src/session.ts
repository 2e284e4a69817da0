/**
 * The session of the public site: its tokens, and how they are renewed. The tokens are in `localStorage`, because this site has no
 * server of its own that could keep them in a cookie which no script reads, and investors use several tabs. Every script of the
 * page can read them; so its policy (`page-policy.ts`) loads no scripts of others, and `rich-text.ts` draws texts without markup
 * that runs. A site that wants scripts of others keeps the tokens on its server.
 */

import { issueToken, type TokenView } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { getRuntimeConfig } from '@share/contract/areas/shell/shell.endpoints.ts';
import { type Incoming, type Outgoing, send } from '@share/contract/client/transport.ts';
import type { AnswerOf } from '@share/contract/shared/endpoint.ts';
import { z } from 'zod';

export const API = '/api';
const KEY = 'session';

const Session = z.object({ accessToken: z.string(), refreshToken: z.string(), expiresAt: z.number() });
type Session = z.infer<typeof Session>;

function storedSession(): Session | null {
  try {
    return Session.parse(JSON.parse(localStorage.getItem(KEY) ?? ''));
  } catch {
    return null;
  }
}

export const isSignedIn = (): boolean => storedSession() !== null;

export function storeSession({ accessToken, refreshToken, expiresIn }: TokenView): void {
  const expiresAt = Date.now() + expiresIn * 1_000;
  localStorage.setItem(KEY, JSON.stringify({ accessToken, refreshToken, expiresAt }));
}

export const forgetSession = (): void => localStorage.removeItem(KEY);

let config: AnswerOf<typeof getRuntimeConfig> | null = null;

/** The configuration of this installation, loaded once. */
export async function runtimeConfig(): Promise<AnswerOf<typeof getRuntimeConfig>> {
  if (config) return config;
  const { envelope } = await send({ method: 'GET', url: API + getRuntimeConfig.path, headers: {} });
  config = getRuntimeConfig.answer.parse(envelope?.data);
  return config;
}

/** Sends with the token of the person who is signed in; if it has expired, renews it and sends again. */
export async function sendSignedIn<Answer extends { status: number } = Incoming>(
  request: Outgoing,
  sendOne: (request: Outgoing) => Promise<Answer | Incoming> = send,
): Promise<Answer | Incoming> {
  const session = storedSession();
  if (!session) return sendOne(request);
  if (session.expiresAt > Date.now()) {
    const answer = await sendOne(withToken(request, session));
    if (answer.status !== 401) return answer;
  }
  const refusal = await renew(session);
  const renewed = storedSession();
  return refusal ?? sendOne(renewed ? withToken(request, renewed) : request);
}

const withToken = (request: Outgoing, { accessToken }: Session): Outgoing => ({
  ...request,
  headers: { ...request.headers, Authorization: `Bearer ${accessToken}` },
});

/**
 * A refresh token is valid once, so only one tab at a time renews. Returns the failure if the server could not decide, else
 * null.
 */
const renew = (expired: Session): Promise<Incoming | null> =>
  navigator.locks.request('renew-session', async () => {
    const present = storedSession();
    if (!present || present.accessToken !== expired.accessToken) return null;
    const { clientId, clientSecret } = await runtimeConfig();
    const answer = await send({
      method: issueToken.method,
      url: API + issueToken.path,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        grantType: 'refresh_token',
        refreshToken: present.refreshToken,
        clientId,
        clientSecret,
      }),
    });
    if (answer.status === 200) storeSession(issueToken.answer.parse(answer.envelope?.data));
    else if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) forgetSession();
    else return answer;
    return null;
  });
