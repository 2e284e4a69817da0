import type { AgreementAnswers } from '@share/contract/areas/consents/consents.schemas.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ShownAgreement } from '../consents/consents.shared.ts';

/** Each registration of an address has a link of its own; the first that is used creates the account. */
export const registrations = pgTable('registrations', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull(),
  tokenHash: text('token_hash').notNull(),
  language: text('language').$type<Language>().notNull(),
  agreements: jsonb('agreements').$type<ShownAgreement[]>().notNull(),
  answers: jsonb('answers').$type<AgreementAnswers>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
