import { getCurrentUser } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { getUser, listUsers, signOutUser } from '@share/contract/areas/users/users.endpoints.ts';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../platform/records/audit.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { anInvestor, aUser } from '../../testing/people.ts';
import { readAudit } from '../../testing/read-audit.ts';
import { sessions } from '../sessions/sessions.tables.ts';

const app = appForAllTests();
const call = callerForAllTests(app, 'super admin');

test('every session of the person ends at once, on the site too; the account stays open', async () => {
  const colleague = await aUser(app.context);
  const [first, second] = [await app.asUser(colleague), await app.asUser(colleague)];
  const others = await app.asUser(await aUser(app.context));
  expect((await first(getCurrentUser)).status).toBe(200);
  const body = { reason: 'Skradziony laptop' };
  const { data } = await call(signOutUser, { params: { id: colleague.id }, body });
  expect(data).toMatchObject({ id: colleague.id, active: true, version: 1 });
  expect((await first(getCurrentUser)).codes).toEqual(['NOT_SIGNED_IN']);
  expect((await second(getCurrentUser)).codes).toEqual(['NOT_SIGNED_IN']);
  expect((await others(getCurrentUser)).status).toBe(200);
  expect((await (await app.asUser(colleague))(getCurrentUser)).status).toBe(200);
  const investor = await anInvestor(app.context);
  await app.asUser(investor);
  await call(signOutUser, { params: { id: investor.id }, body: { reason: '' } });
  const left = await app.context.db.select().from(sessions).where(eq(sessions.userId, investor.id));
  expect(left.map(({ endedAt }) => endedAt === null)).toEqual([false]);
});

test('R27 the journal has who did it, and the reason', async () => {
  const { id } = await aUser(app.context);
  const actor = await aUser(app.context, { isSuperAdmin: true });
  await (await app.asUser(actor))(signOutUser, { params: { id }, body: { reason: 'Zgubiony telefon' } });
  const ofThem = and(eq(auditEntries.action, 'session.close-all'), eq(auditEntries.entityId, id));
  expect(await readAudit(app.context, ofThem)).toMatchObject([
    { actorId: actor.id, entity: 'user', after: { reason: 'Zgubiony telefon' } },
  ]);
});

test('nobody signs out themselves, a deleted account or, unless they are one, a super administrator', async () => {
  const staff = await aUser(app.context, { can: ['admin:user:edit', 'admin:user:get'] });
  const weak = await app.asUser(staff);
  const { id: strong } = await aUser(app.context, { isSuperAdmin: true });
  const { id: gone } = await anInvestor(app.context, { deletedAt: new Date() });
  const body = { reason: '' };
  const codeOf = async (id: number) => {
    const { codes } = await weak(signOutUser, { params: { id }, body });
    expect((await weak(getUser, { params: { id } })).data.whyNot.signOut).toBe(codes[0] ?? null);
    return codes;
  };
  expect(await codeOf(staff.id)).toEqual(['USER_IS_YOURSELF']);
  expect(await codeOf(strong)).toEqual(['USER_IS_SUPER_ADMIN']);
  expect(await codeOf(gone)).toEqual(['USER_IS_DELETED']);
  expect((await call(signOutUser, { params: { id: strong }, body })).status).toBe(200);
});

test('a person and the list say when the person last signed in', async () => {
  const { id, email, isAdmin } = await aUser(app.context);
  const shown = async () => {
    const { items } = (await call(listUsers, { list: { filters: { search: email } } })).data;
    const { data } = await call(getUser, { params: { id } });
    expect(items.map(({ lastSignedInAt }) => lastSignedInAt)).toEqual([data.lastSignedInAt]);
    return data.lastSignedInAt;
  };
  expect(await shown()).toBeNull();
  const now = new Date();
  now.setMilliseconds(0);
  app.setClock(now);
  await app.asUser({ id, email, isAdmin });
  app.setClock(null);
  expect(await shown()).toBe(now.toISOString());
});
