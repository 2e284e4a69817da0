import * as factor from '@share/contract/areas/account/second-factor.endpoints.ts';
import type { Assertion, PasskeyRequest } from '@share/contract/areas/sessions/passkeys.schemas.ts';
import { issueToken, startPasskey } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import { passkeys } from '../areas/second-factor/second-factor.tables.ts';
import { hashPassword } from '../platform/passwords.ts';
import { anAuthenticator } from './authenticator.ts';
import { appForAllTests } from './for-all-tests.ts';
import { type AnAccount, aUser } from './people.ts';
import { type Caller, caller } from './test-app.ts';

export const ORIGIN = 'https://office.example.com';
export const PASSWORD = 'Correct1horse';
export const NOON = new Date('2026-05-04T10:00:00Z');
const client = { clientId: 'back-office', clientSecret: 'back-office' };

/** People who sign in with passkeys, for all tests of a file; each test begins at noon. */
export function peopleWithPasskeys() {
  const app = appForAllTests({ PUBLIC_URL: ORIGIN, LOGIN_TRIES: '20' });
  let passwordHash: string;
  beforeAll(async () => {
    passwordHash = await hashPassword(PASSWORD);
  });
  beforeEach(() => app.setClock(NOON));
  const later = (seconds: number) => app.setClock(new Date(app.services.now().getTime() + seconds * 1_000));

  const signIn = (email: string) =>
    app.asVisitor(issueToken, { body: { grantType: 'password', email, password: PASSWORD, ...client } });
  const halfOf = async (email: string) => String((await signIn(email)).errors[0]?.details?.halfSessionToken);
  const ask = (halfSessionToken: string) =>
    app.asVisitor(startPasskey, { body: { halfSessionToken, ...client } });
  const askData = async (half: string): Promise<PasskeyRequest> => (await ask(half)).data;
  const finish = (halfSessionToken: string, assertion: Assertion) =>
    app.asVisitor(issueToken, { body: { grantType: 'passkey', halfSessionToken, assertion, ...client } });
  const finishByCode = (halfSessionToken: string, code: string) =>
    app.asVisitor(issueToken, { body: { grantType: 'second_factor', halfSessionToken, code, ...client } });

  async function signedIn(fields: AnAccount = {}) {
    const user = await aUser(app.context, { passwordHash, language: 'en', ...fields });
    return { ...user, call: caller(app.app, (await signIn(user.email)).data.accessToken) };
  }
  async function add(call: Caller, name: string, key = anAuthenticator(ORIGIN)) {
    const credential = key.make((await call(factor.startNewPasskey)).data);
    return { key, added: await call(factor.addPasskey, { body: { name, credential } }) };
  }
  /** Somebody with a passkey on a notebook. */
  async function withPasskey(fields: AnAccount = {}) {
    const user = await signedIn(fields);
    const { key, added } = await add(user.call, 'Notebook');
    return { ...user, key, recovery: added.data.recoveryCodes ?? [] };
  }
  const view = async (call: Caller) => (await call(factor.getSecondFactor)).data;
  const storedOf = (userId: number) =>
    app.context.db.select().from(passkeys).where(eq(passkeys.userId, userId));

  return {
    app,
    later,
    signIn,
    halfOf,
    ask,
    askData,
    finish,
    finishByCode,
    signedIn,
    add,
    withPasskey,
    view,
    storedOf,
  };
}
