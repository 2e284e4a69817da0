import { StatusView } from '@share/contract/areas/shell/shell.endpoints.ts';
import type { Services } from '../../platform/context.ts';
import { siteSettings } from './settings.tables.ts';

/** How long a server may go on with what it last read. */
const FRESH_MILLISECONDS = 1_000;

export type ReadStatus = () => Promise<StatusView>;

/** Reads whether maintenance is under way, at most once a second: it is asked before every call. */
export function statusReader(services: Services): ReadStatus {
  let known: { status: StatusView; at: number } | null = null;
  return async () => {
    const now = performance.now();
    if (known && now - known.at < FRESH_MILLISECONDS) return known.status;
    const [settings] = await services.db.select().from(siteSettings);
    if (!settings) throw new Error('The site settings are missing');
    const systemMaintenance = settings.systemMaintenance || services.environment.systemMaintenance;
    known = { status: StatusView.parse({ ...settings, systemMaintenance }), at: now };
    return known.status;
  };
}
