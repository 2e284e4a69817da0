import { publicAgreements } from '@share/contract/areas/consents/consents.endpoints.ts';
import * as registration from '@share/contract/areas/registration/registration.endpoints.ts';
import { issueToken } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { agreements } from '../../areas/agreements/agreements.tables.ts';
import { users } from '../../areas/users/users.tables.ts';
import { appForAllTests } from '../for-all-tests.ts';
import { mailTo } from '../mail/queued-mail.ts';
import { client, NOON, PASSWORD } from './people-with-passwords.ts';

const PATTERN = 'https://www.example.com/activate/:token';

/** Visitors who register on the public site, for all tests of a file; each test begins at noon, without agreements. */
export function visitorsWhoRegister() {
  const app = appForAllTests({ PUBLIC_SITE_URL: 'https://www.example.com' });

  beforeEach(async () => {
    app.setClock(NOON);
    await app.context.db.delete(agreements);
    await app.context.db.execute('DELETE FROM throttles');
  });
  const later = (seconds: number) => app.setClock(new Date(app.services.now().getTime() + seconds * 1_000));

  let serial = 0;
  const next = () => {
    serial += 1;
    return serial;
  };
  const anAddress = () => `jan.${next()}@example.com`;
  const anAgreement = async (fields: Partial<typeof agreements.$inferInsert> = {}) => {
    const [created] = await app.context.db
      .insert(agreements)
      .values({
        position: next(),
        active: true,
        required: true,
        name: { pl: 'Regulamin', en: 'Terms' },
        content: { pl: '<p>Zgoda</p>', en: '<p>Consent</p>' },
        type: 'terms',
        target: 'registration',
        ...fields,
      })
      .returning();
    return created as typeof agreements.$inferSelect;
  };
  const shown = async () =>
    (await app.asVisitor(publicAgreements, { query: { target: 'registration' } })).data;
  const accepting = async () =>
    (await shown()).map(({ id, fingerprint }) => ({ agreement: id, isAccepted: true, fingerprint }));
  const register = (email: string, fields: object = {}, headers = {}) =>
    app.asVisitor(registration.register, {
      body: { email, agreements: [], activationUrlPattern: PATTERN, ...fields },
      headers,
    });
  const activate = (token: string, fields: object = {}) =>
    app.asVisitor(registration.activate, {
      body: { token, firstName: 'Jan', lastName: 'Lis', newPassword: PASSWORD, ...fields },
    });
  const signIn = (email: string, forAdmin = false) =>
    app.asVisitor(issueToken, {
      body: { grantType: 'password', email, password: PASSWORD, forAdmin, ...client },
    });

  const mailsTo = (email: string) => mailTo(app.context, email);
  const tokenSentTo = async (email: string) =>
    /https:\/\/www\.example\.com\/activate\/([\w-]{43})/.exec((await mailsTo(email))[0]?.body ?? '')?.[1] ??
    '';
  const accountOf = async (email: string) =>
    (await app.context.db.select().from(users).where(eq(users.email, email)))[0];

  return {
    app,
    later,
    anAddress,
    anAgreement,
    shown,
    accepting,
    register,
    activate,
    signIn,
    mailsTo,
    tokenSentTo,
    accountOf,
  };
}
