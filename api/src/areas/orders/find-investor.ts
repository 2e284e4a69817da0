import type { findInvestor as endpoint } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { AnswerOf } from '@share/contract/shared/endpoint.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { users } from '../users/users.tables.ts';

/**
 * Whether a user has this e-mail; a deleted user counts only if no other one has it. Also the name of the account to which an
 * order for this e-mail would go (ORD-45).
 */
export async function findInvestor({ db }: Context, email: string): Promise<AnswerOf<typeof endpoint>> {
  const [found] = await db
    .select({ deletedAt: users.deletedAt, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.email, email.toLowerCase()))
    .orderBy(sql`${users.deletedAt} DESC NULLS FIRST`)
    .limit(1);
  if (!found) return { exists: false, isDeleted: false, name: null };
  const { deletedAt, ...name } = found;
  return { exists: true, isDeleted: deletedAt !== null, name: deletedAt === null ? name : null };
}
