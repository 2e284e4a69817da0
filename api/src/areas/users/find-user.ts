import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from './users.tables.ts';

type StoredUser = typeof users.$inferSelect;

export async function findUser(db: Db, id: number): Promise<StoredUser | undefined> {
  const [found] = await db.select().from(users).where(eq(users.id, id));
  return found;
}

/** E-mails are stored in lower case; this one must be. */
export async function findUserByEmail(db: Db, email: string): Promise<StoredUser | undefined> {
  const [found] = await db.select().from(users).where(eq(users.email, email));
  return found;
}

/** Whether the user may sign in to the back office: an administrator who is neither locked out nor deleted. */
export const isActiveStaff = (user: Pick<StoredUser, 'active' | 'isAdmin' | 'deletedAt'>): boolean =>
  user.active && user.isAdmin && user.deletedAt === null;
