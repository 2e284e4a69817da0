import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { Actor } from '../../context.ts';

const MINUTE = 60_000;
const MOST = 10_000;

/**
 * Whether a forbidden call is recorded in the audit trail, from which nothing is ever deleted. For a member of staff, each
 * endpoint is recorded once a minute. Calls of the back office in sessions of the public site are only counted by the metrics,
 * because anybody can register as an investor.
 */
export function openRefusedAccess(
  milliseconds = () => performance.now(),
): (actor: Actor, endpoint: Endpoint) => boolean {
  const recordedAt = new Map<string, number>();
  return ({ id, sessionKind }, { method, path }) => {
    if (sessionKind !== 'staff') return false;
    const call = `${id} ${method} ${path}`;
    const last = recordedAt.get(call);
    const at = milliseconds();
    if (last !== undefined && at - last < MINUTE) return false;
    if (recordedAt.size === MOST) recordedAt.clear();
    recordedAt.set(call, at);
    return true;
  };
}
