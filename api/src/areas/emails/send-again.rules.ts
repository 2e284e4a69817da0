import type { whyNotAgain } from '@share/contract/areas/emails/emails.schemas.ts';
import type { EmailType } from '../../platform/mail/email-types.ts';
import type { emails } from '../../platform/mail/mail.tables.ts';
import { sendFirstLinkAgain, sendResetLinkAgain } from '../users/users.shared.ts';

type StoredEmail = typeof emails.$inferSelect;
type Person = { email: string; deletedAt: Date | null };

/** The verbs that made the links of e-mails whose text is not kept: each sends a new link. */
export const newLinks: Partial<Record<EmailType, typeof sendFirstLinkAgain>> = {
  'set-password': sendFirstLinkAgain,
  'password-reset': sendResetLinkAgain,
};

/**
 * Where an e-mail is sent again: to the present address of the person. One that warns of a changed address stays with the
 * former one, whose owner it warns.
 */
export const presentAddress = ({ type, recipient }: StoredEmail, person: Person | null): string =>
  person === null || type === 'account-changed' ? recipient : person.email;

/** Null if nothing stands against it. */
export function whyNotSendAgain(
  email: StoredEmail,
  person: Person | null,
  now: Date,
): (typeof whyNotAgain)[number] | null {
  if (email.againAt) return 'EMAIL_ALREADY_SENT_AGAIN';
  if (isAboutToBeSent(email, now)) return 'EMAIL_IS_WAITING';
  if (person?.deletedAt) return 'USER_IS_DELETED';
  const hasSource = email.keepsText ? email.body !== null : newLinks[email.type] && person;
  return hasSource ? null : 'EMAIL_TEXT_IS_DELETED';
}

/** One that has failed may wait for hours: that one can be sent again. */
const isAboutToBeSent = ({ sentAt, givenUpAt, attempts, leasedUntil }: StoredEmail, now: Date) =>
  !sentAt && !givenUpAt && (attempts === 0 || (leasedUntil !== null && leasedUntil > now));
