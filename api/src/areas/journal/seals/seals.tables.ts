import { bigint, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Each seal covers the entries of the audit trail after those of the seal before, up to `lastId`. */
export const auditSeals = pgTable('audit_seals', {
  id: integer('id').primaryKey(),
  sealedAt: timestamp('sealed_at', { withTimezone: true }).notNull(),
  lastId: bigint('last_id', { mode: 'number' }).notNull(),
  entries: integer('entries').notNull(),
  /** The number of entries of this seal and of all seals before it. */
  total: bigint('total', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
  /** 1: everybody can calculate the hash. 2: it needs the secret key. */
  version: smallint('version').notNull().default(1),
});

export type Seal = typeof auditSeals.$inferSelect;
