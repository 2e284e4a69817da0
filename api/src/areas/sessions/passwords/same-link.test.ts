import {
  issueToken,
  resetPassword,
  validateResetToken,
} from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { hashPassword, noRequest } from '../../../platform/passwords.ts';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { holdLock } from '../../../testing/held-lock.ts';
import { mailTo } from '../../../testing/mail/queued-mail.ts';
import { aUser } from '../../../testing/people.ts';
import { callerOver } from '../../../testing/test-app.ts';
import { passwordTokens } from '../../users/passwords/password-tokens.tables.ts';

const client = { clientId: 'back-office', clientSecret: 'back-office' };
const NOON = new Date('2026-05-04T10:00:00Z');
const PATTERN = 'http://localhost:3000/reset-password/:resetPasswordToken';
const app = appForAllTests({ LOGIN_TRIES: '2' });
beforeEach(() => app.setClock(NOON));

const at = (minutes: number) => app.setClock(new Date(NOON.getTime() + minutes * 60_000));
const from = (remoteAddress: string) =>
  callerOver(async (request) => {
    const { statusCode, headers, body } = await app.app.http.inject({ ...request, remoteAddress });
    return { status: statusCode, headers, text: body };
  }, null);

let asked = 0;
/** Each request comes from another network, as requests of strangers do. */
const askFor = (email: string) => {
  asked += 1;
  const network = `203.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
  return from(network)(resetPassword, { body: { email, activationUrlPattern: PATTERN } });
};
const submit = (token: string, newPassword: string, network = '198.51.100.7') =>
  from(network)(resetPassword, { body: { token, newPassword } });
const validate = (token: string) => app.asVisitor(validateResetToken, { query: { token } });
const signIn = (email: string, password: string, network: string) =>
  from(network)(issueToken, { body: { grantType: 'password', email, password, ...client } });

/** The tokens in the e-mails to that recipient, in order. */
async function tokensSentTo(recipient: string): Promise<string[]> {
  const sent = await mailTo(app.context, recipient);
  return sent.reverse().map(({ body }) => /reset-password\/([\w-]{43})/.exec(body)?.[1] ?? '');
}

test('R24 a request of a stranger does not end the link that the owner has in the mailbox', async () => {
  const { email } = await aUser(app.context);
  await askFor(email);
  for (let minutes = 1; minutes < 60; minutes += 7) {
    at(minutes);
    expect((await askFor(email)).status).toBe(200);
  }
  const [first = '', ...further] = await tokensSentTo(email);
  expect(further.every((token) => token === first)).toBe(true);
  expect((await submit(first, 'New1password')).status).toBe(200);
});

test('R24 a mailbox gets the link every two minutes at most, however many ask', async () => {
  const { email } = await aUser(app.context);
  const answers = await Promise.all(Array.from({ length: 5 }, () => askFor(email)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  at(1.9);
  await askFor(email);
  expect(await tokensSentTo(email)).toHaveLength(1);
  at(2);
  await askFor(email);
  expect(await tokensSentTo(email)).toHaveLength(2);
});

test('a link that is mailed again is good for two hours more, but ends after a day', async () => {
  const { email } = await aUser(app.context);
  await askFor(email);
  const [token = ''] = await tokensSentTo(email);
  at(119);
  await askFor(email);
  at(238);
  expect((await validate(token)).status).toBe(200);
  for (let minutes = 238; minutes < 24 * 60; minutes += 119) {
    at(minutes);
    await askFor(email);
  }
  at(24 * 60 - 1);
  expect((await validate(token)).status).toBe(200);
  at(24 * 60);
  expect((await validate(token)).codes).toEqual(['RESET_TOKEN_NOT_VALID']);
  await askFor(email);
  const last = (await tokensSentTo(email)).at(-1) ?? '';
  expect(last).not.toBe(token);
  expect((await validate(last)).status).toBe(200);
});

test('a link expires after two hours, and a used one is not mailed again', async () => {
  const { email } = await aUser(app.context);
  await askFor(email);
  const [first = ''] = await tokensSentTo(email);
  at(121);
  expect((await submit(first, 'New1password')).codes).toEqual(['RESET_TOKEN_NOT_VALID']);
  await askFor(email);
  const second = (await tokensSentTo(email)).at(-1) ?? '';
  expect(second).not.toBe(first);
  expect((await submit(second, 'New1password')).status).toBe(200);
  await askFor(email);
  expect((await tokensSentTo(email)).at(-1)).not.toBe(second);
});

test('a link of a version that could not mail it again is replaced', async () => {
  const { id, email } = await aUser(app.context);
  await askFor(email);
  const ofUser = eq(passwordTokens.userId, id);
  await app.services.db.update(passwordTokens).set({ seed: null, mailedAt: null }).where(ofUser);
  await askFor(email);
  const [first, second = ''] = await tokensSentTo(email);
  expect(second).not.toBe(first);
  expect((await validate(second)).status).toBe(200);
});

test('the database alone does not yield the token', async () => {
  const { id, email } = await aUser(app.context);
  await askFor(email);
  const [token = ''] = await tokensSentTo(email);
  const [stored] = await app.services.db.select().from(passwordTokens).where(eq(passwordTokens.userId, id));
  expect(stored?.seed).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('R24 whoever has reset the password signs in at once, while others guess from many networks', async () => {
  const { email } = await aUser(app.context, { passwordHash: await hashPassword('Old1password', noRequest) });
  for (let nth = 0; nth < 21; nth += 1) await signIn(email, 'Wrong1wrong', `192.0.2.${nth}`);
  const mine = '198.51.100.20';
  expect((await signIn(email, 'Old1password', mine)).codes).toEqual(['TOO_MANY_TRIES']);
  await askFor(email);
  const [token = ''] = await tokensSentTo(email);
  await submit(token, 'New1password', mine);
  expect((await signIn(email, 'New1password', mine)).status).toBe(200);
});

test('R24 whoever mistyped the password too often and has then reset it signs in at once', async () => {
  const { email } = await aUser(app.context, { passwordHash: await hashPassword('Old1password', noRequest) });
  const mine = '198.51.100.21';
  for (let nth = 0; nth < 3; nth += 1) await signIn(email, 'Wrong1wrong', mine);
  await askFor(email);
  const [token = ''] = await tokensSentTo(email);
  await submit(token, 'New1password', mine);
  expect((await signIn(email, 'New1password', mine)).status).toBe(200);
});

test.each([
  ['gets another address', "email = 'present@example.com'"],
  ['is deactivated', 'active = false'],
])('I-23 a link that is asked for while the account %s is not mailed', async (_, change) => {
  const { id, email } = await aUser(app.context);
  const held = await holdLock(app.databaseUrl, `UPDATE users SET ${change} WHERE id = $1`, [id]);
  const asking = askFor(email);
  await held.untilWaiting(1).finally(held.release);
  expect((await asking).status).toBe(200);
  expect(await tokensSentTo(email)).toEqual([]);
});
