import type { Access } from '@share/contract/shared/endpoint.ts';
import type { Actor } from '../context.ts';

type Verdict = 'allowed' | 'not signed in' | 'forbidden';

/** Whether the actor may call an endpoint with that access. A super administrator has every permission (ACL-10). */
export function judge(access: Access, actor: Actor): Verdict {
  if (access === 'public' || access === 'site') return 'allowed';
  if (actor.id === null) return 'not signed in';
  if (!actor.isAdmin) return 'forbidden';
  if (access === 'self' || actor.isSuperAdmin) return 'allowed';
  const keys: readonly string[] = typeof access === 'string' ? [access] : access;
  return keys.some((key) => actor.permissions.has(key)) ? 'allowed' : 'forbidden';
}
