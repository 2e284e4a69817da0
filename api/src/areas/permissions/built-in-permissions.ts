import { permissionDescriptions } from '@share/contract/shared/permission-descriptions.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { permissions } from './permissions.tables.ts';

/** Stores every permission that the software checks, with the description in the contract (I-22). */
export async function ensureBuiltInPermissions(db: Db): Promise<void> {
  const rows = Object.entries(permissionDescriptions).map(([name, description]) => ({
    name,
    description,
    isSystem: true,
  }));
  await db
    .insert(permissions)
    .values(rows)
    .onConflictDoUpdate({
      target: permissions.name,
      set: { description: sql`excluded.description`, isSystem: true },
      setWhere: sql`${permissions.description} <> excluded.description OR NOT ${permissions.isSystem}`,
    });
}
