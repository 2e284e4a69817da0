import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from './users.tables.ts';

type StoredUser = typeof users.$inferSelect;

export async function findUser(db: Db, id: number): Promise<StoredUser | undefined> {
  const [found] = await db.select().from(users).where(eq(users.id, id));
  return found;
}

/** The user who is not deleted. `email` must be in lower case, as e-mails are stored. */
export async function findUserByEmail(db: Db, email: string): Promise<StoredUser | undefined> {
  const [found] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  return found;
}

/** Whether the user may sign in to the back office: an active administrator who is not deleted. */
export const isActiveStaff = (user: Pick<StoredUser, 'active' | 'isAdmin' | 'deletedAt'>): boolean =>
  user.active && user.isAdmin && user.deletedAt === null;
