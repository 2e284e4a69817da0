import { sql } from 'drizzle-orm';
import type { Actor } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isLastSuperAdmin } from '../../rights/rights.shared.ts';
import { users } from '../../users/users.tables.ts';
import { needsSomebodyElse, type Ownership, ownershipOf } from './own-order.rules.ts';

/** SQL: whether the investor `users` is the only active super administrator. */
export const isOfOnlySuperAdmin = sql<boolean>`CASE WHEN ${users.isSuperAdmin} THEN NOT EXISTS (
  SELECT FROM users other WHERE other.is_super_admin AND other.active AND other.deleted_at IS NULL AND other.id <> ${users.id})
  ELSE false END`;

/** For verbs, which know only the number of the investor. */
export async function readOwnership(db: Db, actor: Actor, userId: number): Promise<Ownership> {
  if (userId !== actor.id) return 'others';
  const isAlone = await isLastSuperAdmin(db, { id: userId, isSuperAdmin: actor.isSuperAdmin });
  return ownershipOf(actor, { userId, isOfOnlySuperAdmin: isAlone });
}

/** Refuses with OWN_ORDER: nobody says that money of their own has arrived. */
export async function refuseOwn(db: Db, actor: Actor, userId: number, note = ''): Promise<void> {
  if (needsSomebodyElse(await readOwnership(db, actor, userId), note)) throw new Refusal('OWN_ORDER');
}
