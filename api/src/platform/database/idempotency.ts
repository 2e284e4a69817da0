import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { withCommit } from './commit-tasks.ts';
import { type Db, prepared } from './database.ts';
import { idempotentAnswers } from './idempotent-answers.tables.ts';

const ofThisRequest = and(
  eq(idempotentAnswers.actorId, sql.placeholder('actorId')),
  eq(idempotentAnswers.route, sql.placeholder('route')),
  eq(idempotentAnswers.key, sql.placeholder('key')),
);
const claimKey = prepared((db) =>
  db
    .insert(idempotentAnswers)
    .values({
      actorId: sql.placeholder('actorId'),
      route: sql.placeholder('route'),
      key: sql.placeholder('key'),
      bodySha256: sql.placeholder('bodySha256'),
      createdAt: sql.placeholder('createdAt'),
    })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswers.key })
    .prepare('claim_idempotency_key'),
);
const storeAnswer = prepared((db) =>
  db
    .update(idempotentAnswers)
    .set({ answer: sql`${sql.placeholder('answer')}::jsonb` })
    .where(ofThisRequest)
    .prepare('store_idempotent_answer'),
);
const storedAnswer = prepared((db) =>
  db.select().from(idempotentAnswers).where(ofThisRequest).prepare('stored_idempotent_answer'),
);

/**
 * Does the work of a request once, however often it is sent with the same idempotency key, and returns the stored answer to
 * repetitions (R6). The row of the key makes a repetition wait for the first request. If that one fails, its row is rolled
 * back and the repetition does the work. Without a key the work is done every time. Refuses with IDEMPOTENCY_KEY_REUSED when
 * the key came with another body before.
 */
export async function doOnce<Answer>(
  tx: Db,
  { idempotency, actor, now }: Context,
  work: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  if (!idempotency || actor.id === null) return work(tx);
  const { route, key, bodySha256 } = idempotency;
  const request = { actorId: actor.id, route, key };
  const claimed = await claimKey(tx).execute({ ...request, bodySha256, createdAt: now() });
  if (claimed.length === 0) {
    const [stored] = await storedAnswer(tx).execute(request);
    if (stored?.bodySha256 !== bodySha256) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
    return stored.answer as Answer;
  }
  const answer = await work(tx);
  withCommit(tx, () => storeAnswer(tx).execute({ ...request, answer: JSON.stringify(answer) }));
  return answer;
}
