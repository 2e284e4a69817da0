import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../users.tables.ts';

/** Single-use tokens to set a password. */
export const passwordTokens = pgTable('password_tokens', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id),
  tokenHash: text('token_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
  /** The seed from which the token is derived; null for links of earlier versions. */
  seed: text('seed'),
  mailedAt: timestamp('mailed_at', { withTimezone: true }),
});
