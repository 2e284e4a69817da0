import { issueToken } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { expect, test } from 'vitest';
import { mailTo } from '../../../testing/mail/queued-mail.ts';
import { client, PASSWORD, peopleWithPasswords } from '../../../testing/signing-in/people-with-passwords.ts';

const { app, later, someone } = peopleWithPasswords({ TRUSTED_PROXIES: '127.0.0.1' });

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEWER_FIREFOX = FIREFOX.replaceAll('140.0', '141.0');
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

const signIn = async (email: string, ip: string, userAgent = FIREFOX, password = PASSWORD) => {
  const headers = { 'x-forwarded-for': ip, 'user-agent': userAgent };
  const body = { grantType: 'password' as const, email, password, ...client };
  return (await app.asVisitor(issueToken, { body, headers })).status;
};
const noticesTo = async (email: string) =>
  (await mailTo(app.context, email)).filter(({ event }) => event.startsWith('account-notice'));

test('the owner gets an e-mail about a sign-in from a network or device that was not seen before', async () => {
  const { email } = await someone({ language: 'en' });
  expect(await signIn(email, '203.0.113.7')).toBe(200);
  later(60);
  expect(await signIn(email, '203.0.113.7', NEWER_FIREFOX)).toBe(200);
  expect(await noticesTo(email)).toEqual([]);

  later(60);
  expect(await signIn(email, '198.51.100.9')).toBe(200);
  const [notice] = await noticesTo(email);
  expect(notice?.subject).toBe('Important activity in your account');
  expect(notice?.body).toContain(
    'somebody signed in from a new network or device (Firefox, Windows, address 198.51.100.9, 4 May 2026 at 12:02)',
  );
  expect(notice?.body).not.toContain('href=');

  later(60);
  expect(await signIn(email, '198.51.100.9', SAFARI)).toBe(200);
  expect((await noticesTo(email))[0]?.body).toContain('(Safari, macOS, address 198.51.100.9');
  later(60);
  expect(await signIn(email, '203.0.113.7', SAFARI)).toBe(200);
  expect(await noticesTo(email)).toHaveLength(2);
});

test('the e-mail is in the language of the account', async () => {
  const { email } = await someone({ language: 'pl' });
  await signIn(email, '203.0.113.7');
  await signIn(email, '198.51.100.9');
  expect((await noticesTo(email))[0]?.body).toContain(
    'zalogowano się z nowej sieci lub urządzenia (Firefox, Windows, adres 198.51.100.9, 4 maja 2026 12:00)',
  );
});

test('a wrong password, and the first sign-in of an account, are no news', async () => {
  const { email } = await someone();
  expect(await signIn(email, '203.0.113.7', FIREFOX, 'Wrong1wrong')).toBe(400);
  expect(await signIn(email, '203.0.113.8')).toBe(200);
  expect(await noticesTo(email)).toEqual([]);
});

test('a mailbox gets at most five of these e-mails a day', { tags: 'thorough' }, async () => {
  const { email } = await someone();
  for (let network = 1; network <= 9; network += 1) {
    expect(await signIn(email, `203.0.${network}.7`)).toBe(200);
    later(60);
  }
  expect(await noticesTo(email)).toHaveLength(5);
});
