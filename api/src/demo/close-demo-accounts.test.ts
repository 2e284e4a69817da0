import { issueToken } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hashPassword, noRequest } from '../platform/passwords.ts';
import { prepareData } from '../server.ts';
import { appForAllTests } from '../testing/for-all-tests.ts';
import { readAudit } from '../testing/read-audit.ts';
import { addDemoAccounts, publishedPasswords } from './demo-accounts.ts';

const FIRST = { FIRST_ADMIN_EMAIL: 'first@example.com', FIRST_ADMIN_PASSWORD: 'First1234' };
const app = appForAllTests({ PUBLIC_URL: 'https://office.example.com', ...FIRST });

const signIn = async (email: string, password: string) => {
  const client = { clientId: 'back-office', clientSecret: 'back-office' };
  const { status } = await app.asVisitor(issueToken, {
    body: { grantType: 'password', email, password, ...client },
  });
  return status;
};

test('a public start takes the published passwords from the accounts of a demo, and makes the first administrator', async () => {
  const { db } = app.services;
  await db.execute(sql`DELETE FROM users`);
  const { adminId, investorId } = await addDemoAccounts(db);
  const own = await hashPassword('Editor1234567', noRequest);
  await db.execute(sql`UPDATE users SET password_hash = ${own} WHERE email = 'editor@example.com'`);
  expect(await signIn('admin@example.com', 'Admin1234')).toBe(200);

  await prepareData(app.services);
  for (const [email, password] of Object.entries(publishedPasswords))
    expect([email, await signIn(email, password)]).toEqual([email, 400]);
  const open = await db.execute(sql`SELECT user_id FROM sessions WHERE ended_at IS NULL`);
  expect(open.rows).toEqual([]);
  expect(await signIn('editor@example.com', 'Editor1234567')).toBe(200);
  expect(await signIn(FIRST.FIRST_ADMIN_EMAIL, FIRST.FIRST_ADMIN_PASSWORD)).toBe(200);
  const removed = (await readAudit(app.context)).filter(({ action }) => action === 'password.remove');
  expect(removed.map(({ entityId }) => entityId)).toEqual([adminId, investorId]);
});
