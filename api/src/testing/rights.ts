import type { UserEditInput } from '@share/contract/areas/users/users.schemas.ts';
import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import { eq, inArray } from 'drizzle-orm';
import { permissions } from '../areas/permissions/permissions.tables.ts';
import { rolePermissions, roles, userRoles } from '../areas/roles/roles.tables.ts';
import { users } from '../areas/users/users.tables.ts';
import type { Context } from '../platform/context.ts';

/** A role with those permissions, given to those users. */
export async function aRole({ db }: Context, keys: readonly PermissionKey[] = [], userIds: number[] = []) {
  const [role] = await db.insert(roles).values({ name: 'Sales', description: 'Sells' }).returning();
  if (!role) throw new Error('No role was created');
  for (const permissionId of await idsOf({ db }, keys))
    await db.insert(rolePermissions).values({ roleId: role.id, permissionId });
  for (const userId of userIds) await db.insert(userRoles).values({ roleId: role.id, userId });
  return role;
}

/** The ids of built-in permissions, in the order of the keys. */
export async function idsOf({ db }: Pick<Context, 'db'>, keys: readonly PermissionKey[]): Promise<number[]> {
  if (keys.length === 0) return [];
  const found = await db
    .select()
    .from(permissions)
    .where(inArray(permissions.name, [...keys]));
  const ids = new Map(found.map(({ name, id }) => [name, id]));
  return keys.map((key) => ids.get(key) ?? 0);
}

/** A body that changes nothing about a user except `fields`. */
export async function anEdit(
  { db }: Context,
  id: number,
  fields: Partial<UserEditInput> = {},
): Promise<UserEditInput> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error(`There is no user ${id}`);
  const { email, firstName, lastName, active, isAdmin, phoneNumber } = row;
  const { address, zip, city, state, country, bankCountry, bankName, accountNumber } = row;
  return {
    email,
    firstName,
    lastName,
    active,
    isAdmin,
    investorData: {
      phoneNumber,
      address: { address, zip, city, state, country },
      bankAccount: { country: bankCountry, bankName, accountNumber },
    },
    ...fields,
  };
}
