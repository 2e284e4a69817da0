import { exportOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import { listRoles } from '@share/contract/areas/roles/roles.endpoints.ts';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { anInvestor, aUser } from '../../../testing/people.ts';
import { visitor } from '../../context.ts';
import { auditEntries } from '../../records/audit.ts';
import { openRefusedAccess } from './refused-access.ts';

const app = appForAllTests();

const recordedOf = (actorId: number) =>
  app.context.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.actorId, actorId), eq(auditEntries.action, 'access.refused')));

test('R8 of a member of staff who tries again and again, a forbidden call is recorded once', async () => {
  const user = await aUser(app.context);
  const call = await app.asUser(user);
  for (let tries = 0; tries < 5; tries += 1) expect((await call(listRoles)).status).toBe(403);
  expect(await recordedOf(user.id)).toMatchObject([{ after: { path: listRoles.path } }]);
});

test('R8 an investor fills the audit trail with nothing', async () => {
  const investor = await anInvestor(app.context);
  const call = await app.asUser(investor);
  expect((await call(listRoles)).codes).toEqual(['FORBIDDEN']);
  expect(await recordedOf(investor.id)).toEqual([]);
});

test('another endpoint, another person and the next minute are recorded again', () => {
  let at = 0;
  const isRecorded = openRefusedAccess(() => at);
  const staff = (id: number) => ({ ...visitor, id, sessionKind: 'staff' as const });
  expect(isRecorded(staff(1), listRoles)).toBe(true);
  expect(isRecorded(staff(1), listRoles)).toBe(false);
  expect(isRecorded(staff(1), exportOrders)).toBe(true);
  expect(isRecorded(staff(2), listRoles)).toBe(true);
  at += 60_000;
  expect(isRecorded(staff(1), listRoles)).toBe(true);
});
