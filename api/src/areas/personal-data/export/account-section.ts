import { sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { findRecord } from '../../../platform/records/records.ts';
import { toInvestorDataView } from '../../countries/countries.shared.ts';
import { investorDataOf, userRecords } from '../../users/users.shared.ts';

export async function readAccount(context: Context, id: number) {
  const { db } = context;
  const stored = await findRecord(db, userRecords, id);
  const { rows: roles } = await db.execute(
    sql`SELECT r.name, r.description FROM user_roles ur JOIN roles r ON r.id = ur.role_id WHERE ur.user_id = ${id} ORDER BY r.name COLLATE "pl-x-icu"`,
  );
  const { rows: permissions } = await db.execute<{ name: string }>(
    sql`SELECT p.name FROM user_permissions up JOIN permissions p ON p.id = up.permission_id WHERE up.user_id = ${id} ORDER BY 1`,
  );
  return {
    id,
    email: stored.email,
    firstName: stored.firstName,
    lastName: stored.lastName,
    position: stored.position,
    active: stored.active,
    administrator: stored.isAdmin,
    superAdministrator: stored.isSuperAdmin,
    languageOfEmails: stored.language,
    ...toInvestorDataView(investorDataOf(stored), context.language),
    hasPassword: stored.passwordHash !== null,
    passwordChangedAt: stored.passwordChangedAt,
    createdAt: stored.createdAt,
    lastSignedInAt: stored.lastSignedInAt,
    deletedAt: stored.deletedAt,
    roles,
    personalPermissions: permissions.map(({ name }) => name),
  };
}
