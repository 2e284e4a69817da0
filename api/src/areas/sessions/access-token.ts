import { jwtVerify, SignJWT } from 'jose';
import type { Services } from '../../platform/context.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'share-back-office';

/** A signed token, valid for minutes. It refers to its session and ends with it (R22). */
export const signAccessToken = (
  services: Pick<Services, 'environment' | 'secrets' | 'now'>,
  sessionId: string,
  userId: number,
): Promise<string> => {
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

/** The content of a valid access token. */
export interface Pass {
  sessionId: string;
  expiresAt: Date;
}

/** Null if the token was not signed by us or has expired. */
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
