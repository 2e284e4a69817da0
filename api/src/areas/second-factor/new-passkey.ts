import { randomUUID } from 'node:crypto';
import type { NewCredential, PasskeyCreation } from '@share/contract/areas/sessions/passkeys.schemas.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { CHALLENGE_MILLISECONDS, makeChallenge, takeChallenge } from './passkey-challenges.ts';
import { credentialsOf } from './passkeys.ts';
import { relyingParty } from './relying-party.ts';
import { passkeys } from './second-factor.tables.ts';
import { verifiedOrNull } from './verified-or-null.ts';

const NAME = 'Share Office';
/** Ed25519, ES256, RS256: every authenticator has one of them. */
const ALGORITHMS = [-8, -7, -257];
const MOST = 20;

const placeOf = ({ actor }: Context) => `session ${actor.sessionId}`;

/** The options with which the browser makes a passkey. An authenticator that has one for the account makes no second one. */
export async function askForNewPasskey(
  tx: Db,
  context: Context,
  user: { id: number; email: string },
): Promise<PasskeyCreation> {
  const party = relyingParty(context.environment);
  if (!party) throw new Refusal('PASSKEYS_NOT_OFFERED');
  const excludeCredentials = await credentialsOf(tx, user.id);
  if (excludeCredentials.length >= MOST) throw new Refusal('TOO_MANY_PASSKEYS');
  return {
    challenge: await makeChallenge(tx, context, placeOf(context)),
    rp: { id: party.id, name: NAME },
    // Authenticators store the id. It is always the same for an account, and tells nothing about it.
    user: {
      id: context.secrets.fingerprint(String(user.id), 'passkey-user'),
      name: user.email,
      displayName: user.email,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
    timeout: CHALLENGE_MILLISECONDS,
  };
}

/** Stores the passkey that the browser made for the challenge of this session. Returns false if anything about it is wrong. */
export async function storePasskey(
  tx: Db,
  context: Context,
  { userId, name, credential }: { userId: number; name: string; credential: NewCredential },
): Promise<boolean> {
  const party = relyingParty(context.environment);
  if (!party) throw new Refusal('PASSKEYS_NOT_OFFERED');
  if ((await credentialsOf(tx, userId)).length >= MOST) throw new Refusal('TOO_MANY_PASSKEYS');
  const expectedChallenge = await takeChallenge(tx, context, placeOf(context));
  if (expectedChallenge === null) return false;
  const made = await verifiedOrNull(context, ({ verifyRegistrationResponse }) =>
    verifyRegistrationResponse({
      response: { ...credential, rawId: credential.id, type: 'public-key', clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!made?.verified) return false;
  const { credential: key, userVerified } = made.registrationInfo;
  await tx.insert(passkeys).values({
    id: randomUUID(),
    userId,
    name,
    credentialId: key.id,
    publicKey: Buffer.from(key.publicKey).toString('base64url'),
    counter: key.counter,
    transports: credential.response.transports,
    verifiesUser: userVerified,
    createdAt: context.now(),
  });
  return true;
}
