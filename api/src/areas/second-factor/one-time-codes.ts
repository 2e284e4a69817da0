import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { oneTimeCodes } from './second-factor.tables.ts';

/** The parameters that every authenticator app understands (RFC 6238): six digits, a new code every 30 seconds, SHA-1. */
const PERIOD_SECONDS = 30;
/** Clocks may differ by one step in either direction. */
const DRIFT_STEPS = 1;
const ISSUER = 'Share Office';
const SECRET_BYTES = 20;

const placeOf = (id: string) => `one_time_codes:secret:${id}`;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** The secret to type into an app, and the address that its QR code contains. */
interface NewSecret {
  secret: string;
  uri: string;
}

/** Stores a new secret for the user. It counts only after `confirmSecret`, and replaces one that was not confirmed. */
export async function storeNewSecret(
  tx: Db,
  context: Context,
  user: { id: number; email: string },
): Promise<NewSecret> {
  const id = randomUUID();
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const sealed = context.secrets.seal(secret, placeOf(id));
  await tx
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.userId, user.id), isNull(oneTimeCodes.confirmedAt)));
  await tx.insert(oneTimeCodes).values({ id, userId: user.id, secret: sealed, createdAt: context.now() });
  return { secret, uri: totpOf(secret, user.email).toString() };
}

/**
 * Whether the code is right and was not used before; if so it is used up, with all older ones. The row is locked, so that of two
 * requests with the same code one is refused.
 */
export async function useOneTimeCode(
  tx: Db,
  context: Context,
  { userId, code, confirmed = true }: { userId: number; code: string; confirmed?: boolean },
): Promise<boolean> {
  const isThat = and(
    eq(oneTimeCodes.userId, userId),
    confirmed ? isNotNull(oneTimeCodes.confirmedAt) : isNull(oneTimeCodes.confirmedAt),
  );
  const [stored] = await tx.select().from(oneTimeCodes).where(isThat).for('update');
  if (!stored) return false;
  const at = context.now();
  const totp = totpOf(context.secrets.open(stored.secret, placeOf(stored.id)), '');
  const drift = totp.validate({ token: code, timestamp: at.getTime(), window: DRIFT_STEPS });
  if (drift === null) return false;
  const lastStep = Math.floor(at.getTime() / 1_000 / PERIOD_SECONDS) + drift;
  if (lastStep <= stored.lastStep) return false;
  await tx
    .update(oneTimeCodes)
    .set({ lastStep, ...(confirmed ? {} : { confirmedAt: at }) })
    .where(eq(oneTimeCodes.id, stored.id));
  return true;
}

export async function removeSecret(tx: Db, userId: number): Promise<void> {
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId));
}
