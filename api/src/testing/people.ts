import { randomUUID } from 'node:crypto';
import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import { inArray } from 'drizzle-orm';
import { permissions } from '../areas/permissions/permissions.tables.ts';
import { openSession } from '../areas/sessions/sign-in.ts';
import { userPermissions, users } from '../areas/users/users.tables.ts';
import type { Context, SessionKind } from '../platform/context.ts';

/** By default an active administrator; `can` lists the permissions of the account. */
export interface AnAccount extends Partial<typeof users.$inferInsert> {
  can?: readonly PermissionKey[];
}

export async function aUser({ db }: Context, { can = [], ...fields }: AnAccount = {}) {
  const [user] = await db
    .insert(users)
    .values({
      email: `${randomUUID()}@example.com`,
      firstName: 'Anna',
      lastName: 'Nowak',
      isAdmin: true,
      ...fields,
    })
    .returning();
  if (!user) throw new Error('No user was created');
  if (can.length > 0) {
    const keys = await db
      .select()
      .from(permissions)
      .where(inArray(permissions.name, [...can]));
    await db.insert(userPermissions).values(keys.map((key) => ({ userId: user.id, permissionId: key.id })));
  }
  return user;
}

export const anInvestor = (context: Context, fields: AnAccount = {}) =>
  aUser(context, { isAdmin: false, ...fields });

/** The `authorization` header for a new session of that person; by default one of the back office for staff. */
export const bearerOf = async (
  context: Context,
  person: Parameters<typeof openSession>[1],
  kind?: SessionKind,
): Promise<string> => `Bearer ${(await openSession(context, person, kind)).accessToken}`;
