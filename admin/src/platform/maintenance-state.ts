import type { StatusView } from '@share/contract/areas/shell/shell.endpoints.ts';
import { createStore, useStore } from './store.ts';

type Texts = Pick<StatusView, 'systemMaintenanceModeTitle' | 'systemMaintenanceModeMessage'>;

const maintenance = createStore<Texts | null>(null);

/** The texts of the maintenance that closes the back office, or null (MNT-02). */
export const useMaintenance = (): Texts | null => useStore(maintenance);

/** Applies the global status (MNT-04). Maintenance of the public site alone does not close the back office. */
export const noticeStatus = (status: StatusView): void =>
  maintenance.set(status.systemMaintenance ? status : null);

/** Applies a 503 answer that contains the texts (MNT-03). A 503 without them comes from a proxy and is an ordinary error. */
export function noticeUnavailable(data: unknown): void {
  if (typeof data === 'object' && data !== null && 'systemMaintenanceModeTitle' in data)
    maintenance.set(data as Texts);
}
