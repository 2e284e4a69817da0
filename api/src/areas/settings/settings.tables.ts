import type { Translated } from '@share/contract/shared/translated.ts';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const siteSettings = pgTable('site_settings', {
  id: integer('id').primaryKey().default(1),
  version: integer('version').notNull().default(1),
  maintenanceMode: boolean('maintenance_mode').notNull().default(false),
  maintenanceModeTitle: jsonb('maintenance_mode_title').$type<Translated>().notNull(),
  maintenanceModeMessage: jsonb('maintenance_mode_message').$type<Translated>().notNull(),
  systemMaintenance: boolean('system_maintenance').notNull().default(false),
  systemMaintenanceModeTitle: jsonb('system_maintenance_mode_title').$type<Translated>().notNull(),
  systemMaintenanceModeMessage: jsonb('system_maintenance_mode_message').$type<Translated>().notNull(),
  googleMapsId: text('google_maps_id'),
});
