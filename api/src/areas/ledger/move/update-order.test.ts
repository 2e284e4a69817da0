import {
  acceptOrder,
  getOrder,
  removeSignedDocument,
  updateOrder,
} from '@share/contract/areas/orders/orders.endpoints.ts';
import { acceptTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../../platform/records/audit.ts';
import { aManualOrder, anOrder } from '../../../testing/books.ts';
import { aSignedOrder } from '../../../testing/files/signed-documents.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { holdLock } from '../../../testing/held-lock.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { users } from '../../users/users.tables.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');

const { investorData } = aManualOrder({ id: 1, seriesId: 1 });
const moved = {
  ...investorData,
  lastName: 'Nowak',
  address: { address: 'Długa 2', zip: '10115', city: 'Berlin', country: 276, state: null },
};

describe("ORD-33 changing the investor's data of an order", () => {
  test.each(['new', 'paid'] as const)('is allowed while it is %s', async (status) => {
    const { id, version } = await anOrder(app.context, { status });
    const changed = await staff(updateOrder, {
      params: { id },
      body: { investorData: moved },
      ifMatch: version,
    });
    expect(changed.data).toMatchObject({
      version: version + 1,
      status,
      investorData: {
        lastName: 'Nowak',
        address: { city: 'Berlin', country: { id: 276, name: 'Niemcy' }, state: null },
      },
    });
    expect((await staff(getOrder, { params: { id } })).data).toEqual(changed.data);
  });

  test.each(['completed', 'rejected'] as const)('ERR-59 is refused when it is %s', async (status) => {
    const { id } = await anOrder(app.context, { status });
    const answer = await staff(updateOrder, { params: { id }, body: { investorData: moved } });
    expect(answer).toMatchObject({ status: 409, codes: ['CANT_UPDATE_ORDER'] });
  });

  test("does not change the user's account", async () => {
    const { id, userMeta } = await anOrder(app.context);
    await staff(updateOrder, { params: { id }, body: { investorData: moved } });
    const [user] = await app.context.db.select().from(users).where(eq(users.id, userMeta.id));
    expect(user).toMatchObject({ lastName: 'Kowalski', city: 'Warszawa' });
  });

  test('R7 is refused if somebody changed the order meanwhile, and names that person', async () => {
    const { id, version } = await anOrder(app.context);
    const colleague = await app.as({ isSuperAdmin: true, firstName: 'Maria', lastName: 'Lis' });
    await colleague(updateOrder, { params: { id }, body: { investorData: moved } });
    const answer = await staff(updateOrder, { params: { id }, body: { investorData }, ifMatch: version });
    expect(answer).toMatchObject({
      status: 412,
      codes: ['CHANGED_MEANWHILE'],
      errors: [{ details: { changedBy: 'Maria Lis' } }],
    });
  });

  test('R7 names the person who made the change that would be overwritten, not one who did something else since', async () => {
    const { id, documentId } = await aSignedOrder(app.context);
    const version = (await staff(getOrder, { params: { id } })).data?.version ?? 0;
    const colleague = await app.as({ isSuperAdmin: true, firstName: 'Piotr', lastName: 'Lis' });
    await colleague(updateOrder, { params: { id }, body: { investorData: moved } });
    await staff(removeSignedDocument, { params: { id: documentId } });
    const answer = await staff(updateOrder, { params: { id }, body: { investorData }, ifMatch: version });
    expect(answer).toMatchObject({
      status: 412,
      errors: [{ details: { changedBy: 'Piotr Lis' } }],
    });
  });

  test('R7 names who accepted the payment meanwhile: that also makes a new version of the order', async () => {
    const { id, version, transactions } = await anOrder(app.context);
    const colleague = await app.as({ isSuperAdmin: true, firstName: 'Zofia', lastName: 'Lis' });
    await colleague(acceptTransaction, { params: { id: transactions[0]?.id ?? 0 } });
    const answer = await staff(updateOrder, { params: { id }, body: { investorData }, ifMatch: version });
    expect(answer).toMatchObject({
      status: 412,
      errors: [{ details: { changedBy: 'Zofia Lis' } }],
    });
  });

  test('R7 names nobody for a version that never existed', async () => {
    const { id } = await anOrder(app.context);
    const answer = await staff(updateOrder, { params: { id }, body: { investorData }, ifMatch: 99 });
    expect(answer).toMatchObject({
      status: 412,
      errors: [{ details: { changedBy: null, changedAt: null, version: 1 } }],
    });
  });

  test('is refused with every fault of the data', async () => {
    const { id } = await anOrder(app.context);
    const wrong = {
      ...investorData,
      address: { ...investorData.address, country: 5 },
      bankAccount: { ...investorData.bankAccount, accountNumber: '1' },
    };
    const answer = await staff(updateOrder, { params: { id }, body: { investorData: wrong } });
    expect(answer.errors.map(({ code, path }) => `${code} at ${path}`)).toEqual([
      'COUNTRY_NOT_FOUND at investorData.address.country',
      'BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG at investorData.bankAccount.accountNumber',
    ]);
  });

  test('is in the audit trail with the data before and after', async () => {
    const { id } = await anOrder(app.context);
    await staff(updateOrder, { params: { id }, body: { investorData: moved } });
    const [entry] = await readAudit(
      app.context,
      and(eq(auditEntries.action, 'order.update'), eq(auditEntries.entityId, id)),
    );
    expect(entry).toMatchObject({ before: { investorData }, after: { investorData: moved } });
  });

  test('is refused for an order that was accepted just before', async () => {
    const { id } = await anOrder(app.context, { status: 'paid' });
    const lock = await holdLock(app.databaseUrl, 'SELECT FROM orders WHERE id = $1 FOR UPDATE', [id]);
    const accepting = staff(acceptOrder, { params: { id } });
    await lock.untilWaiting(1);
    const changing = staff(updateOrder, { params: { id }, body: { investorData: moved } });
    await lock.untilWaiting(2);
    await lock.release();
    expect((await accepting).status).toBe(200);
    expect((await changing).codes).toEqual(['CANT_UPDATE_ORDER']);
  });
});
