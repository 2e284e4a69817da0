import { sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { sha256 } from '../../../platform/secrets.ts';

export interface Limit {
  key: string;
  tries: number;
  seconds: number;
  /** How much one try counts; 1 if absent. */
  amount?: number;
}

/**
 * Counts a try against every limit, or refuses it and counts it against none: so nobody can block others by tries that are
 * refused anyway, and refused tries store no rows (SES-12, R24). A try is counted before anybody knows whether it succeeds, so
 * that parallel guesses do not get more tries. Every caller names the widest limit first. All server processes share the counts.
 */
export async function countTry(context: Context, limits: readonly Limit[]): Promise<void> {
  await refuseWaiting(context, limits);
  try {
    await context.db.transaction((tx) => countAll(tx, context.now(), limits));
  } catch (error) {
    if (!(error instanceof Exceeded)) throw error;
    await startWait(context, error.limit);
    throw tooMany(error.secondsLeft);
  }
}

/** Rolls back the transaction in which a try would exceed a limit. */
class Exceeded extends Error {
  readonly limit: Limit;
  readonly secondsLeft: number;

  constructor(limit: Limit, secondsLeft: number) {
    super('A limit of tries is exceeded');
    this.limit = limit;
    this.secondsLeft = secondsLeft;
  }
}

async function countAll(tx: Db, at: Date, limits: readonly Limit[]): Promise<void> {
  for (const limit of limits) {
    const { tries, secondsLeft } = await count(tx, at, limit);
    if (tries > limit.tries) throw new Exceeded(limit, secondsLeft);
  }
}

/** Refuses a caller who already has to wait. It only reads, so further tries cost no write. */
async function refuseWaiting({ db, now }: Context, limits: readonly Limit[]): Promise<void> {
  const asked = limits.map(({ key, tries }) => sql`(${sha256(key)}, ${tries}::int)`);
  const { rows } = await db.execute<{ seconds_left: number }>(sql`
    SELECT ${secondsUntil(now())} AS seconds_left FROM throttles t
    JOIN (VALUES ${sql.join(asked, sql`, `)}) AS asked (key, most) ON asked.key = t.key
    WHERE t.window_ends_at > ${now()} AND t.tries > asked.most ORDER BY t.window_ends_at DESC LIMIT 1`);
  const [waiting] = rows;
  if (waiting) throw tooMany(waiting.seconds_left);
}

async function count(tx: Db, at: Date, limit: Limit): Promise<{ tries: number; secondsLeft: number }> {
  const amount = sql`${limit.amount ?? 1}::int`;
  const { rows } = await tx.execute<{ tries: number; seconds_left: number }>(sql`
    INSERT INTO throttles AS t (key, tries, window_ends_at) VALUES (${sha256(limit.key)}, ${amount}, ${endOf(at, limit)})
    ON CONFLICT (key) DO UPDATE SET
      tries = CASE WHEN t.window_ends_at <= ${at} THEN ${amount} ELSE t.tries + ${amount} END,
      window_ends_at = CASE WHEN t.window_ends_at <= ${at} OR t.tries = ${limit.tries}
        THEN ${endOf(at, limit)} ELSE t.window_ends_at END
    RETURNING tries, ${secondsUntil(at)} AS seconds_left`);
  const [counted] = rows;
  return { tries: counted?.tries ?? limit.amount ?? 1, secondsLeft: counted?.seconds_left ?? limit.seconds };
}

/** The wait is the full window, counted from the first refusal; the refusal itself undid what `count` wrote. */
async function startWait({ db, now }: Context, limit: Limit): Promise<void> {
  await db.execute(sql`
    UPDATE throttles SET tries = tries + 1, window_ends_at = ${endOf(now(), limit)}
    WHERE key = ${sha256(limit.key)} AND tries = ${limit.tries} AND window_ends_at > ${now()}`);
}

/** Takes back a try that succeeded: it no longer counts against that limit. */
export async function giveBack({ db }: Context, { key }: Limit): Promise<void> {
  await db.execute(sql`UPDATE throttles SET tries = tries - 1 WHERE key = ${sha256(key)} AND tries > 0`);
}

/** Forgets all tries against that limit. */
export async function forget({ db }: Context, { key }: Limit): Promise<void> {
  await db.execute(sql`DELETE FROM throttles WHERE key = ${sha256(key)}`);
}

/** Remembers a fact for a number of seconds. Keys are hashed: no e-mails are stored. */
export async function remember({ db, now }: Context, key: string, seconds: number): Promise<void> {
  const until = new Date(now().getTime() + seconds * 1_000);
  await db.execute(sql`
    INSERT INTO throttles (key, tries, window_ends_at) VALUES (${sha256(key)}, 0, ${until})
    ON CONFLICT (key) DO UPDATE SET window_ends_at = excluded.window_ends_at`);
}

/** True for the first call within that many seconds, however many come at the same time. */
export async function isFirstWithin({ db, now }: Context, key: string, seconds: number): Promise<boolean> {
  const until = new Date(now().getTime() + seconds * 1_000);
  const { rowCount } = await db.execute(sql`
    INSERT INTO throttles AS t (key, tries, window_ends_at) VALUES (${sha256(key)}, 0, ${until})
    ON CONFLICT (key) DO UPDATE SET window_ends_at = excluded.window_ends_at WHERE t.window_ends_at <= ${now()}`);
  return rowCount === 1;
}

/** The seconds after which `isFirstWithin` is true for that key again; 0 if it is now. */
export async function secondsUntilNext({ db, now }: Context, key: string): Promise<number> {
  const { rows } = await db.execute<{ seconds_left: number }>(sql`
    SELECT ${secondsUntil(now())} AS seconds_left FROM throttles t
    WHERE t.key = ${sha256(key)} AND t.window_ends_at > ${now()}`);
  return rows[0]?.seconds_left ?? 0;
}

/** Counts a try and answers whether it is within the limit. Nobody is refused. */
export async function isAmongFirst({ db, now }: Context, limit: Limit): Promise<boolean> {
  const { tries } = await count(db, now(), limit);
  return tries <= limit.tries;
}

export async function isRemembered({ db, now }: Context, key: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT FROM throttles WHERE key = ${sha256(key)} AND window_ends_at > ${now()}`,
  );
  return rows.length > 0;
}

const tooMany = (secondsToWait: number) => new Refusal('TOO_MANY_TRIES', null, { secondsToWait });

const endOf = (at: Date, { seconds }: Limit) => new Date(at.getTime() + seconds * 1_000);

const secondsUntil = (at: Date) => sql`ceil(extract(epoch FROM t.window_ends_at - ${at}::timestamptz))::int`;
