import * as factor from '@share/contract/areas/account/second-factor.endpoints.ts';
import type { Assertion, PasskeyRequest } from '@share/contract/areas/sessions/passkeys.schemas.ts';
import { issueToken, startPasskey } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { passkeys } from '../../areas/second-factor/second-factor.tables.ts';
import type { AnAccount } from '../people.ts';
import { type Caller, caller } from '../test-app.ts';
import { anAuthenticator } from './authenticator.ts';
import { client, peopleWithPasswords } from './people-with-passwords.ts';

export const ORIGIN = 'https://office.example.com';

/** People who sign in with passkeys, for all tests of a file; each test begins at noon. */
export function peopleWithPasskeys() {
  const people = peopleWithPasswords({ PUBLIC_URL: ORIGIN, LOGIN_TRIES: '20' });
  const { app, someone, signIn } = people;

  const ask = (halfSessionToken: string) =>
    app.asVisitor(startPasskey, { body: { halfSessionToken, ...client } });
  const askData = async (half: string): Promise<PasskeyRequest> => (await ask(half)).data;
  const finish = (halfSessionToken: string, assertion: Assertion) =>
    app.asVisitor(issueToken, { body: { grantType: 'passkey', halfSessionToken, assertion, ...client } });
  const finishByCode = (halfSessionToken: string, code: string) =>
    app.asVisitor(issueToken, { body: { grantType: 'second_factor', halfSessionToken, code, ...client } });

  async function signedIn(fields: AnAccount = {}) {
    const user = await someone({ language: 'en', ...fields });
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

  return { ...people, ask, askData, finish, finishByCode, signedIn, add, withPasskey, view, storedOf };
}
