import type { whyNotAgain } from '@share/contract/areas/emails/emails.schemas.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { EmailType } from '../../platform/mail/email-variables.ts';
import type { emails } from '../../platform/mail/mail.tables.ts';
import { isLeased } from '../../platform/mail/outbox.ts';
import { isOpenActivation } from '../registration/registration.shared.ts';
import { sendFirstLinkAgain, sendResetLinkAgain } from '../users/users.shared.ts';

type StoredEmail = typeof emails.$inferSelect;
type Person = { email: string; deletedAt: Date | null };

/** The verbs that send a new link to an account, for e-mails whose text is not stored. */
export const newLinks: Partial<Record<EmailType, typeof sendFirstLinkAgain>> = {
  'set-password': sendFirstLinkAgain,
  'password-reset': sendResetLinkAgain,
};

/**
 * The address to which an e-mail is sent again: the present one of the person. A warning about a changed address goes to the
 * former address again, because it is for the owner of that one.
 */
export const presentAddress = ({ type, recipient }: StoredEmail, person: Person | null): string =>
  person === null || type === 'account-changed' ? recipient : person.email;

/** Why the e-mail cannot be sent again; null if it can. */
export async function whyNotSendAgain(
  db: Db,
  email: StoredEmail,
  person: Person | null,
  now: Date,
): Promise<(typeof whyNotAgain)[number] | null> {
  if (email.againAt) return 'EMAIL_ALREADY_SENT_AGAIN';
  if (await isAboutToBeSent(db, email)) return 'EMAIL_IS_WAITING';
  if (person?.deletedAt) return 'USER_IS_DELETED';
  if (await isRepeatable(db, email.id, now)) return null;
  return email.keepsText ? 'EMAIL_TEXT_IS_DELETED' : 'EMAIL_LINK_HAS_ENDED';
}

/**
 * SQL: whether an e-mail with the alias `e` could be sent again at the instant `at`: its text is stored, or its link still has a
 * purpose, and the person is not deleted.
 */
export const isRepeatableAt = (
  at: string,
): string => `(NOT EXISTS (SELECT FROM users u WHERE u.id = e.user_id AND u.deleted_at IS NOT NULL)
  AND CASE WHEN e.keeps_text THEN e.body IS NOT NULL
    WHEN e.type = 'activation' THEN ${isOpenActivation(at)}
    WHEN e.type = 'set-password' THEN EXISTS (SELECT FROM users u WHERE u.id = e.user_id AND u.password_hash IS NULL)
    ELSE e.type = 'password-reset' AND e.user_id IS NOT NULL END)`;

async function isRepeatable(db: Db, id: number, now: Date): Promise<boolean> {
  const at = `'${now.toISOString()}'::timestamptz`;
  const { rows } = await db.execute(
    sql`SELECT FROM emails e WHERE e.id = ${id} AND ${sql.raw(isRepeatableAt(at))}`,
  );
  return rows.length > 0;
}

/**
 * Whether the e-mail waits for its first attempt or is being sent. After a failed attempt it may wait for hours, so it can be
 * sent again then.
 */
const isAboutToBeSent = async (db: Db, { id, sentAt, givenUpAt, attempts }: StoredEmail): Promise<boolean> =>
  !sentAt && !givenUpAt && (attempts === 0 || (await isLeased(db, id)));
