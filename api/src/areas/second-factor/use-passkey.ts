import type { Assertion, PasskeyRequest } from '@share/contract/areas/sessions/passkeys.schemas.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { CHALLENGE_MILLISECONDS, makeChallenge, takeChallenge } from './passkey-challenges.ts';
import { credentialsOf } from './passkeys.ts';
import { relyingParty } from './relying-party.ts';
import { passkeys } from './second-factor.tables.ts';
import { verifiedOrNull } from './verified-or-null.ts';

interface Signing {
  userId: number;
  /** The session or half session to which the challenge belongs. */
  place: string;
}

/** The options with which the browser signs with a passkey of the account. */
export async function askForPasskey(
  tx: Db,
  context: Context,
  { userId, place }: Signing,
): Promise<PasskeyRequest> {
  const party = relyingParty(context.environment);
  if (!party) throw new Refusal('PASSKEYS_NOT_OFFERED');
  const allowCredentials = await credentialsOf(tx, userId);
  if (allowCredentials.length === 0) throw new Refusal('SECOND_FACTOR_MISSING');
  return {
    challenge: await makeChallenge(tx, context, place),
    rpId: party.id,
    allowCredentials,
    userVerification: 'preferred',
    timeout: CHALLENGE_MILLISECONDS,
  };
}

/**
 * Whether a passkey of the account signed the challenge, at our address, and with a higher counter than before. The challenge is
 * used up in any case. The caller has locked the account, so that of two requests with the same answer one is refused.
 */
export async function usePasskey(
  tx: Db,
  context: Context,
  { userId, place, assertion }: Signing & { assertion: Assertion },
): Promise<boolean> {
  const expectedChallenge = await takeChallenge(tx, context, place);
  const party = relyingParty(context.environment);
  const isThat = and(eq(passkeys.userId, userId), eq(passkeys.credentialId, assertion.id));
  const [stored] = await tx.select().from(passkeys).where(isThat);
  if (expectedChallenge === null || !party || !stored) return false;
  const used = await verifiedOrNull(context, ({ verifyAuthenticationResponse }) =>
    verifyAuthenticationResponse({
      response: { ...assertion, rawId: assertion.id, type: 'public-key', clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: stored.credentialId,
        publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
        counter: stored.counter,
      },
      requireUserVerification: stored.verifiesUser,
    }),
  );
  if (!used?.verified) return false;
  await tx
    .update(passkeys)
    .set({ counter: used.authenticationInfo.newCounter, usedAt: context.now() })
    .where(eq(passkeys.id, stored.id));
  return true;
}
