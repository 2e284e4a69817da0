import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sha256 } from '../../platform/secrets.ts';

interface Limit {
  key: string;
  tries: number;
  seconds: number;
}

/**
 * Counts one more try against each limit, before it is known whether it succeeds, so that parallel guesses gain nothing;
 * refuses once a limit is passed (SES-12, R24). Shared by all server processes. Keys are hashed: no e-mails are kept.
 */
export async function countTry(context: Context, limits: readonly Limit[]): Promise<void> {
  const now = context.now();
  const counts = await Promise.all(
    limits.map(async ({ key, seconds }) => {
      const ends = new Date(now.getTime() + seconds * 1_000);
      const { rows } = await context.db.execute<{ tries: number }>(sql`
        INSERT INTO throttles AS t (key, tries, window_ends_at) VALUES (${sha256(key)}, 1, ${ends})
        ON CONFLICT (key) DO UPDATE SET
          tries = CASE WHEN t.window_ends_at <= ${now} THEN 1 ELSE t.tries + 1 END,
          window_ends_at = CASE WHEN t.window_ends_at <= ${now} THEN ${ends} ELSE t.window_ends_at END
        RETURNING tries`);
      return rows[0]?.tries ?? 0;
    }),
  );
  if (limits.some((limit, at) => (counts[at] ?? 0) > limit.tries)) throw new Refusal('TOO_MANY_TRIES');
}

/** Forgets the tries of a limit after a success. */
export async function forgetTries(context: Context, key: string): Promise<void> {
  await context.db.execute(sql`DELETE FROM throttles WHERE key = ${sha256(key)}`);
}

/** Five tries per account and address in the configured minute; slower caps per account and per address behind it. */
export function signInLimits(context: Context, email: string): { strict: Limit; all: Limit[] } {
  const { loginTries, loginWaitSeconds } = context.environment;
  const ip = context.ip ?? 'unknown';
  const strict = { key: `sign-in ${email} ${ip}`, tries: loginTries, seconds: loginWaitSeconds };
  return {
    strict,
    all: [
      strict,
      { key: `sign-in ${email}`, tries: loginTries * 10, seconds: loginWaitSeconds * 10 },
      { key: `sign-in ${ip}`, tries: loginTries * 40, seconds: loginWaitSeconds * 10 },
    ],
  };
}

/** Asking for links and trying tokens. */
export const passwordLimits = (context: Context, subject: string): Limit[] => {
  const { loginTries, loginWaitSeconds } = context.environment;
  const ip = context.ip ?? 'unknown';
  return [
    { key: `password ${subject} ${ip}`, tries: loginTries, seconds: loginWaitSeconds },
    { key: `password ${ip}`, tries: loginTries * 20, seconds: loginWaitSeconds * 5 },
  ];
};
