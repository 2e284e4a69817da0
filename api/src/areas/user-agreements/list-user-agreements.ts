import {
  MOST_USER_AGREEMENTS,
  type UserAgreement,
} from '@share/contract/areas/user-agreements/user-agreements.endpoints.ts';
import { desc, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { userAgreements } from '../ledger/orders.tables.ts';
import { findUser } from '../users/users.shared.ts';

/** Newest first. Refuses with USER_NOT_EXISTS. */
export async function listUserAgreements({ db }: Context, userId: number): Promise<UserAgreement[]> {
  if (!(await findUser(db, userId))) throw new Refusal('USER_NOT_EXISTS');
  const found = await db
    .select()
    .from(userAgreements)
    .where(eq(userAgreements.userId, userId))
    .orderBy(desc(userAgreements.id))
    .limit(MOST_USER_AGREEMENTS);
  return found.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
