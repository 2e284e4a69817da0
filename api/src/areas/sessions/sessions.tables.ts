import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SessionKind } from '../../platform/context.ts';
import { users } from '../users/users.tables.ts';

/** A sign-in whose password was right and whose second factor is still missing. */
export const halfSessions = pgTable('half_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id),
  kind: text('kind').$type<SessionKind>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** One row is one family of refresh tokens; only the newest is valid. */
export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id),
  kind: text('kind').$type<SessionKind>().notNull().default('staff'),
  generation: integer('generation').notNull().default(1),
  tokenHash: text('token_hash').notNull(),
  rotatedAt: timestamp('rotated_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  /** Address and browser of the last renewal. */
  ip: text('ip'),
  userAgent: text('user_agent'),
  /** When the password or a second factor was last given. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
});
