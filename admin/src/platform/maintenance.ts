import type { StatusView } from '@share/contract/areas/shell/shell.endpoints.ts';
import { createStore, useStore } from './store.ts';

type Texts = Pick<StatusView, 'systemMaintenanceModeTitle' | 'systemMaintenanceModeMessage'>;

const maintenance = createStore<Texts | null>(null);

/** The texts of the maintenance that closes the back office, or null (MNT-02). */
export const useMaintenance = (): Texts | null => useStore(maintenance);

/** MNT-04: what the global status says. The switch for the public site alone does not close the back office. */
export const noticeStatus = (status: StatusView): void =>
  maintenance.set(status.systemMaintenance ? status : null);

/** MNT-03: a 503 carries the texts. One without them comes from something in between, and is an error like others. */
export function noticeUnavailable(data: unknown): void {
  if (typeof data === 'object' && data !== null && 'systemMaintenanceModeTitle' in data)
    maintenance.set(data as Texts);
}
