import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { audit } from '../../platform/records/audit.ts';
import { mailFactorChange, recoveryCodeUsed } from './mail-factor-change.ts';
import { useOneTimeCode } from './one-time-codes.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { oneTimeCodes, passkeys, recoveryCodes } from './second-factor.tables.ts';

/** SQL: whether the user `u` has a second factor. */
export const HAS_FACTOR = `(EXISTS (SELECT FROM one_time_codes c WHERE c.user_id = u.id AND c.confirmed_at IS NOT NULL)
  OR EXISTS (SELECT FROM passkeys p WHERE p.user_id = u.id))`;

/** The second factors of an account. */
export interface Factors {
  /** Since when an app shows codes for it; null if none does. */
  codesSince: Date | null;
  passkeys: number;
  recoveryCodesLeft: number;
}

export async function readFactors(db: Db, userId: number): Promise<Factors> {
  const [codes] = await db
    .select({ since: oneTimeCodes.confirmedAt })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.userId, userId), isNotNull(oneTimeCodes.confirmedAt)));
  const [left] = await db
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  const [keys] = await db.select({ of: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return {
    codesSince: codes?.since ?? null,
    passkeys: keys?.of ?? 0,
    recoveryCodesLeft: left?.codes ?? 0,
  };
}

export const hasFactor = ({ codesSince, passkeys }: Pick<Factors, 'codesSince' | 'passkeys'>): boolean =>
  codesSince !== null || passkeys > 0;

const ONE_TIME_CODE = /^\d{6}$/;

/**
 * Whether the text is a valid one-time or recovery code of the account; a valid one is used up. A recovery code is reported to
 * the owner by e-mail, so that somebody who found the list cannot use it unnoticed. A step of `inTransaction`.
 */
export async function useCode(
  tx: Db,
  context: Context,
  { userId, code }: { userId: number; code: string },
): Promise<boolean> {
  if (ONE_TIME_CODE.test(code)) return useOneTimeCode(tx, context, { userId, code });
  if (!(await useRecoveryCode(tx, context, { userId, code }))) return false;
  await audit(tx, context, { action: 'second-factor.recovery', entity: 'user', id: userId });
  await mailFactorChange(tx, context, userId, recoveryCodeUsed);
  return true;
}

/** Removes every second factor of an account, with the recovery codes. */
export async function removeFactors(tx: Db, userId: number): Promise<void> {
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Recovery codes replace a factor, so they end with the last one. */
export async function endIdleRecoveryCodes(tx: Db, userId: number): Promise<void> {
  if (hasFactor(await readFactors(tx, userId))) return;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
