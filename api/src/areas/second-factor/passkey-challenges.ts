import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { passkeyChallenges } from './second-factor.tables.ts';

/** How long a browser may take, in milliseconds. */
export const CHALLENGE_MILLISECONDS = 120_000;

/** Makes a challenge for that session or half session; a former one is no longer valid. */
export async function makeChallenge(tx: Db, context: Context, place: string): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(context.now().getTime() + CHALLENGE_MILLISECONDS);
  await tx
    .insert(passkeyChallenges)
    .values({ place, challenge, expiresAt })
    .onConflictDoUpdate({ target: passkeyChallenges.place, set: { challenge, expiresAt } });
  return challenge;
}

/** Takes the challenge, which cannot be used again whatever was signed; null if there is none or it has expired. */
export async function takeChallenge(tx: Db, context: Context, place: string): Promise<string | null> {
  const [taken] = await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.place, place)).returning();
  return taken && taken.expiresAt > context.now() ? taken.challenge : null;
}
