import { checkPermissions } from '@share/contract/areas/shell/shell.endpoints.ts';
import type { Access, Endpoint } from '@share/contract/shared/endpoint.ts';
import { type PermissionKey, permissionKeys } from '@share/contract/shared/permissions.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from './api/api-client.ts';
import { createStore, useStore } from './store.ts';

/** ACL-06. `held` knows only the keys that were asked for. */
interface Permissions {
  status: 'idle' | 'success' | 'failure';
  held: ReadonlyMap<string, boolean>;
}

const nothing: Permissions = { status: 'idle', held: new Map() };
const permissions = createStore<Permissions>(nothing);

/** Asks for the permissions of all areas at once (ACL-03). */
export async function loadPermissions(): Promise<void> {
  try {
    permissions.set({ status: 'success', held: await ask(permissionKeys) });
  } catch (failure) {
    permissions.set({ status: 'failure', held: new Map() });
    throw failure;
  }
}

async function ask(keys: readonly string[]): Promise<Map<string, boolean>> {
  const answers = await call(checkPermissions, { query: { 'permissions[]': [...keys] } });
  return new Map(answers.map(({ permission, isPermitted }) => [permission, isPermitted]));
}

/** What an endpoint, or anything guarded like one, demands. */
type Guarded = Pick<Endpoint, 'access'>;

function isAllowed({ access }: Guarded, held: ReadonlyMap<string, boolean>): boolean {
  const keys = keysOf(access);
  return keys.length === 0 || keys.some((key) => held.get(key) === true);
}

/** Any one of these is enough; none are needed for what is open to everybody who is signed in. */
const keysOf = (access: Access): readonly PermissionKey[] => {
  if (access === 'self' || access === 'public' || access === 'site') return [];
  return typeof access === 'string' ? [access] : access;
};

/** Whether the signed-in person may call the endpoint. The server decides; this only spares them a refusal. */
export const useCan = (endpoint: Guarded): boolean => isAllowed(endpoint, useStore(permissions).held);

/** Whether the person may call one of these endpoints; with none to call, anybody may. */
export const useIsAllowed = (endpoints: readonly Guarded[]): boolean => {
  const { held } = useStore(permissions);
  return endpoints.length === 0 || endpoints.some((endpoint) => isAllowed(endpoint, held));
};

/** Where one goes back to from a record: to its list, or home for those who may not see that. */
export const useListOrHome = (list: Guarded, path: string): string => (useCan(list) ? path : '/');

/** Shows its children to those who may call the endpoint (ACL-08). */
export function IfAllowed(props: { endpoint: Guarded; children: ReactNode; otherwise?: ReactNode }) {
  return useCan(props.endpoint) ? props.children : (props.otherwise ?? null);
}

/**
 * Whether a screen that needs one of these endpoints exists for this person; with none to call, for everybody. Keys that
 * were not asked for yet are asked for once (ACL-07).
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
