import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const userId = () => integer('user_id').notNull();

/** The app that shows one-time codes; at most one to an account. */
export const oneTimeCodes = pgTable('one_time_codes', {
  id: uuid('id').primaryKey(),
  userId: userId(),
  secret: text('secret').notNull(),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  lastStep: integer('last_step').notNull().default(0),
});

export const recoveryCodes = pgTable('recovery_codes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: userId(),
  codeHash: text('code_hash').notNull(),
  usedAt: instant('used_at'),
});

/** The public keys of authenticators; an account may have several. */
export const passkeys = pgTable('passkeys', {
  id: uuid('id').primaryKey(),
  userId: userId(),
  name: text('name').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  verifiesUser: boolean('verifies_user').notNull(),
  createdAt: instant('created_at').notNull(),
  usedAt: instant('used_at'),
});

export const passkeyChallenges = pgTable('passkey_challenges', {
  place: text('place').primaryKey(),
  challenge: text('challenge').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
