import * as registration from '@share/contract/areas/registration/registration.endpoints.ts';
import { signOutOfSite } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cleanUp } from '../../jobs/clean-up.ts';
import { anInvestor } from '../../testing/people.ts';
import { NOON, PASSWORD } from '../../testing/signing-in/people-with-passwords.ts';
import { visitorsWhoRegister } from '../../testing/signing-in/visitors-who-register.ts';
import { caller } from '../../testing/test-app.ts';
import { agreements } from '../agreements/agreements.tables.ts';
import { runBooksCheck } from '../ledger/books-check/run-books-check.ts';
import { userAgreements } from '../ledger/orders.tables.ts';
import { registeredTexts, registrations } from './registrations.tables.ts';

const {
  app,
  later,
  anAddress,
  anAgreement,
  accepting,
  register,
  activate,
  signIn,
  mailsTo,
  tokenSentTo,
  accountOf,
} = visitorsWhoRegister();

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
      { subject: 'You already have an account', body: expect.stringContaining('Ewa') },
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

describe('R24 a mailbox', () => {
  test('gets one e-mail in two minutes, however many ask at once', async () => {
    const [fresh, owner] = [anAddress(), (await anInvestor(app.context)).email];
    await Promise.all([fresh, owner, fresh, owner, fresh, owner].map((email) => register(email)));
    expect([(await mailsTo(fresh)).length, (await mailsTo(owner)).length]).toEqual([1, 1]);
    later(121);
    await register(fresh);
    expect(await mailsTo(fresh)).toHaveLength(2);
  });

  test('gets its e-mail when the request is sent again that failed before it was queued', async () => {
    const [email, { db }] = [anAddress(), app.context];
    await db.execute('ALTER TABLE registrations RENAME TO registrations_gone');
    expect((await register(email)).codes).toEqual(['INTERNAL_ERROR']);
    await db.execute('ALTER TABLE registrations_gone RENAME TO registrations');
    expect((await register(email)).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await activate(await tokenSentTo(email))).status).toBe(200);
  });

  test('gets five e-mails a day', async () => {
    const [fresh, owner] = [anAddress(), (await anInvestor(app.context)).email];
    for (let round = 0; round < 8; round += 1) {
      later(121);
      await Promise.all([register(fresh), register(owner)]);
    }
    expect([(await mailsTo(fresh)).length, (await mailsTo(owner)).length]).toEqual([5, 5]);
    later(86_400);
    await register(fresh);
    expect(await mailsTo(fresh)).toHaveLength(6);
  });
});

describe('R38 registrations', () => {
  test('of one network are a hundred a day, whatever addresses it claims in its headers', async () => {
    const tries = Array.from({ length: 101 }, (_, index) => index);
    for (const index of tries) {
      const { codes } = await register('', {}, { 'x-forwarded-for': `198.51.100.${index}` });
      expect(codes).toEqual(['EMAIL_EMPTY']);
    }
    const answers = await Promise.all(
      tries.map((index) => register(anAddress(), {}, { 'x-forwarded-for': `198.51.100.${index}` })),
    );
    expect(answers.filter(({ codes }) => codes[0] === 'TOO_MANY_TRIES')).toHaveLength(1);
    later(3_600);
    expect((await register(anAddress())).codes).toEqual(['TOO_MANY_TRIES']);
    later(86_400);
    expect((await register(anAddress())).status).toBe(200);
  });

  test('store the texts that were shown once, until nobody can use them any more', async () => {
    await app.context.db.delete(registeredTexts);
    await anAgreement({ content: { pl: '<p>Długa zgoda</p>', en: '<p>Long consent</p>' } });
    const answers = await accepting();
    const email = anAddress();
    await register(email, { agreements: answers });
    await register(anAddress(), { agreements: answers });
    const texts = () => app.context.db.select().from(registeredTexts);
    expect(await texts()).toMatchObject([{ content: { pl: '<p>Długa zgoda</p>' } }]);
    const stored = await app.context.db.select().from(registrations).where(eq(registrations.email, email));
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain('Długa');

    await app.context.db.update(agreements).set({ content: { pl: '<p>Inna</p>', en: '<p>Other</p>' } });
    await activate(await tokenSentTo(email));
    const user = await accountOf(email);
    const accepted = await app.context.db
      .select()
      .from(userAgreements)
      .where(eq(userAgreements.userId, user?.id ?? 0));
    expect(accepted).toMatchObject([{ content: { pl: '<p>Długa zgoda</p>' } }]);
    later(3_600);
    await cleanUp(app.services);
    expect(await texts()).toHaveLength(1);
    later(86_401);
    await cleanUp(app.services);
    expect(await texts()).toEqual([]);
  });
});
