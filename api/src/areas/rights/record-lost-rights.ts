import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { audit } from '../../platform/records/audit.ts';
import { readPermissionNames } from './read-items.ts';

/**
 * Records the roles and personal permissions of somebody from whom the database is about to take them all, as if they were taken
 * one by one (R27). What the person still has is read, so call it before the account changes.
 */
export async function recordLostRights(
  tx: Db,
  context: Context,
  { id, email }: { id: number; email: string },
): Promise<void> {
  const { rows: roles } = await tx.execute<{ id: number; name: string }>(sql`
    SELECT r.id, r.name FROM user_roles ur JOIN roles r ON r.id = ur.role_id WHERE ur.user_id = ${id} ORDER BY r.id`);
  for (const role of roles) {
    const before = { role: role.name, user: email, userId: id };
    const person = { id };
    await audit(tx, context, { action: 'role.remove-user', entity: 'role', id: role.id, before, person });
  }
  const isPersonal = sql`p.id IN (SELECT permission_id FROM user_permissions WHERE user_id = ${id})`;
  for (const permission of await readPermissionNames(tx, isPersonal)) {
    const before = { user: email, permission };
    await audit(tx, context, { action: 'user.revoke-permission', entity: 'user', id, before });
  }
}
