import { StatusView } from '@share/contract/areas/shell/shell.endpoints.ts';
import type { Services } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { PUBLIC_CONTENT_CHANNEL } from '../../platform/http/revalidation.ts';
import type { Notices } from '../../platform/process/notices.ts';
import { payPalSettings, type SiteSettings, siteSettings } from './settings.tables.ts';

/** How long a server uses cached settings while it gets no notifications of changes. */
const FRESH_MILLISECONDS = 1_000;

export type { SiteSettings };
export type ReadStatus = () => Promise<StatusView>;
/** The Google Maps id; null if maps show tiles instead (ELM-44). */
export type ReadGoogleMapsId = () => Promise<string | null>;

export interface SettingsReaders {
  readSettings: () => Promise<SiteSettings>;
  readStatus: ReadStatus;
  readGoogleMapsId: ReadGoogleMapsId;
  /** Called after a change: this process uses it at once, the others when they are notified, or within a second. */
  forgetSettings: () => void;
}

export async function readPayPalSettings(db: Db): Promise<typeof payPalSettings.$inferSelect> {
  const [settings] = await db.select().from(payPalSettings);
  if (!settings) throw new Error('The settings of PayPal are missing');
  return settings;
}

export async function readSiteSettings(db: Db): Promise<SiteSettings> {
  const [settings] = await db.select().from(siteSettings);
  if (!settings) throw new Error('The site settings are missing');
  return settings;
}

/**
 * Caches the settings, because every call needs the maintenance status. They are read again when the database notifies a change;
 * without the connection for notifications at most once a second. Calls that come while the settings are read wait for the same
 * answer: if each call asked, a later one that finds them in the cache would overtake earlier ones that still wait for a
 * connection (R29).
 */
export function settingsReaders({ db, environment, now }: Services, notices: Notices): SettingsReaders {
  let known: { settings: SiteSettings; at: number; isNotified: boolean } | null = null;
  let reading: Promise<SiteSettings> | null = null;
  const forgetSettings = () => {
    known = null;
    reading = null;
  };
  notices.on(PUBLIC_CONTENT_CHANNEL, forgetSettings);
  function read(at: number, isNotified: boolean): Promise<SiteSettings> {
    const mine = readSiteSettings(db)
      .then((settings) => {
        // Settings that were read before a change are only used for calls that came before it.
        if (reading === mine) known = { settings, at, isNotified };
        return settings;
      })
      .finally(() => {
        if (reading === mine) reading = null;
      });
    return mine;
  }
  const readSettings = async (): Promise<SiteSettings> => {
    const at = performance.now();
    const isProven = notices.isProven();
    if (known && ((known.isNotified && isProven) || at - known.at < FRESH_MILLISECONDS))
      return known.settings;
    reading ??= read(at, isProven);
    return reading;
  };
  return {
    readSettings,
    readStatus: async () => toStatus(await readSettings(), environment.systemMaintenance, now()),
    readGoogleMapsId: async () => (await readSettings()).googleMapsId,
    forgetSettings,
  };
}

/** The status for visitors. An end that has passed is not shown, because nobody knows any more when the maintenance ends. */
const toStatus = (settings: SiteSettings, systemMaintenance: boolean, now: Date): StatusView =>
  StatusView.parse({
    ...settings,
    systemMaintenance: settings.systemMaintenance || systemMaintenance,
    maintenanceUntil:
      settings.maintenanceUntil && settings.maintenanceUntil > now
        ? settings.maintenanceUntil.toISOString()
        : null,
  });
