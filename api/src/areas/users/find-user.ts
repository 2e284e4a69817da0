import { and, eq, isNull } from 'drizzle-orm';
import type { SessionKind } from '../../platform/context.ts';
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

/** Active administrators may sign in to the back office, and everybody whose account is active to the public site. */
export const maySignIn = (
  user: Pick<StoredUser, 'active' | 'isAdmin' | 'deletedAt'>,
  kind: SessionKind,
): boolean => user.active && user.deletedAt === null && (user.isAdmin || kind === 'investor');
