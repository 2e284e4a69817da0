import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { users } from '../users/users.tables.ts';

/** Returns only whether a user has this e-mail, no data of the user (ORD-45). */
export async function findInvestor(
  { db }: Context,
  email: string,
): Promise<{ exists: boolean; isDeleted: boolean }> {
  const [found] = await db
    .select({ deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  return { exists: found !== undefined, isDeleted: found?.deletedAt instanceof Date };
}
