import type { AgreementAnswers } from '@share/contract/areas/consents/consents.schemas.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ShownAgreement } from '../consents/consents.shared.ts';

/** An agreement that was shown, whose texts are in `registered_texts`. */
export type RegisteredAgreement = Pick<ShownAgreement, 'id' | 'type' | 'target'> & { fingerprint: string };

/** Each registration of an address has a link of its own; the first that is used creates the account. */
export const registrations = pgTable('registrations', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull(),
  tokenHash: text('token_hash').notNull(),
  language: text('language').$type<Language>().notNull(),
  agreements: jsonb('agreements').$type<(RegisteredAgreement | ShownAgreement)[]>().notNull(),
  answers: jsonb('answers').$type<AgreementAnswers>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** The texts of agreements that were shown to people who registered, once each. */
export const registeredTexts = pgTable('registered_texts', {
  fingerprint: text('fingerprint').primaryKey(),
  name: jsonb('name').$type<Translated>().notNull(),
  content: jsonb('content').$type<Translated>().notNull(),
  required: boolean('required').notNull(),
  shownAt: timestamp('shown_at', { withTimezone: true }).notNull(),
});
