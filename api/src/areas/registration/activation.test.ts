import { resetPassword } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cleanUp } from '../../jobs/clean-up.ts';
import { hashPassword, noRequest } from '../../platform/passwords.ts';
import { anInvestor, aUser } from '../../testing/people.ts';
import { PASSWORD } from '../../testing/signing-in/people-with-passwords.ts';
import { visitorsWhoRegister } from '../../testing/signing-in/visitors-who-register.ts';
import { users } from '../users/users.tables.ts';
import { registrations } from './registrations.tables.ts';

const { app, later, anAddress, register, activate, signIn, mailsTo, tokenSentTo, accountOf } =
  visitorsWhoRegister();

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
    const staff = await aUser(app.context, {
      email,
      passwordHash: await hashPassword('Theirs1word', noRequest),
    });
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

describe('a forgotten password of the public site', () => {
  const SITE = 'https://www.example.com/reset-password/:token';
  const ask = (email: string, activationUrlPattern: string) =>
    app.asVisitor(resetPassword, { body: { email, activationUrlPattern } });
  const linkSentTo = async (email: string) =>
    /https?:\/\/[^"<\s]*\/reset-password\/[\w-]{43}/.exec((await mailsTo(email))[0]?.body ?? '')?.[0] ?? '';

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
