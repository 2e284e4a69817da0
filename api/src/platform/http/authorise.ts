import type { Access, Endpoint } from '@share/contract/shared/endpoint.ts';
import type { Actor, Context } from '../context.ts';

type Verdict = 'allowed' | 'not signed in' | 'forbidden';

/** Whether the actor may call an endpoint with that access. A super administrator has every permission (ACL-10). */
export function judge(access: Access, actor: Actor): Verdict {
  if (access === 'public' || access === 'site') return 'allowed';
  if (actor.id === null) return 'not signed in';
  if (access === 'investor') return actor.sessionKind === 'investor' ? 'allowed' : 'forbidden';
  if (!actor.isAdmin) return 'forbidden';
  if (access === 'self' || actor.isSuperAdmin) return 'allowed';
  const keys: readonly string[] = typeof access === 'string' ? [access] : access;
  return keys.some((key) => actor.permissions.has(key)) ? 'allowed' : 'forbidden';
}

/** The answer of a verb about a record: the record for people who may read it with `reading`, else null. */
export const shownTo = <View>(
  { actor }: Context,
  reading: Pick<Endpoint, 'access'>,
  view: View,
): View | null => (judge(reading.access, actor) === 'allowed' ? view : null);

/** The calls of the frame and of the screen "My account": only these are open until a demanded second factor is set up. */
const frameOfAccount = new Set([
  '/token',
  '/user/me',
  '/user/me/draft-key',
  '/admin/splash-screen',
  '/admin/user/me/permission-check',
  '/me/session',
]);

/**
 * Whether the endpoint is closed to an administrator who lacks a second factor that the settings demand. In a session of the
 * public site, everything that belongs to an investor is closed; ending the session is possible.
 */
export function isShutWithoutFactor({ access, path }: Endpoint, actor: Actor): boolean {
  const isOpen = access === 'public' || path.startsWith('/self/') || frameOfAccount.has(path);
  const readsSite = access === 'site' && actor.sessionKind === 'investor';
  return actor.lacksFactor && !isOpen && !readsSite;
}
