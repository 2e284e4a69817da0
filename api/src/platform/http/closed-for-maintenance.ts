import type { StatusView } from '@share/contract/areas/shell/shell.endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { Actor } from '../context.ts';

/** Thrown when maintenance closes a call; the answer contains the texts to show (MNT-03, R30). */
export class Closed extends Error {
  readonly status: StatusView;

  constructor(status: StatusView) {
    super('Maintenance');
    this.status = status;
  }
}

/** Calls that are never closed, so that the back office can see when maintenance ends. */
const alwaysOpen = new Set(['/status', '/runtime-config']);

/**
 * Whether maintenance closes the call. System maintenance closes everything. Maintenance of the site closes it to everyone
 * except signed-in administrators. A caller with a token that the server no longer knows may be an administrator: the call is
 * refused in another way, so that the client renews the token (SES-14).
 */
export function isClosed(
  endpoint: Endpoint,
  actor: Actor,
  status: StatusView,
  hasUnknownToken = false,
): boolean {
  if (alwaysOpen.has(endpoint.path)) return false;
  if (status.systemMaintenance) return true;
  const isOfSite = endpoint.access === 'site' || endpoint.access === 'investor';
  return status.maintenanceMode && isOfSite && !actor.isAdmin && !hasUnknownToken;
}
