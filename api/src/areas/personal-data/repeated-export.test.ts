import { exportPersonalData } from '@share/contract/areas/personal-data/personal-data.endpoints.ts';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../platform/records/audit.ts';
import { exportedPerson } from '../../testing/exported-person.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { aUser } from '../../testing/people.ts';
import { aRole } from '../../testing/rights.ts';

const app = appForAllTests();

test('a file that is asked for again under the same key is made again: recorded, and refused if R10 forbids it by now', async () => {
  const clerk = await aUser(app.context, { can: [exportPersonalData.access] });
  const { id } = await aUser(app.context);
  const repeat = () => exportedPerson(app, id, clerk, { 'idempotency-key': 'export' });
  const recorded = (action: string) =>
    app.context.db.$count(
      auditEntries,
      and(eq(auditEntries.action, action), eq(auditEntries.actorId, clerk.id)),
    );
  expect([(await repeat()).statusCode, (await repeat()).statusCode]).toEqual([200, 200]);
  expect(await recorded('user.export-data')).toBe(2);
  await aRole(app.context, ['admin:offer:edit'], [id]);
  expect((await repeat()).statusCode).toBe(403);
  expect([await recorded('user.export-data'), await recorded('rights.refused')]).toEqual([2, 1]);
});
