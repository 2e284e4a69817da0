import type { UserEmail } from '@share/contract/areas/users/user-emails.endpoints.ts';
import { and, desc, eq, gte, lte } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { emails } from '../../platform/mail/mail.tables.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findUser } from './find-user.ts';

const MOST = 500;

/**
 * The e-mails to a user's present address since the account was opened, newest first: a former account may have had the same
 * address. Refuses with USER_NOT_EXISTS.
 */
export async function listUserEmails({ db }: Context, id: number): Promise<UserEmail[]> {
  const user = await findUser(db, id);
  if (!user) throw new Refusal('USER_NOT_EXISTS');
  const found = await db
    .select()
    .from(emails)
    .where(
      and(
        eq(emails.recipient, user.email),
        // `createdAt` is the start of the transaction, which may have created the user a moment later.
        gte(emails.dueAt, user.createdAt),
        user.deletedAt ? lte(emails.createdAt, user.deletedAt) : undefined,
      ),
    )
    .orderBy(desc(emails.id))
    .limit(MOST);
  return found.map(({ id, subject, createdAt, sentAt, givenUpAt }) => ({
    id,
    subject,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    givenUpAt: givenUpAt?.toISOString() ?? null,
  }));
}
