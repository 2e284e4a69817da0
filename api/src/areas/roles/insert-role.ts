import type { RoleInput } from '@share/contract/areas/roles/roles.schemas.ts';
import { sql } from 'drizzle-orm';
import { audit } from '../../platform/records/audit.ts';
import { insertRecord, type Scope } from '../../platform/records/record-steps.ts';
import { roleRecords } from './roles.reads.ts';

/** Inserts a role with the permissions of these names, records the role and each permission, and returns its id. */
export async function insertRole(
  { tx, context }: Scope,
  input: RoleInput,
  permissions: readonly string[],
): Promise<number> {
  const { id, name } = await insertRecord({ tx, context }, roleRecords, input);
  await tx.execute(sql`
    INSERT INTO role_permissions (role_id, permission_id)
    SELECT ${id}, p.id FROM permissions p WHERE p.name = ANY(${sql.param(permissions)}::text[])`);
  for (const permission of permissions) {
    const after = { role: name, permission };
    await audit(tx, context, { action: 'role.add-permission', entity: 'role', id, after });
  }
  return id;
}
