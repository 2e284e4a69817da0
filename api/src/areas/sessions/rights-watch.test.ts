/** An open page waits for a change of its rights (R9). */
import { awaitOwnRights, LONGEST_WAIT } from '@share/contract/areas/sessions/own-rights.endpoints.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openNotices } from '../../platform/process/notices.ts';
import { buildApp } from '../../server.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { aUser } from '../../testing/people.ts';
import { type Caller, caller } from '../../testing/test-app.ts';
import { userPermissions, users } from '../users/users.tables.ts';
import { openSession } from './sign-in.ts';

const app = appForAllTests();
let server: Awaited<ReturnType<typeof buildApp>>;
let notices: ReturnType<typeof openNotices>;
beforeAll(async () => {
  notices = openNotices(app.services);
  server = await buildApp(app.services, notices);
  await notices.reconnect();
});
afterAll(async () => {
  await server.http.close();
  notices.close();
});

const someone = () => aUser(app.context, { can: ['admin:faq:list'] });
const pageOf = async (user: Awaited<ReturnType<typeof someone>>) =>
  caller(server, (await openSession(app.context, user)).accessToken);
const ask = (page: Caller, known?: string) => page(awaitOwnRights, { query: known ? { known } : {} });
const revisionOf = async (page: Caller) => (await ask(page)).data.revision;

/** Asks with the present revision; `isAnswered` says whether the answer has come. */
async function waiting(page: Caller) {
  const known = await revisionOf(page);
  const state = { isAnswered: false, known };
  const answer = ask(page, known).finally(() => {
    state.isAnswered = true;
  });
  return { state, answer };
}

test('without the present revision the answer comes at once', async () => {
  const page = await pageOf(await someone());
  const revision = await revisionOf(page);
  expect((await ask(page, 'another')).data).toEqual({ revision });
});

test('a permission that is taken away answers at once, and what concerns others does not', async () => {
  const [user, other] = [await someone(), await someone()];
  const { state, answer } = await waiting(await pageOf(user));
  const bystander = await waiting(await pageOf(other));
  const at = performance.now();
  await app.context.db.delete(userPermissions).where(eq(userPermissions.userId, user.id));
  const { revision } = (await answer).data;
  // A page that nothing wakes would be answered later than this, however busy the machine is.
  expect(performance.now() - at).toBeLessThan(LONGEST_WAIT / 2);
  expect(revision).not.toBe(state.known);
  expect(bystander.state.isAnswered).toBe(false);
  await app.context.db.delete(userPermissions).where(eq(userPermissions.userId, other.id));
  await bystander.answer;
});

test('the end of the session is said at once', async () => {
  const user = await someone();
  const { answer } = await waiting(await pageOf(user));
  await app.context.db.update(users).set({ active: false }).where(eq(users.id, user.id));
  expect((await answer).codes).toEqual(['NOT_SIGNED_IN']);
});

test('nobody occupies the places of others: the sixth page of a person lets the first one go', async () => {
  const user = await someone();
  const page = await pageOf(user);
  const pages = [];
  for (let nth = 0; nth < 6; nth += 1) pages.push(await waiting(page));
  const { data } = await (pages[0]?.answer ?? Promise.reject());
  expect(data.revision).toBe(pages[0]?.state.known);
  expect(pages.slice(1).map(({ state }) => state.isAnswered)).toEqual(Array(5).fill(false));
  await app.context.db.delete(userPermissions).where(eq(userPermissions.userId, user.id));
  await Promise.all(pages.map(({ answer }) => answer));
});

test('without notifications no page waits, and a server that leaves lets all go', async () => {
  const page = await pageOf(await someone());
  const { answer } = await waiting(page);
  const isOpen = vi.spyOn(notices, 'isOpen').mockReturnValue(false);
  const known = await revisionOf(page);
  expect((await ask(page, known)).data.revision).toBe(known);
  isOpen.mockRestore();
  await server.http.close();
  expect((await answer).data.revision).toBe(known);
});
