import {
  getCurrentUser,
  issueToken,
  resetPassword,
  validateResetToken,
} from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword, noRequest } from '../../../platform/passwords.ts';
import type { Refusal } from '../../../platform/refusal.ts';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { mailTo } from '../../../testing/mail/queued-mail.ts';
import { aUser } from '../../../testing/people.ts';
import { caller, callerOver } from '../../../testing/test-app.ts';
import { countOwnTry } from './limits.ts';

const client = { clientId: 'back-office', clientSecret: 'back-office' };
const PASSWORD = 'Correct1horse';
const WRONG = 'Wrong1wrong';
const PATTERN = 'http://localhost:3000/reset-password/:resetPasswordToken';
const NOON = new Date('2026-05-04T10:00:00Z');

// One try per account and network, and ten per account in ten minutes; a network has a hundred in any case.
const app = appForAllTests({ LOGIN_TRIES: '1' });
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD, noRequest);
});
beforeEach(() => app.setClock(NOON));

const later = (seconds: number) => app.setClock(new Date(app.services.now().getTime() + seconds * 1_000));
const someone = async () => (await aUser(app.context, { passwordHash })).email;

/** Every test uses its own networks, because all tests share the clock and the counts. */
let networks = 0;
const aNetwork = () => {
  networks += 1;
  return `203.0.${networks >> 8}.${networks & 255}`;
};
const from = (remoteAddress: string, { app: { http } } = app) =>
  callerOver(async (request) => {
    const { statusCode, headers, body } = await http.inject({ ...request, remoteAddress });
    return { status: statusCode, headers, text: body };
  }, null);
const signIn = async (email: string, password = PASSWORD, network = aNetwork()) =>
  from(network)(issueToken, { body: { grantType: 'password', email, password, ...client } });
const ask = (email: string, network: string) =>
  from(network)(resetPassword, { body: { email, activationUrlPattern: PATTERN } });

async function repeat(times: number, work: (nth: number) => Promise<{ codes: string[] }>): Promise<string[]> {
  const codes: string[] = [];
  for (let nth = 0; nth < times; nth += 1) codes.push(...(await work(nth)).codes);
  return codes;
}
const rowsOfThrottles = async () =>
  Number((await app.services.db.execute(sql`SELECT count(*) FROM throttles`)).rows[0]?.count);
const times = (count: number, code: string): string[] => Array.from({ length: count }, () => code);

describe('of one account from one network', () => {
  test('CON-02 the wait is one minute from the first refusal; further tries do not extend it', async () => {
    const [email, network] = [await someone(), aNetwork()];
    expect((await signIn(email, WRONG, network)).codes).toEqual(['INVALID_GRANT']);
    later(50);
    const first = await signIn(email, PASSWORD, network);
    expect([first.codes, first.headers['retry-after']]).toEqual([['TOO_MANY_TRIES'], '60']);
    later(59);
    const last = await signIn(email, PASSWORD, network);
    expect([last.codes, last.headers['retry-after']]).toEqual([['TOO_MANY_TRIES'], '1']);
    later(1);
    expect((await signIn(email, PASSWORD, network)).status).toBe(200);
  });

  test('all addresses of an IPv6 network count as one sender', async () => {
    const email = await someone();
    const codes = await repeat(2, (nth) => signIn(email, WRONG, `2001:db8:0:1:${nth + 1}::${nth}`));
    expect(codes).toEqual(['INVALID_GRANT', 'TOO_MANY_TRIES']);
    expect((await signIn(email, WRONG, '2001:db8:0:2::1')).codes).toEqual(['INVALID_GRANT']);
  });
});

describe('R24 the second limits', () => {
  test('tries that were refused to one network do not count against the account', async () => {
    const [email, network] = [await someone(), aNetwork()];
    await repeat(30, () => signIn(email, WRONG, network));
    expect((await signIn(email)).status).toBe(200);
  });

  test('guesses from many networks are limited, but not from networks where the account signs in', async () => {
    const [email, home] = [await someone(), aNetwork()];
    expect((await signIn(email, PASSWORD, home)).status).toBe(200);
    expect(await repeat(11, () => signIn(email, WRONG))).toEqual([
      ...times(10, 'INVALID_GRANT'),
      'TOO_MANY_TRIES',
    ]);
    const elsewhere = await signIn(email);
    expect([elsewhere.codes, elsewhere.headers['retry-after']]).toEqual([['TOO_MANY_TRIES'], '600']);
    expect(elsewhere.errors[0]?.message).toContain('10 minut');
    expect((await signIn(email, PASSWORD, home)).status).toBe(200);
    later(600);
    expect((await signIn(email)).status).toBe(200);
  });

  test('the hundred and first guess from one network is refused and stores nothing; other networks are free', {
    tags: 'thorough',
  }, async () => {
    const network = aNetwork();
    const guess = (nth: number) => signIn(`nobody-${nth}@example.com`, WRONG, network);
    expect(await repeat(95, guess)).toEqual(times(95, 'INVALID_GRANT'));
    const before = await rowsOfThrottles();
    const answers = await Promise.all(Array.from({ length: 30 }, (_, nth) => guess(95 + nth)));
    const codes = answers.flatMap((answer) => answer.codes).sort();
    expect(codes).toEqual([...times(5, 'INVALID_GRANT'), ...times(25, 'TOO_MANY_TRIES')]);
    // Each account has two rows: one of its own, and one for this network.
    expect(await rowsOfThrottles()).toBe(before + 10);
    expect((await signIn(await someone(), PASSWORD, network)).codes).toEqual(['TOO_MANY_TRIES']);
    expect((await signIn(await someone())).status).toBe(200);
  });

  test('links and tokens that are refused to a network store nothing, whatever is invented', async () => {
    const network = aNetwork();
    const validate = (nth: number) => from(network)(validateResetToken, { query: { token: `t${nth}` } });
    await Promise.all(Array.from({ length: 100 }, (_, nth) => validate(nth)));
    const full = await rowsOfThrottles();
    expect(await repeat(20, (nth) => validate(100 + nth))).toEqual(times(20, 'TOO_MANY_TRIES'));
    expect(await repeat(20, (nth) => ask(`invented-${nth}@example.com`, network))).toEqual(
      times(20, 'TOO_MANY_TRIES'),
    );
    expect(await rowsOfThrottles()).toBe(full);
  });

  test('a success in a known network does not give guesses from other networks back', async () => {
    const [email, home] = [await someone(), aNetwork()];
    await signIn(email, PASSWORD, home);
    await repeat(10, () => signIn(email, WRONG));
    await repeat(3, () => signIn(email, PASSWORD, home));
    expect((await signIn(email, WRONG)).codes).toEqual(['TOO_MANY_TRIES']);
  });

  test('repeated successful sign-ins are not limited', async () => {
    const [email, network] = [await someone(), aNetwork()];
    expect(await repeat(12, () => signIn(email))).toEqual([]);
    expect(await repeat(3, () => signIn(email, PASSWORD, network))).toEqual([]);
  });

  test('requests for a link are limited per network only, so that no stranger keeps the owner from one', async () => {
    for (const email of [await someone(), 'stranger@example.com']) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => ask(email, aNetwork())));
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    }
    const network = aNetwork();
    const email = await someone();
    const asked = await Promise.all(Array.from({ length: 100 }, () => ask(email, network)));
    expect(asked.map(({ status }) => status)).toEqual(Array(100).fill(200));
    expect((await ask(email, network)).codes).toEqual(['TOO_MANY_TRIES']);
  });

  test('tries of link tokens are limited, for each token and for all together', async () => {
    const network = aNetwork();
    const validate = (token: string) => from(network)(validateResetToken, { query: { token } });
    const submit = (token: string) =>
      from(network)(resetPassword, { body: { token, newPassword: PASSWORD } });
    expect((await validate('one')).codes).toEqual(['RESET_TOKEN_NOT_VALID']);
    expect((await submit('one')).codes).toEqual(['TOO_MANY_TRIES']);
    expect((await submit('two')).codes).toEqual(['RESET_TOKEN_NOT_VALID']);
    expect((await validate('two')).codes).toEqual(['TOO_MANY_TRIES']);
    const codes = await repeat(99, (nth) => validate(`another ${nth}`));
    expect(codes).toEqual([...times(98, 'RESET_TOKEN_NOT_VALID'), 'TOO_MANY_TRIES']);
  });
});

describe('R38 what one account can make grow is limited:', () => {
  test('sign-ins with the right password, from wherever they come', async () => {
    const { id, email } = await aUser(app.context, { passwordHash });
    for (let nth = 0; nth < 59; nth += 1) await countOwnTry(app.context, 'signing in', id);
    expect(await repeat(2, () => signIn(email))).toEqual(['TOO_MANY_TRIES']);
    later(600);
    expect((await signIn(email)).status).toBe(200);
  });

  test('calls that store something, sixty in ten minutes and three hundred a day', async () => {
    const { id } = await aUser(app.context, {});
    const store = async () => {
      const refused = await countOwnTry(app.context, 'test', id).catch((error: Refusal) => error);
      return { codes: refused ? [`${refused.code} ${refused.details?.secondsToWait}`] : [] };
    };
    expect(await repeat(61, store)).toEqual(['TOO_MANY_TRIES 600']);
    for (let window = 0; window < 4; window += 1) {
      later(601);
      expect(await repeat(60, store)).toEqual([]);
    }
    later(601);
    expect(await repeat(1, store)).toEqual(['TOO_MANY_TRIES 86400']);
    later(86_400);
    expect(await repeat(1, store)).toEqual([]);
  });

  test('open sessions: the one that was not used for the longest time ends', async () => {
    const email = await someone();
    const first = (await signIn(email)).data;
    const isOpen = async () => (await caller(app.app, first.accessToken)(getCurrentUser)).status === 200;
    for (let nth = 0; nth < 19; nth += 1) {
      later(1);
      await signIn(email);
    }
    expect(await isOpen()).toBe(true);
    await signIn(email);
    expect(await isOpen()).toBe(false);
  });

  test('e-mails with a password link to one mailbox, which has a good one all the time', async () => {
    const email = await someone();
    const mails = async () => (await mailTo(app.context, email)).length;
    const askAfter = async (seconds: number) => {
      later(seconds);
      await ask(email, aNetwork());
      return mails();
    };
    const counts: number[] = [];
    for (const seconds of [0, 121, 121, 121, 121, 121, 121, 121, 3_470, 121])
      counts.push(await askAfter(seconds));
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 7, 7, 8]);
    const [newest] = await mailTo(app.context, email);
    const token = /reset-password\/([\w-]{43})/.exec(newest?.body ?? '')?.[1] ?? '';
    later(3_599);
    expect((await from(aNetwork())(validateResetToken, { query: { token } })).status).toBe(200);
  });
});

describe('R24 the sender is', () => {
  const behindProxy = appForAllTests({ LOGIN_TRIES: '1', TRUSTED_PROXIES: '10.0.0.1' });
  const tryAs = async (email: string, network: string, forwardedFor: string, at = app) => {
    const body = { grantType: 'password' as const, email, password: WRONG, ...client };
    return (await from(network, at)(issueToken, { body, headers: { 'x-forwarded-for': forwardedFor } }))
      .codes;
  };
  const refused = ['TOO_MANY_TRIES'];
  const tried = ['INVALID_GRANT'];

  test('the address of the connection, whatever the headers contain', async () => {
    const network = aNetwork();
    expect(await tryAs('one@example.com', network, '198.51.100.1')).toEqual(tried);
    expect(await tryAs('one@example.com', network, '198.51.100.2')).toEqual(refused);
  });

  test('the last address that a configured proxy adds; for other connections still their own address', async () => {
    const proxied = (by: string, forwardedFor: string) =>
      tryAs('two@example.com', by, forwardedFor, behindProxy);
    expect(await proxied('10.0.0.1', '198.51.100.1')).toEqual(tried);
    expect(await proxied('10.0.0.1', '198.51.100.2')).toEqual(tried);
    expect(await proxied('10.0.0.1', '198.51.100.3, 198.51.100.2')).toEqual(refused);
    expect(await proxied('10.0.0.2', '198.51.100.4')).toEqual(tried);
    expect(await proxied('10.0.0.2', '198.51.100.5')).toEqual(refused);
  });
});
