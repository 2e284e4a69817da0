import type { Language } from '@share/contract/shared/languages.ts';
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { permissions } from '../permissions/permissions.tables.ts';

export const users = pgTable('users', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  version: integer('version').notNull().default(1),
  email: text('email').notNull(),
  /** When the owner of the address opened a link that was mailed to it. */
  emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  position: text('position').notNull().default(''),
  active: boolean('active').notNull().default(true),
  isAdmin: boolean('is_admin').notNull().default(false),
  isSuperAdmin: boolean('is_super_admin').notNull().default(false),
  passwordHash: text('password_hash'),
  passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }),
  phoneNumber: text('phone_number').notNull().default(''),
  address: text('address').notNull().default(''),
  zip: text('zip').notNull().default(''),
  city: text('city').notNull().default(''),
  country: integer('country'),
  state: integer('state'),
  bankCountry: integer('bank_country'),
  bankName: text('bank_name').notNull().default(''),
  accountNumber: text('account_number').notNull().default(''),
  /** The language of e-mails; null: that of the platform. */
  language: text('language').$type<Language>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  lastSignedInAt: timestamp('last_signed_in_at', { withTimezone: true }),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  /** The key of the person's values in the audit trail is derived from this seed; without it nobody can read them. */
  sealSeed: uuid('seal_seed').defaultRandom(),
  erasedAt: timestamp('erased_at', { withTimezone: true }),
});

export const userPermissions = pgTable('user_permissions', {
  userId: integer('user_id')
    .notNull()
    .references(() => users.id),
  permissionId: integer('permission_id')
    .notNull()
    .references(() => permissions.id),
});
