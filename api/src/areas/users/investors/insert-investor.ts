import type { Db } from '../../../platform/database/database.ts';
import { users } from '../users.tables.ts';

type Registered = Pick<
  typeof users.$inferInsert,
  | 'email'
  | 'emailConfirmedAt'
  | 'firstName'
  | 'lastName'
  | 'language'
  | 'passwordHash'
  | 'passwordChangedAt'
  | 'createdAt'
>;

/** Creates the account of an investor who registered; null if the address has an account. */
export async function insertInvestor(tx: Db, registered: Registered): Promise<number | null> {
  const [created] = await tx
    .insert(users)
    .values(registered)
    .onConflictDoNothing()
    .returning({ id: users.id });
  return created?.id ?? null;
}
