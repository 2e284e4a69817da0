import { and, eq } from 'drizzle-orm';
import type { Context, Idempotency } from './context.ts';
import type { Db } from './database.ts';
import { idempotentAnswers } from './idempotent-answers.tables.ts';
import { Refusal } from './refusal.ts';
import { sqlStateOf } from './sql-errors.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 4;

/**
 * Runs a verb's work in one database transaction, and again (three times at most) when the database chose it as the victim
 * of a conflict. If the request carries an idempotency key, the answer is kept with the work, and a repetition gets the
 * kept answer instead of doing the work twice (R6): so a verb calls this once and returns its answer from it.
 */
export async function inTransaction<Answer>(
  context: Context,
  work: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await context.db.transaction(async (tx) => {
        const { idempotency } = context;
        if (!idempotency || context.actor.id === null) return await work(tx);
        return await once(tx, context, context.actor.id, idempotency, work);
      });
    } catch (error) {
      const state = sqlStateOf(error);
      const isVictim = state === SERIALIZATION_FAILURE || state === DEADLOCK;
      if (!isVictim || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 40 * attempt));
    }
  }
}

/** The row's key makes a repetition wait for the first request; if that one fails, its row goes and the work is done here. */
async function once<Answer>(
  tx: Db,
  context: Context,
  actorId: number,
  { route, key, bodySha256 }: Idempotency,
  work: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  const mine = and(
    eq(idempotentAnswers.actorId, actorId),
    eq(idempotentAnswers.route, route),
    eq(idempotentAnswers.key, key),
  );
  const claimed = await tx
    .insert(idempotentAnswers)
    .values({ actorId, route, key, bodySha256, createdAt: context.now() })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswers.key });
  if (claimed.length === 0) {
    const [kept] = await tx.select().from(idempotentAnswers).where(mine);
    if (kept?.bodySha256 !== bodySha256) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
    return kept.answer as Answer;
  }
  const answer = await work(tx);
  await tx.update(idempotentAnswers).set({ answer }).where(mine);
  return answer;
}
