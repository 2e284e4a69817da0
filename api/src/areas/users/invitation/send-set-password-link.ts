import { fullName } from '@share/contract/areas/orders/investor-name.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { queueEmail, readTemplate } from '../../../platform/mail/queue-email.ts';
import { sha256 } from '../../../platform/secrets.ts';
import { findUser } from '../find-user.ts';
import { hoursAfter, makePasswordToken, SET_HOURS } from '../passwords/password-token.ts';
import type { users } from '../users.tables.ts';

interface Invited extends Pick<typeof users.$inferSelect, 'id' | 'email' | 'firstName' | 'language'> {
  /** Absent: an investor. */
  isAdmin?: boolean;
}

/** E-mails a link to set the first password, in the person's language. Former links stop working. */
export async function sendSetPasswordLink(
  tx: Db,
  context: Context,
  user: Invited,
  linkOf: (token: string) => string,
): Promise<void> {
  const token = await makePasswordToken(tx, context, user.id, SET_HOURS);
  const language = user.language ?? context.environment.defaultLanguage;
  const inviter = user.isAdmin ? await readInviter(tx, context) : '';
  queueEmail(tx, context, await readTemplate(tx, 'set-password'), {
    event: `set-password user ${user.id} ${sha256(token)}`,
    recipient: user.email,
    language,
    variables: {
      firstName: user.firstName,
      link: linkOf(token),
      invitation: user.isAdmin ? toOffice[language](inviter) : toSite[language],
      validUntil: moments[language].format(hoursAfter(context.now(), SET_HOURS)),
    },
  });
}

/** The name of the member of staff who invites; '' for the operator. */
async function readInviter(tx: Db, { actor }: Context): Promise<string> {
  const inviter = actor.id === null ? undefined : await findUser(tx, actor.id);
  return inviter ? fullName(inviter) : '';
}

const toOffice: Record<Language, (inviter: string) => string> = {
  pl: (inviter) =>
    inviter === '' ? 'Masz konto w panelu pracowników.' : `${inviter} zaprasza Cię do panelu pracowników.`,
  en: (inviter) =>
    inviter === ''
      ? 'You have an account in the back office.'
      : `${inviter} has invited you to the back office.`,
};

/** Investors are invited by the company, which stands below the e-mail, and not by a person. */
const toSite: Record<Language, string> = {
  pl: 'Utworzyliśmy dla Ciebie konto inwestora.',
  en: "We have created an investor's account for you.",
};

const moment = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Warsaw' });
const moments: Record<Language, Intl.DateTimeFormat> = { pl: moment('pl'), en: moment('en-GB') };
