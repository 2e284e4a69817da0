import { getDraftKey } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { expect, test } from 'vitest';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { aUser } from '../../testing/people.ts';

const app = appForAllTests();

const keyFor = async (call: Awaited<ReturnType<typeof app.asUser>>) => (await call(getDraftKey)).data.key;

test('the key of drafts is the same in every session of a user, and another for each user', async () => {
  const user = await aUser(app.context, {});
  const key = await keyFor(await app.asUser(user));
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect(await keyFor(await app.asUser(user))).toBe(key);
  expect(await keyFor(await app.as({}))).not.toBe(key);
});

test('the key of drafts is for signed-in administrators only', async () => {
  expect((await app.asVisitor(getDraftKey)).codes).toEqual(['NOT_SIGNED_IN']);
});
