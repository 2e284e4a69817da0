import { jwtVerify, SignJWT } from 'jose';
import type { Services } from '../../platform/context.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'share-back-office';

/** A signed pass for minutes, bound to its session: ending the session ends it too (R22). */
export const signAccessToken = (services: Services, sessionId: string, userId: number): Promise<string> => {
  const now = Math.floor(services.now().getTime() / 1_000);
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setJti(sessionId)
    .setSubject(String(userId))
    .setIssuedAt(now)
    .setExpirationTime(now + services.environment.accessTokenSeconds)
    .sign(services.secrets.signingKey);
};

/** What a good token says: whose session, and until when. */
export interface Pass {
  sessionId: string;
  expiresAt: Date;
}

/** Null if the token is not ours, or over. */
export async function readAccessToken(services: Services, token: string): Promise<Pass | null> {
  try {
    const { payload } = await jwtVerify(token, services.secrets.signingKey, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      currentDate: services.now(),
    });
    const { jti, exp } = payload;
    return jti && exp ? { sessionId: jti, expiresAt: new Date(exp * 1_000) } : null;
  } catch {
    return null;
  }
}
