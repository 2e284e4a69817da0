import { issueToken } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { beforeAll, beforeEach } from 'vitest';
import { hashPassword, noRequest } from '../../platform/passwords.ts';
import { appForAllTests } from '../for-all-tests.ts';
import { type AnAccount, aUser } from '../people.ts';

export const NOON = new Date('2026-05-04T10:00:00Z');
export const PASSWORD = 'Correct1horse';
export const client = { clientId: 'back-office', clientSecret: 'back-office' };

/** People with a password, for all tests of a file; each test begins at noon. */
export function peopleWithPasswords(variables: Record<string, string> = {}) {
  const app = appForAllTests(variables);
  let passwordHash: string;
  beforeAll(async () => {
    passwordHash = await hashPassword(PASSWORD, noRequest);
  });
  beforeEach(() => app.setClock(NOON));
  const later = (seconds: number) => app.setClock(new Date(app.services.now().getTime() + seconds * 1_000));

  const someone = (fields: AnAccount = {}) => aUser(app.context, { passwordHash, ...fields });
  const signIn = (email: string, password = PASSWORD) =>
    app.asVisitor(issueToken, { body: { grantType: 'password', email, password, ...client } });
  /** The token of the half session of somebody who has not given the second factor yet. */
  const halfOf = async (email: string) => String((await signIn(email)).errors[0]?.details?.halfSessionToken);

  return { app, later, someone, signIn, halfOf };
}
