import { publicAgreements } from '@share/contract/areas/consents/consents.endpoints.ts';
import * as registration from '@share/contract/areas/registration/registration.endpoints.ts';
import {
  issueToken,
  resetPassword,
  signOutOfSite,
} from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../../jobs/clean-up.ts';
import { emails } from '../../platform/mail/mail.tables.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { anInvestor, aUser } from '../../testing/people.ts';
import { caller } from '../../testing/test-app.ts';
import { agreements } from '../agreements/agreements.tables.ts';
import { runBooksCheck } from '../ledger/books-check/run-books-check.ts';
import { userAgreements } from '../ledger/orders.tables.ts';
import { users } from '../users/users.tables.ts';
import { registrations } from './registrations.tables.ts';

const NOON = new Date('2026-05-04T10:00:00Z');
const PATTERN = 'https://www.example.com/activate/:token';
const PASSWORD = 'Correct1horse';
const client = { clientId: 'back-office', clientSecret: 'back-office' };
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
const shown = async () => (await app.asVisitor(publicAgreements, { query: { target: 'registration' } })).data;
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

async function mailsTo(recipient: string) {
  const found = await app.context.db
    .select()
    .from(emails)
    .where(eq(emails.recipient, recipient))
    .orderBy(emails.id);
  return found.map(({ event, subject, body }) => ({
    event,
    subject,
    text: body ? app.services.secrets.open(body, `emails:body:${event}`) : '',
  }));
}
const tokenSentTo = async (email: string) =>
  /https:\/\/www\.example\.com\/activate\/([\w-]{43})/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ??
  '';
const accountOf = async (email: string) =>
  (await app.context.db.select().from(users).where(eq(users.email, email)))[0];

describe('registration', () => {
  test('an address becomes the account of an investor, who signs in to the public site only', async () => {
    const required = await anAgreement();
    await anAgreement({ required: false, type: 'marketing' });
    await anAgreement({ active: false });
    const email = anAddress();
    const answers = (await accepting()).map((answer) => ({
      ...answer,
      isAccepted: answer.agreement === required.id,
    }));
    expect((await register(email.toUpperCase(), { agreements: answers, language: 'en' })).data).toBeNull();
    expect(await accountOf(email)).toBeUndefined();
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Confirm your e-mail address');

    const token = await tokenSentTo(email);
    later(3_600);
    const { data } = await app.asVisitor(registration.getActivation, { query: { token } });
    expect(data).toMatchObject({ email, agreements: [{ isAccepted: true }, { isAccepted: false }] });
    expect((await activate(token, { repeatPassword: PASSWORD })).data).toBeNull();

    const user = await accountOf(email);
    expect(user).toMatchObject({
      firstName: 'Jan',
      lastName: 'Lis',
      isAdmin: false,
      active: true,
      language: 'en',
    });
    const accepted = await app.context.db
      .select()
      .from(userAgreements)
      .where(eq(userAgreements.userId, user?.id ?? 0));
    expect(accepted).toMatchObject([
      { orderId: null, target: 'registration', isAccepted: true, content: required.content, createdAt: NOON },
      { orderId: null, isRequired: false, isAccepted: false },
    ]);
    expect((await signIn(email, true)).codes).toEqual(['USER_IS_NOT_ADMIN']);
    const { accessToken } = (await signIn(email)).data;
    expect((await caller(app.app, accessToken)(signOutOfSite)).status).toBe(200);
    expect(await runBooksCheck(app.context.db)).toEqual([]);
  });

  test('ERR-43 agreements have to be those that are shown, and the required ones accepted', async () => {
    const required = await anAgreement();
    const elsewhere = await anAgreement({ target: 'contact' });
    const [answer] = await accepting();
    if (!answer) throw new Error('No agreement is shown');
    const faults = async (list: object[]) =>
      (await register(anAddress(), { agreements: list })).errors.map(({ code, path }) => [path, code]);
    expect(await faults([])).toEqual([['agreements', 'IS_REQUIRED']]);
    expect(await faults([{ ...answer, isAccepted: false }])).toEqual([
      ['agreements.0.isAccepted', 'IS_REQUIRED'],
    ]);
    expect(await faults([answer, { ...answer, agreement: 999_999 }])).toEqual([
      ['agreements.1.agreement', 'AGREEMENT_NOT_EXISTS'],
    ]);
    expect(await faults([answer, { ...answer, agreement: elsewhere.id }])).toEqual([
      ['agreements.1.agreement', 'AGREEMENT_BY_TARGET_NOT_EXISTS'],
    ]);
    expect(await faults([{ agreement: required.id, isAccepted: true }])).toEqual([
      ['agreements.0.fingerprint', 'IS_REQUIRED'],
    ]);
    await app.context.db.update(agreements).set({ content: { pl: '<p>Inna</p>', en: '<p>Other</p>' } });
    expect(await faults([answer])).toEqual([['agreements.0.isAccepted', 'AGREEMENT_HAS_CHANGED']]);
    expect(await app.context.db.$count(registrations)).toBe(0);
  });

  test.each([
    'https://evil.example.com/activate/:token',
    'https://www.example.com.evil.com/activate/:token',
    'https://www.example.com@evil.com/activate/:token',
    'http://www.example.com/activate/:token',
    'https://www.example.com:443/activate/:token',
    'https://www.example.com/activate/:token?next=x',
    'https://www.example.com/activate/:token#x',
    'https://www.example.com/activate/:token/',
    'https://www.example.com/set-password/:token',
    'https://www.example.com/../activate/:token',
    'https://www.example.com/activate/:resetPasswordToken',
    'javascript:alert(1)//activate/:token',
    '//www.example.com/activate/:token',
    ':token',
  ])('R21 no link leads to %s', async (activationUrlPattern) => {
    const email = anAddress();
    const headers = {
      host: 'evil.example.com',
      'x-forwarded-host': 'evil.example.com',
      origin: 'https://evil.com',
    };
    expect((await register(email, { activationUrlPattern }, headers)).codes).toEqual([
      'LINK_PATTERN_NOT_ALLOWED',
    ]);
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('ERR-25 an address that has an account', () => {
  test('is answered like a new one, no sooner, and its owner is notified', async () => {
    const owner = await anInvestor(app.context, { firstName: 'Ewa', language: 'en' });
    const began = performance.now();
    const [taken, fresh] = await Promise.all([register(owner.email), register(anAddress())]);
    expect(performance.now() - began).toBeGreaterThan(290);
    expect([taken.status, taken.data, taken.errors]).toEqual([fresh.status, fresh.data, fresh.errors]);
    expect(await mailsTo(owner.email)).toMatchObject([
      { subject: 'You already have an account', text: expect.stringContaining('Ewa') },
    ]);
    expect(await app.context.db.$count(registrations, eq(registrations.email, owner.email))).toBe(0);
  });

  test.each([{ active: false }, { isAdmin: true }])('also of %o', async (fields) => {
    const owner = await anInvestor(app.context, fields);
    expect((await register(owner.email)).status).toBe(200);
    expect((await mailsTo(owner.email)).map(({ event }) => event.split(' ')[0])).toEqual(['address-taken']);
  });

  test('ERR-24 that is deleted may be registered again', async () => {
    const gone = await anInvestor(app.context, { deletedAt: NOON });
    await register(gone.email);
    expect((await activate(await tokenSentTo(gone.email))).status).toBe(200);
    expect((await signIn(gone.email)).status).toBe(200);
  });
});

describe('the link of a registration', () => {
  test('ERR-19 ERR-20 works once, for a day, and an unknown or missing one is refused', async () => {
    const email = anAddress();
    await register(email);
    const token = await tokenSentTo(email);
    expect((await activate('')).codes).toEqual(['ACTIVATION_TOKEN_EMPTY']);
    expect((await activate('x'.repeat(43))).codes).toEqual(['ACTIVATION_TOKEN_NOT_EXIST']);
    expect((await activate(token, { repeatPassword: 'Other1word' })).codes).toEqual(['PASSWORD_NOT_SAME']);
    expect((await activate(token, { newPassword: 'short' })).codes).toEqual(['PASSWORD_TOO_WEAK']);
    later(86_400);
    expect((await activate(token)).codes).toEqual(['ACTIVATION_TOKEN_NOT_EXIST']);
    later(-1);
    expect((await activate(token)).status).toBe(200);
    expect((await activate(token)).codes).toEqual(['ACTIVATION_TOKEN_NOT_EXIST']);
  });

  test('of one address creates one account, however many links are used at once', async () => {
    const email = anAddress();
    const tokens = [];
    for (let round = 0; round < 3; round += 1) {
      await register(email);
      tokens.push(await tokenSentTo(email));
      later(121);
    }
    expect(new Set(tokens).size).toBe(3);
    const answers = await Promise.all([...tokens, ...tokens].map((token) => activate(token)));
    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array(5).fill('ACTIVATION_TOKEN_NOT_EXIST'));
    expect(await app.context.db.$count(users, eq(users.email, email))).toBe(1);
    expect(await app.context.db.$count(registrations, eq(registrations.email, email))).toBe(0);
  });

  test('changes nothing in an account that came into being meanwhile', async () => {
    const email = anAddress();
    await register(email);
    const staff = await aUser(app.context, { email, passwordHash: await hashPassword('Theirs1word') });
    expect((await activate(await tokenSentTo(email))).codes).toEqual(['ACTIVATION_TOKEN_NOT_EXIST']);
    expect(await accountOf(email)).toMatchObject({ id: staff.id, firstName: 'Anna', isAdmin: true });
  });

  test('is deleted after its end', async () => {
    await register(anAddress());
    later(86_401);
    await cleanUp(app.services);
    expect(await app.context.db.$count(registrations)).toBe(0);
  });
});

describe('R24 a mailbox', () => {
  test('gets one e-mail in two minutes, however many ask at once', async () => {
    const [fresh, owner] = [anAddress(), (await anInvestor(app.context)).email];
    await Promise.all([fresh, owner, fresh, owner, fresh, owner].map((email) => register(email)));
    expect([(await mailsTo(fresh)).length, (await mailsTo(owner)).length]).toEqual([1, 1]);
    later(121);
    await register(fresh);
    expect(await mailsTo(fresh)).toHaveLength(2);
  });

  test('one network has a limit, whatever addresses it claims in its headers', async () => {
    const tries = Array.from({ length: 101 }, (_, index) => index);
    let refused = 0;
    for (const index of tries) {
      const { codes } = await register('', {}, { 'x-forwarded-for': `198.51.100.${index}` });
      expect(codes).toEqual(['EMAIL_EMPTY']);
    }
    await Promise.all(
      tries.map(async (index) => {
        const headers = { 'x-forwarded-for': `198.51.100.${index}` };
        if ((await register(anAddress(), {}, headers)).codes[0] === 'TOO_MANY_TRIES') refused += 1;
      }),
    );
    expect(refused).toBe(1);
  });
});

describe('a forgotten password of the public site', () => {
  const SITE = 'https://www.example.com/reset-password/:token';
  const ask = (email: string, activationUrlPattern: string) =>
    app.asVisitor(resetPassword, { body: { email, activationUrlPattern } });
  const linkSentTo = async (email: string) =>
    /https?:\/\/[^"<\s]*\/reset-password\/[\w-]{43}/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[0] ??
    '';

  test('is reset through a link to the public site, which opens no session of the back office', async () => {
    const investor = await anInvestor(app.context);
    await ask(investor.email, SITE);
    const link = await linkSentTo(investor.email);
    expect(link).toMatch(/^https:\/\/www\.example\.com\/reset-password\//);
    const token = link.split('/').at(-1) ?? '';
    const { data } = await app.asVisitor(resetPassword, { body: { token, newPassword: PASSWORD } });
    expect(data).toBeNull();
    expect((await signIn(investor.email, true)).codes).toEqual(['USER_IS_NOT_ADMIN']);
    expect((await signIn(investor.email)).status).toBe(200);
  });

  test('the pattern of the back office mails staff only, and the patterns are never mixed', async () => {
    const investor = await anInvestor(app.context);
    const office = `${app.services.environment.officeOrigins[0]}/reset-password/:resetPasswordToken`;
    expect((await ask(investor.email, office)).status).toBe(200);
    expect(await mailsTo(investor.email)).toEqual([]);
    for (const mixed of [
      'https://www.example.com/reset-password/:resetPasswordToken',
      `${app.services.environment.officeOrigins[0]}/reset-password/:token`,
      'https://www.example.com/activate/:token',
    ])
      expect((await ask(investor.email, mixed)).codes).toEqual(['LINK_PATTERN_NOT_ALLOWED']);
  });
});
