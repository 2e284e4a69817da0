import type { Translated } from '@share/contract/shared/translated.ts';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { EmailType } from './email-types.ts';

/** Staff edit these templates; queued e-mails are rendered from them. */
export const emailTemplates = pgTable('email_templates', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  version: integer('version').notNull().default(1),
  type: text('type').$type<EmailType>().notNull(),
  name: jsonb('name').$type<Translated>().notNull(),
  subject: jsonb('subject').$type<Translated>().notNull(),
  body: jsonb('body').$type<Translated>().notNull(),
  defaultBody: jsonb('default_body').$type<Translated>().notNull(),
});

/** The outbox: e-mails are inserted with the change that they report, and sent afterwards. */
export const emails = pgTable('emails', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  event: text('event').notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body'),
  attempts: integer('attempts').notNull().default(0),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  leasedUntil: timestamp('leased_until', { withTimezone: true }),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  givenUpAt: timestamp('given_up_at', { withTimezone: true }),
  lastError: text('last_error'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
