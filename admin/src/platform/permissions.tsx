import { checkPermissions } from '@share/contract/areas/shell/shell.endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { type PermissionKey, permissionKeys } from '@share/contract/shared/permissions.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from './api-client.ts';
import { createStore, useStore } from './store.ts';

/** ACL-06. `held` knows only the keys that were asked for. */
interface Permissions {
  status: 'idle' | 'success' | 'failure';
  held: ReadonlyMap<string, boolean>;
}

const nothing: Permissions = { status: 'idle', held: new Map() };
const permissions = createStore<Permissions>(nothing);

export const usePermissionStatus = (): Permissions['status'] => useStore(permissions).status;

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

export function isAllowed(
  { access }: Guarded,
  held: ReadonlyMap<string, boolean> = permissions.get().held,
): boolean {
  if (access === 'self' || access === 'public' || access === 'site') return true;
  return (typeof access === 'string' ? [access] : access).some((key) => held.get(key) === true);
}

/** Whether the signed-in person may call the endpoint. The server decides; this only spares them a refusal. */
export const useCan = (endpoint: Guarded): boolean => isAllowed(endpoint, useStore(permissions).held);

/** Whether the person may call one of these endpoints; with none to call, anybody may. */
export function useIsAllowed(endpoints: readonly Guarded[]): boolean {
  const { held } = useStore(permissions);
  return endpoints.length === 0 || endpoints.some((endpoint) => isAllowed(endpoint, held));
}

/** Shows its children to those who may call the endpoint (ACL-08). */
export function IfAllowed(props: { endpoint: Guarded; children: ReactNode; otherwise?: ReactNode }) {
  return useCan(props.endpoint) ? props.children : (props.otherwise ?? null);
}

/** A screen names the keys it needs; those not yet known are asked for, once (ACL-07). */
export function useScreenPermissions(keys: readonly PermissionKey[]): 'checking' | 'checked' | 'failed' {
  const { held } = useStore(permissions);
  const [failedFor, setFailedFor] = useState('');
  const missing = keys.filter((key) => !held.has(key)).join(' ');
  useEffect(() => {
    if (missing === '') return;
    ask(missing.split(' ')).then(
      (found) => permissions.set({ status: 'success', held: new Map([...permissions.get().held, ...found]) }),
      () => setFailedFor(missing),
    );
  }, [missing]);
  if (missing === '') return 'checked';
  return failedFor === missing ? 'failed' : 'checking';
}
