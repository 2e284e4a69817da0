import type { Translated } from '@share/contract/shared/translated.ts';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { EmailType } from './email-variables.ts';

/** Staff edit these templates; queued e-mails are rendered from them. */
export const emailTemplates = pgTable('email_templates', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  version: integer('version').notNull().default(1),
  type: text('type').$type<EmailType>().notNull(),
  name: jsonb('name').$type<Translated>().notNull(),
  subject: jsonb('subject').$type<Translated>().notNull(),
  body: jsonb('body').$type<Translated>().notNull(),
  defaultBody: jsonb('default_body').$type<Translated>().notNull(),
  /**
   * The texts of the last delivery. Null if they are not known: the template then counts as edited where it differs from the
   * default.
   */
  defaultName: jsonb('default_name').$type<Translated>(),
  defaultSubject: jsonb('default_subject').$type<Translated>(),
});

/** A person with an address, in the form of an e-mail header. */
export interface Mailbox {
  name: string;
  address: string;
}

/** The outbox: e-mails are inserted with the change that they report, and sent afterwards. */
export const emails = pgTable('emails', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  type: text('type').$type<EmailType>().notNull(),
  event: text('event').notNull(),
  /** The account to which the e-mail is addressed; null if no account had the address. */
  userId: integer('user_id'),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  /** Encrypted. */
  body: text('body'),
  /** Whether the text is stored after the e-mail was sent or given up. It is not if its link opens an account. */
  keepsText: boolean('keeps_text').notNull().default(false),
  /** Null: the sender of the configuration. */
  sender: jsonb('sender').$type<Mailbox>(),
  /** The address for answers; null: the sender. */
  replyTo: jsonb('reply_to').$type<Mailbox>(),
  attempts: integer('attempts').notNull().default(0),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  leasedUntil: timestamp('leased_until', { withTimezone: true }),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  givenUpAt: timestamp('given_up_at', { withTimezone: true }),
  lastError: text('last_error'),
  /** When another e-mail was queued in place of this one. */
  againAt: timestamp('again_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
