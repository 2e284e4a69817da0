import * as factor from '@share/contract/areas/account/second-factor.endpoints.ts';
import { getCurrentUser, issueToken } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { emails } from '../../platform/mail/mail.tables.ts';
import type { AnAccount } from '../people.ts';
import { caller } from '../test-app.ts';
import { client, peopleWithPasswords } from './people-with-passwords.ts';

/** People who sign in with one-time codes, for all tests of a file; each test begins at noon. */
export function peopleWithCodes() {
  const people = peopleWithPasswords();
  const { app, later, someone, signIn } = people;
  const finish = (halfSessionToken: string, code: string) =>
    app.asVisitor(issueToken, { body: { grantType: 'second_factor', halfSessionToken, code, ...client } });
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: app.services.now().getTime() + steps * 30_000,
    });
  /** A code that is not valid. */
  const wrongCode = (secret: string) =>
    ['111111', '222222', '333333', '444444'].find(
      (code) => ![-1, 0, 1].some((steps) => codeOf(secret, steps) === code),
    ) ?? '';

  /** Somebody with an app that shows codes; the clock is a minute later, so that the first code can be used. */
  async function withCodes(fields: AnAccount = {}) {
    const user = await someone(fields);
    const call = caller(app.app, (await signIn(user.email)).data.accessToken);
    const { secret, uri } = (await call(factor.startOneTimeCodes)).data;
    const confirmed = await call(factor.confirmOneTimeCodes, { body: { code: codeOf(secret) } });
    const recovery = confirmed.data.recoveryCodes ?? [];
    later(60);
    return { ...user, call, secret, uri, recovery };
  }
  const isSignedIn = async (answer: Awaited<ReturnType<typeof finish>>) =>
    (await caller(app.app, answer.data.accessToken)(getCurrentUser)).status === 200;

  const mailsTo = (email: string) =>
    app.context.db.select().from(emails).where(eq(emails.recipient, email)).orderBy(emails.id);

  return { ...people, finish, codeOf, wrongCode, withCodes, isSignedIn, mailsTo };
}
