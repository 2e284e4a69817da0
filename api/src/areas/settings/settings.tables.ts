import type { SocialMediaView } from '@share/contract/areas/settings/social-media.ts';
import type { FourEyesSettings } from '@share/contract/shared/four-eyes/four-eyes.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { boolean, integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The name of an entry is that of its icon. */
export type StoredSocialMedia = Omit<SocialMediaView, 'name'>;

export const siteSettings = pgTable('site_settings', {
  id: integer('id').primaryKey().default(1),
  version: integer('version').notNull().default(1),
  seoTitle: jsonb('seo_title').$type<Translated>().notNull().default({ pl: '', en: '' }),
  seoDescription: jsonb('seo_description').$type<Translated>().notNull().default({ pl: '', en: '' }),
  contactSendFrom: text('contact_send_from').notNull().default(''),
  contactSendTo: text('contact_send_to').notNull().default(''),
  contactSendFromName: text('contact_send_from_name').notNull().default(''),
  maintenanceMode: boolean('maintenance_mode').notNull().default(false),
  maintenanceUntil: timestamp('maintenance_until', { withTimezone: true }),
  maintenanceModeTitle: jsonb('maintenance_mode_title').$type<Translated>().notNull(),
  maintenanceModeMessage: jsonb('maintenance_mode_message').$type<Translated>().notNull(),
  systemMaintenance: boolean('system_maintenance').notNull().default(false),
  systemMaintenanceModeTitle: jsonb('system_maintenance_mode_title').$type<Translated>().notNull(),
  systemMaintenanceModeMessage: jsonb('system_maintenance_mode_message').$type<Translated>().notNull(),
  socialMediaIcons: jsonb('social_media_icons').$type<StoredSocialMedia[]>().notNull().default([]),
  googleAnalyticsId: text('google_analytics_id'),
  /** All staff must have a second factor. */
  secondFactorDemanded: boolean('second_factor_demanded').notNull().default(false),
  googleMapsId: text('google_maps_id'),
  /** One a line. */
  ownAccounts: text('own_accounts').notNull().default(''),
  fourEyes: jsonb('four_eyes').$type<Partial<FourEyesSettings>>().notNull().default({}),
  remindersEnabled: boolean('reminders_enabled').notNull().default(true),
});
export type SiteSettings = typeof siteSettings.$inferSelect;

export const payPalSettings = pgTable('paypal_settings', {
  id: integer('id').primaryKey().default(1),
  version: integer('version').notNull().default(1),
  maxAmount: numeric('max_amount', { precision: 15, scale: 2 }).notNull().default('0'),
  productionMode: boolean('production_mode').notNull().default(false),
  productionClientId: text('production_client_id').notNull().default(''),
  productionClientSecret: text('production_client_secret'),
  sandboxClientId: text('sandbox_client_id').notNull().default(''),
  sandboxClientSecret: text('sandbox_client_secret'),
});
