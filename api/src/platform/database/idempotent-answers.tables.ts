import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The stored answers for repeated requests (R6). */
export const idempotentAnswers = pgTable('idempotent_answers', {
  actorId: integer('actor_id').notNull(),
  route: text('route').notNull(),
  key: text('key').notNull(),
  bodySha256: text('body_sha256').notNull(),
  answer: jsonb('answer'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
