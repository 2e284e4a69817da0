import {
  issueToken,
  resetPassword,
  validateResetToken,
} from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { hashPassword, noRequest } from '../../../platform/passwords.ts';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { mailTo } from '../../../testing/mail/queued-mail.ts';
import { aUser } from '../../../testing/people.ts';
import { users } from '../../users/users.tables.ts';

const client = { clientId: 'back-office', clientSecret: 'back-office' };
const NOON = new Date('2026-05-04T10:00:00Z');
const PATTERN = 'http://localhost:3000/reset-password/:resetPasswordToken';
const app = appForAllTests();
const twoSites = appForAllTests({ PUBLIC_SITE_URL: 'https://site.example' });
beforeEach(() => app.setClock(NOON));

const askFor = (email: string, activationUrlPattern = PATTERN) =>
  app.asVisitor(resetPassword, { body: { email, activationUrlPattern } });
const submit = (token: string, newPassword: string, repeatPassword?: string) =>
  app.asVisitor(resetPassword, {
    body: { token, newPassword, ...(repeatPassword === undefined ? {} : { repeatPassword }) },
  });
const validate = (token: string) => app.asVisitor(validateResetToken, { query: { token } });
const signIn = (email: string, password: string) =>
  app.asVisitor(issueToken, { body: { grantType: 'password', email, password, ...client } });

/** The token in the newest queued link for that recipient. */
async function tokenSentTo(recipient: string): Promise<string> {
  const [email] = await mailTo(app.context, recipient);
  return /reset-password\/([\w-]{43})/.exec(email?.body ?? '')?.[1] ?? '';
}

test('SES-20 to SES-28 the link in the e-mail sets a new password once', async () => {
  const { email } = await aUser(app.context, { passwordHash: await hashPassword('Old1password', noRequest) });
  expect((await askFor(email.toUpperCase())).status).toBe(200);
  const token = await tokenSentTo(email);
  expect((await validate(token)).data).toEqual({ valid: true });
  expect((await submit(token, 'New1password', 'New1password')).status).toBe(200);
  const [changed] = await app.services.db.select().from(users).where(eq(users.email, email));
  expect(changed?.passwordChangedAt).toEqual(NOON);
  const [told] = await mailTo(app.context, email);
  expect(told?.event).toMatch(/^account-changed user \d+ password/);
  expect((await signIn(email, 'Old1password')).codes).toEqual(['INVALID_GRANT']);
  expect((await signIn(email, 'New1password')).status).toBe(200);
  expect((await submit(token, 'Other1password')).codes).toEqual(['RESET_TOKEN_NOT_VALID']);
  expect((await validate(token)).codes).toEqual(['RESET_TOKEN_NOT_VALID']);
});

test('SES-21 an unknown address gets the same answer as a known one, no sooner, and nothing is sent', async () => {
  const began = performance.now();
  expect(await askFor('stranger@example.com')).toMatchObject({ status: 200, errors: [] });
  expect(performance.now() - began).toBeGreaterThan(290);
  expect(await mailTo(app.context, 'stranger@example.com')).toEqual([]);
});

const shutOut: [string, { active?: boolean; deletedAt?: Date }][] = [
  ['deactivated', { active: false }],
  ['deleted', { deletedAt: NOON }],
];

test.each([...shutOut, ['no administrator', { isAdmin: false }] as const])(
  'SES-21 who is %s is answered like an unknown address, and nothing is sent',
  async (_, fields) => {
    const { email } = await aUser(app.context, fields);
    expect(await askFor(email)).toMatchObject({ status: 200, errors: [] });
    expect(await tokenSentTo(email)).toBe('');
  },
);

test.each(shutOut)('I-23 the link of somebody who is %s meanwhile is invalid', async (_, fields) => {
  const { id, email } = await aUser(app.context);
  await askFor(email);
  const token = await tokenSentTo(email);
  await app.services.db.update(users).set(fields).where(eq(users.id, id));
  expect((await validate(token)).codes).toEqual(['RESET_TOKEN_NOT_VALID']);
  expect((await submit(token, 'New1password')).codes).toEqual(['RESET_TOKEN_NOT_VALID']);
});

test('SES-23 a link with a much too long token is refused like any wrong one', async () => {
  const token = 'x'.repeat(300);
  expect((await validate(token)).codes).toEqual(['RESET_TOKEN_NOT_VALID']);
  expect((await submit(token, 'New1password')).codes).toEqual(['RESET_TOKEN_NOT_VALID']);
});

test('two tabs that send the same link at once: one sets the password, the other is refused', async () => {
  const { email } = await aUser(app.context);
  await askFor(email);
  const token = await tokenSentTo(email);
  const answers = await Promise.all([submit(token, 'One1password'), submit(token, 'Two2password')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('a new password ends every session of its user', async () => {
  const { email } = await aUser(app.context, { passwordHash: await hashPassword('Old1password', noRequest) });
  const { data } = await signIn(email, 'Old1password');
  await askFor(email);
  await submit(await tokenSentTo(email), 'New1password');
  const refreshed = await app.asVisitor(issueToken, {
    body: { grantType: 'refresh_token', refreshToken: data.refreshToken, ...client },
  });
  expect(refreshed.status).toBe(401);
});

test('SES-31 the server checks the password policy and that both passwords are equal', async () => {
  const { email } = await aUser(app.context);
  await askFor(email);
  const token = await tokenSentTo(email);
  expect((await submit(token, 'weak')).errors[0]).toMatchObject({
    code: 'PASSWORD_TOO_WEAK',
    path: 'newPassword',
  });
  expect((await submit(token, 'Strong1password', 'Strong2password')).codes).toEqual(['PASSWORD_NOT_SAME']);
  expect((await validate(token)).status).toBe(200);
});

test.each([
  'http://evil.example/reset-password/:resetPasswordToken',
  'http://localhost:3000@evil.example/reset-password/:resetPasswordToken',
  'http://localhost:3000/other/:resetPasswordToken',
  'http://localhost:3000/reset-password/:resetPasswordToken?next=http://evil.example',
  'http://localhost:3000/reset-password/x:resetPasswordToken',
  'javascript:alert(1)//:resetPasswordToken',
  '//localhost:3000/reset-password/:resetPasswordToken',
])('R21 the pattern %s is refused before anybody is looked up', async (pattern) => {
  expect((await askFor('stranger@example.com', pattern)).codes).toEqual(['LINK_PATTERN_NOT_ALLOWED']);
});

test.each<[string, Record<string, string>, string]>([
  ['asks for a link with a token', { token: 'nonsense' }, 'token'],
  ['asks for a link with a new password', { newPassword: 'New1password' }, 'newPassword'],
])('a body that %s is refused, and nothing is sent', async (_, mixed, path) => {
  const { email } = await aUser(app.context);
  const body = { email, activationUrlPattern: PATTERN, ...mixed };
  const { status, errors } = await app.asVisitor(resetPassword, { body });
  expect(status).toBe(400);
  expect(errors).toMatchObject([{ code: 'UNKNOWN_FIELD', path }]);
  expect(await tokenSentTo(email)).toBe('');
});

test('a body that sets a password and asks for a link is refused, and the token stays good', async () => {
  const { email } = await aUser(app.context);
  await askFor(email);
  const token = await tokenSentTo(email);
  const body = { token, newPassword: 'New1password', email };
  expect((await app.asVisitor(resetPassword, { body })).status).toBe(400);
  expect((await validate(token)).status).toBe(200);
});

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'SES-20 the link leads to the address in the address bar: %s',
  async (origin) => {
    const { email } = await aUser(app.context);
    expect((await askFor(email, `${origin}/reset-password/:resetPasswordToken`)).status).toBe(200);
    const [sent] = await mailTo(app.context, email);
    expect(sent?.body).toContain(`${origin}/reset-password/`);
  },
);

test('R21 a link that opens the back office never leads to the public site, whoever asks for it there', async () => {
  const ask = async (account: { isAdmin: boolean }) => {
    const { email } = await aUser(twoSites.context, account);
    const activationUrlPattern = 'https://site.example/reset-password/:token';
    await twoSites.asVisitor(resetPassword, { body: { email, activationUrlPattern } });
    return (await mailTo(twoSites.context, email))[0]?.body;
  };
  expect(await ask({ isAdmin: true })).toContain('http://localhost:3000/reset-password/');
  expect(await ask({ isAdmin: true })).not.toContain('site.example/reset-password');
  expect(await ask({ isAdmin: false })).toContain('https://site.example/reset-password/');
});
