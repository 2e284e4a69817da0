import { MOST_USER_EMAILS, type UserEmail } from '@share/contract/areas/users/user-emails.endpoints.ts';
import { desc, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { emails } from '../../platform/mail/mail.tables.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findUser } from './find-user.ts';

/**
 * The newest e-mails to a user, newest first, also to former addresses. E-mails to other accounts with one of these addresses
 * are left out. Refuses with USER_NOT_EXISTS.
 */
export async function listUserEmails({ db }: Context, id: number): Promise<UserEmail[]> {
  if (!(await findUser(db, id))) throw new Refusal('USER_NOT_EXISTS');
  const found = await db
    .select()
    .from(emails)
    .where(eq(emails.userId, id))
    .orderBy(desc(emails.id))
    .limit(MOST_USER_EMAILS);
  return found.map(({ id, subject, createdAt, sentAt, givenUpAt }) => ({
    id,
    subject,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    givenUpAt: givenUpAt?.toISOString() ?? null,
  }));
}
