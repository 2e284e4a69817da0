import { checkPermissions } from '@share/contract/areas/shell/shell.endpoints.ts';
import type { Access, Endpoint } from '@share/contract/shared/endpoint.ts';
import { isPermissionKey, type PermissionKey, permissionKeys } from '@share/contract/shared/permissions.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from './api/api-client.ts';
import { createStore, useStore } from './store.ts';

/** `held` contains only keys that the server was asked about (ACL-06). */
interface Permissions {
  status: 'idle' | 'success' | 'failure';
  held: ReadonlyMap<string, boolean>;
}

const nothing: Permissions = { status: 'idle', held: new Map() };
const permissions = createStore<Permissions>(nothing);

/** Requests the permissions of all areas in one call (ACL-03). */
export async function loadPermissions(): Promise<void> {
  try {
    permissions.set({ status: 'success', held: await ask(permissionKeys) });
  } catch (failure) {
    permissions.set({ status: 'failure', held: new Map() });
    throw failure;
  }
}

/** Loads all known permissions again; if that fails, they stay as they are. Returns whether one was taken away. */
export async function reloadPermissions(): Promise<boolean> {
  const held = await askAgain();
  const isAnyLost = isLost(held);
  permissions.set({ status: 'success', held });
  return isAnyLost;
}

/** Whether a permission was taken away meanwhile. The permissions that the screens use stay as they are. */
export const isPermissionLost = async (): Promise<boolean> => isLost(await askAgain());

const askAgain = () => ask([...new Set([...permissionKeys, ...permissions.get().held.keys()])]);

const isLost = (now: ReadonlyMap<string, boolean>): boolean =>
  [...permissions.get().held].some(([key, wasHeld]) => wasHeld && !now.get(key));

async function ask(keys: readonly string[]): Promise<Map<string, boolean>> {
  const answers = await call(checkPermissions, { query: { 'permissions[]': [...keys] } });
  return new Map(answers.map(({ permission, isPermitted }) => [permission, isPermitted]));
}

/** An endpoint, or anything with the same access rules. */
type Guarded = Pick<Endpoint, 'access'>;

function isAllowed({ access }: Guarded, held: ReadonlyMap<string, boolean>): boolean {
  if (access === 'investor') return false;
  const keys = keysOf(access);
  return keys.length === 0 || keys.some((key) => held.get(key) === true);
}

/** One of these keys is enough; an empty list allows every signed-in user. */
const keysOf = (access: Access): readonly PermissionKey[] => {
  if (typeof access === 'string') return isPermissionKey(access) ? [access] : [];
  return access;
};

/** Whether the signed-in user may call the endpoint. The server decides; this only hides what it would refuse. */
export const useCan = (endpoint: Guarded): boolean => isAllowed(endpoint, useStore(permissions).held);

/** Whether the signed-in user holds any permission. */
export const useHoldsAny = (): boolean => [...useStore(permissions).held.values()].some(Boolean);

/** Whether the user may call one of these endpoints; true when there are none. */
export const useIsAllowed = (endpoints: readonly Guarded[]): boolean => {
  const { held } = useStore(permissions);
  return endpoints.length === 0 || endpoints.some((endpoint) => isAllowed(endpoint, held));
};

/** Returns a function that tells whether the user may open a route, by the needs of the route. */
export function usePermissions(): (needs: 'nothing' | readonly Guarded[]) => boolean {
  const { held } = useStore(permissions);
  return (needs) => needs === 'nothing' || needs.some((endpoint) => isAllowed(endpoint, held));
}

/** The path back from a record: its list, or home for users who may not see the list. */
export const useListOrHome = (list: Guarded, path: string): string => (useCan(list) ? path : '/');

/** Renders its children only for users who may call the endpoint (ACL-08). */
export function IfAllowed(props: { endpoint: Guarded; children: ReactNode; otherwise?: ReactNode }) {
  return useCan(props.endpoint) ? props.children : (props.otherwise ?? null);
}

/**
 * Whether the user may see a screen that needs one of these endpoints; with no endpoints, every user may. Unknown keys are
 * requested once (ACL-07).
 */
export function useScreenPermission(
  endpoints: readonly Guarded[],
): 'checking' | 'allowed' | 'denied' | 'failed' {
  const { held } = useStore(permissions);
  const isPermitted = useIsAllowed(endpoints);
  const [failedFor, setFailedFor] = useState('');
  const missing = endpoints
    .flatMap(({ access }) => keysOf(access))
    .filter((key) => !held.has(key))
    .join(' ');
  useEffect(() => {
    if (missing === '') return;
    ask(missing.split(' ')).then(
      (found) => permissions.set({ status: 'success', held: new Map([...permissions.get().held, ...found]) }),
      () => setFailedFor(missing),
    );
  }, [missing]);
  if (missing !== '') return failedFor === missing ? 'failed' : 'checking';
  return isPermitted ? 'allowed' : 'denied';
}
