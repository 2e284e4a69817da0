import { StatusView } from '@share/contract/areas/shell/shell.endpoints.ts';
import type { Services } from '../../platform/context.ts';
import { siteSettings } from './settings.tables.ts';

/** How long a server uses cached settings. */
const FRESH_MILLISECONDS = 1_000;

export type ReadStatus = () => Promise<StatusView>;
/** The Google Maps id; null if maps show tiles instead (ELM-44). */
export type ReadGoogleMapsId = () => Promise<string | null>;

export interface SettingsReaders {
  readStatus: ReadStatus;
  readGoogleMapsId: ReadGoogleMapsId;
}

interface Known {
  status: StatusView;
  googleMapsId: string | null;
  at: number;
}

/** Reads the settings at most once a second, because every call needs the maintenance status. */
export function settingsReaders(services: Services): SettingsReaders {
  let known: Known | null = null;
  const read = async (): Promise<Known> => {
    const at = performance.now();
    if (known && at - known.at < FRESH_MILLISECONDS) return known;
    const [settings] = await services.db.select().from(siteSettings);
    if (!settings) throw new Error('The site settings are missing');
    const systemMaintenance = settings.systemMaintenance || services.environment.systemMaintenance;
    const status = StatusView.parse({ ...settings, systemMaintenance });
    known = { status, googleMapsId: settings.googleMapsId, at };
    return known;
  };
  return {
    readStatus: async () => (await read()).status,
    readGoogleMapsId: async () => (await read()).googleMapsId,
  };
}
