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
  /** From which the token is derived; null for links of versions that did not derive them. */
  seed: text('seed'),
  mailedAt: timestamp('mailed_at', { withTimezone: true }),
});
