import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sha256 } from '../../platform/secrets.ts';
import { networkOf } from './network.ts';

interface Limit {
  key: string;
  tries: number;
  seconds: number;
}

const A_MONTH_OF_SECONDS = 30 * 86_400;

/**
 * Counts a try against each limit, before it is known whether the try succeeds, so that parallel guesses do not get more
 * tries. Refuses when a limit is exceeded (SES-12, R24). A try that one limit refuses does not count against the later
 * limits, so nobody can block others by further tries. Shared by all server processes. Keys are hashed: no e-mails are stored.
 */
export async function countTry(context: Context, limits: readonly Limit[]): Promise<void> {
  for (const limit of limits) await count(context, limit);
}

/** After the limit is exceeded, the wait is the full window, counted from the first refusal. */
async function count({ db, now }: Context, { key, tries, seconds }: Limit): Promise<void> {
  const at = now();
  const ends = new Date(at.getTime() + seconds * 1_000);
  const { rows } = await db.execute<{ tries: number; seconds_left: number }>(sql`
    INSERT INTO throttles AS t (key, tries, window_ends_at) VALUES (${sha256(key)}, 1, ${ends})
    ON CONFLICT (key) DO UPDATE SET
      tries = CASE WHEN t.window_ends_at <= ${at} THEN 1 ELSE t.tries + 1 END,
      window_ends_at = CASE WHEN t.window_ends_at <= ${at} OR t.tries = ${tries} THEN ${ends} ELSE t.window_ends_at END
    RETURNING tries, ceil(extract(epoch FROM window_ends_at - ${at}::timestamptz))::int AS seconds_left`);
  const [counted] = rows;
  if (counted && counted.tries > tries) {
    throw new Refusal('TOO_MANY_TRIES', null, { secondsToWait: counted.seconds_left });
  }
}

/**
 * Five tries per account and network in the configured minute, then wider limits per network and per account. The last one
 * does not apply to networks where the account signed in before: otherwise an attacker with many addresses could block its
 * owner permanently.
 */
export async function countSignIn(context: Context, email: string): Promise<void> {
  const { strict, wide, anywhere } = signInLimits(context, email);
  await countTry(context, [strict, wide]);
  if (!(await isKnownHere(context, email))) await countTry(context, [anywhere]);
}

/** Only failures count: a success removes them and its own try, and marks the network as known for the account. */
export async function forgiveSignIn(context: Context, email: string): Promise<void> {
  const { strict, wide, anywhere } = signInLimits(context, email);
  const until = new Date(context.now().getTime() + A_MONTH_OF_SECONDS * 1_000);
  await context.db.execute(sql`
    WITH forgotten AS (DELETE FROM throttles WHERE key = ${sha256(strict.key)}),
      given_back AS (
        UPDATE throttles SET tries = tries - 1 WHERE key IN (${sha256(wide.key)}, ${sha256(anywhere.key)}) AND tries > 0)
    INSERT INTO throttles (key, tries, window_ends_at) VALUES (${sha256(knownKey(context, email))}, 0, ${until})
    ON CONFLICT (key) DO UPDATE SET window_ends_at = excluded.window_ends_at`);
}

async function isKnownHere(context: Context, email: string): Promise<boolean> {
  const { rows } = await context.db.execute(
    sql`SELECT FROM throttles WHERE key = ${sha256(knownKey(context, email))} AND window_ends_at > ${context.now()}`,
  );
  return rows.length > 0;
}

const knownKey = ({ ip }: Context, email: string) => `known ${email} ${networkOf(ip)}`;

function signInLimits({ environment, ip }: Context, email: string) {
  const { loginTries: tries, loginWaitSeconds: seconds } = environment;
  const network = networkOf(ip);
  return {
    strict: { key: `sign-in ${email} ${network}`, tries, seconds },
    wide: { key: `sign-in ${network}`, tries: tries * 40, seconds: seconds * 10 },
    anywhere: { key: `sign-in ${email}`, tries: tries * 10, seconds: seconds * 10 },
  };
}

/** Limits for requests of a link. The one per account protects a mailbox from requests of many addresses. */
export const linkLimits = (context: Context, email: string): Limit[] => {
  const { loginTries, loginWaitSeconds } = context.environment;
  const anywhere = { key: `link ${email}`, tries: loginTries * 2, seconds: loginWaitSeconds * 10 };
  return [...passwordLimits(context, `link ${email}`), anywhere];
};

/** Limits for tries of a link's token. */
export const tokenLimits = (context: Context, token: string): Limit[] =>
  passwordLimits(context, `token ${token}`);

function passwordLimits({ environment, ip }: Context, subject: string): Limit[] {
  const { loginTries, loginWaitSeconds } = environment;
  const network = networkOf(ip);
  return [
    { key: `${subject} ${network}`, tries: loginTries, seconds: loginWaitSeconds },
    { key: `password ${network}`, tries: loginTries * 20, seconds: loginWaitSeconds * 5 },
  ];
}
