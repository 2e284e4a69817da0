import type { Secrets } from '../../platform/secrets.ts';

const SHAPE = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/;

/**
 * The refresh token of a session's generation. It is derived from secrets: so a second tab with the previous token gets the same
 * successor within the overlap, although the database stores only a hash (R22).
 */
export const refreshTokenOf = (secrets: Secrets, sessionId: string, generation: number): string =>
  `${sessionId}.${generation}.${secrets.fingerprint(`${sessionId}.${generation}`, 'refresh-token')}`;

/** The session and generation of a token, or null if we did not create it. */
export function readRefreshToken(
  secrets: Secrets,
  token: string,
): { sessionId: string; generation: number } | null {
  const [, sessionId, generation] = SHAPE.exec(token) ?? [];
  if (!sessionId || !generation) return null;
  const known = refreshTokenOf(secrets, sessionId, Number(generation));
  return sameText(known, token) ? { sessionId, generation: Number(generation) } : null;
}

/** Compares in constant time, which reveals nothing about where the texts differ. */
function sameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}
