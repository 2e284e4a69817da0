import type { RegistrationInput } from '@share/contract/areas/registration/registration.endpoints.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { queueEmail, readTemplate } from '../../platform/mail/queue-email.ts';
import {
  agreementsOfTarget,
  findActiveAgreements,
  type ShownAgreement,
} from '../consents/consents.shared.ts';
import { countRegistration, mayMailToday } from '../sessions/sessions.shared.ts';
import { findUserByEmail, refuseOtherActivationPattern } from '../users/users.shared.ts';
import { mailActivation, mayMailRegistration, newActivationToken } from './activation-mail.ts';
import { storeShownTexts } from './registered-agreements.ts';
import { registrations } from './registrations.tables.ts';

/** The shortest response time, so that it does not reveal whether the address has an account. */
const SHORTEST_MILLISECONDS = 300;

/**
 * Registers an address and mails the link that creates its account. If the address has an account already, its owner is notified
 * instead; answer and response time are the same. An address gets at most one of these e-mails in two minutes and five a day,
 * however often somebody asks.
 */
export async function register(context: Context, input: RegistrationInput): Promise<null> {
  refuseOtherActivationPattern(context, input.activationUrlPattern);
  await countRegistration(context);
  const active = await findActiveAgreements(context.db);
  const shown = agreementsOfTarget(active, 'registration', input.agreements);
  const least = new Promise((resolve) => setTimeout(resolve, SHORTEST_MILLISECONDS));
  const email = input.email.toLowerCase();
  await inTransaction(context, async (tx) => {
    const registered = { ...input, email, language: input.language ?? context.language };
    const mayMail =
      (await mayMailRegistration(tx, context, email)) &&
      (await mayMailToday({ ...context, db: tx }, 'registration', email));
    if (mayMail) await mailOwnerOrLink(tx, context, registered, shown);
    return null;
  });
  await least;
  return null;
}

async function mailOwnerOrLink(
  tx: Db,
  context: Context,
  input: RegistrationInput & { language: 'pl' | 'en' },
  shown: ShownAgreement[],
): Promise<void> {
  const now = context.now();
  const { email, language } = input;
  const owner = await findUserByEmail(tx, email);
  if (owner) {
    queueEmail(tx, context, await readTemplate(tx, 'address-taken'), {
      event: `address-taken user ${owner.id} ${now.toISOString()}`,
      recipient: owner.email,
      language: owner.language ?? context.environment.defaultLanguage,
      variables: { firstName: owner.firstName, link: context.environment.publicSiteUrl },
    });
    return;
  }
  const token = newActivationToken(context);
  await tx.insert(registrations).values({
    email,
    tokenHash: token.tokenHash,
    language,
    agreements: await storeShownTexts(tx, shown, now),
    answers: input.agreements,
    createdAt: now,
    expiresAt: token.expiresAt,
  });
  await mailActivation(tx, context, input, token);
}
