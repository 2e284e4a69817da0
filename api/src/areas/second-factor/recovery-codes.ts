import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { recoveryCodes } from './second-factor.tables.ts';

const HOW_MANY = 10;
/** 32 letters and digits, without those that look alike: a random byte chooses each with the same probability. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const HALF = 5;

/** Fifty random bits: `k7m2p-x9w4t`. */
function newCode(): string {
  const letters = [...randomBytes(2 * HALF)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
}

/** The fingerprint that is stored: without the key of the installation nobody can try codes against it. */
const hashOf = ({ secrets }: Context, userId: number, code: string): string =>
  secrets.fingerprint(`${userId} ${code.toLowerCase().replace(/[^a-z\d]/g, '')}`, 'recovery-code');

/** Replaces the recovery codes of a user by ten new ones, which are readable only in the answer. */
export async function replaceRecoveryCodes(tx: Db, context: Context, userId: number): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashOf(context, userId, code) })));
  return codes;
}

/** Whether the text is an unused recovery code of the user; if so, it is used up. Of two requests at once only one succeeds. */
export async function useRecoveryCode(
  tx: Db,
  context: Context,
  { userId, code }: { userId: number; code: string },
): Promise<boolean> {
  const isThat = and(
    eq(recoveryCodes.userId, userId),
    eq(recoveryCodes.codeHash, hashOf(context, userId, code)),
    isNull(recoveryCodes.usedAt),
  );
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: context.now() })
    .where(isThat)
    .returning({ id: recoveryCodes.id });
  return used.length === 1;
}
