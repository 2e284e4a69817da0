import { updateOwnProfile } from '@share/contract/areas/own-profile/own-profile.endpoints.ts';
import {
  getOrderAccountChanges,
  getTransactionAccountChanges,
} from '@share/contract/areas/timeline/timeline.endpoints.ts';
import { updateUser } from '@share/contract/areas/users/users.endpoints.ts';
import { afterEach, expect, test } from 'vitest';
import { anOrder, paymentOf } from '../../testing/books.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { aUser } from '../../testing/people.ts';
import { anEdit } from '../../testing/rights.ts';

// The sessions last longer than the time that the tests let pass.
const app = appForAllTests({ ACCESS_TOKEN_SECONDS: '86400' });
const NOON = new Date('2026-05-04T10:00:00Z');
const DAY = 86_400_000;
const at = (milliseconds: number) => app.setClock(new Date(NOON.getTime() + milliseconds));
afterEach(() => app.setClock(null));

const bankAccount = { country: 616, bankName: 'Bank', accountNumber: '27114020040000300201355387' };

async function scene() {
  at(0);
  const order = await anOrder(app.context);
  const clerk = await aUser(app.context, { isSuperAdmin: true, firstName: 'Ewa', lastName: 'Lis' });
  const change = async (fields: Parameters<typeof anEdit>[2]) =>
    (await app.asUser(clerk))(updateUser, {
      params: { id: order.userMeta.id },
      body: await anEdit(app.context, order.userMeta.id, fields),
    });
  const { investorData } = await anEdit(app.context, order.userMeta.id);
  return {
    order,
    change,
    changeBank: () => change({ investorData: { ...investorData, bankAccount } }),
    marks: async () =>
      (await (await app.asUser(clerk))(getOrderAccountChanges, { params: { id: order.id } })).data,
  };
}

test('a changed bank account stands on the order for fourteen days, with who changed it, and not longer', async () => {
  const { changeBank, marks } = await scene();
  expect(await marks()).toEqual([]);
  await changeBank();
  expect(await marks()).toEqual([{ what: 'bankAccount', at: NOON.toISOString(), days: 0, by: 'Ewa Lis' }]);
  at(3 * DAY);
  expect(await marks()).toMatchObject([{ days: 3 }]);
  at(14 * DAY - 1);
  expect(await marks()).toMatchObject([{ days: 14 }]);
  at(14 * DAY);
  expect(await marks()).toEqual([]);
});

test('days are those of the calendar in Warsaw', async () => {
  const { change, marks } = await scene();
  app.setClock(new Date('2026-05-04T21:59:00Z'));
  await change({ email: 'late@example.com' });
  expect(await marks()).toMatchObject([{ what: 'email', days: 0 }]);
  app.setClock(new Date('2026-05-04T22:01:00Z'));
  expect(await marks()).toMatchObject([{ what: 'email', days: 1 }]);
});

test('other changes leave no mark; those of both leave two, newest first', async () => {
  const { change, changeBank, marks } = await scene();
  await change({ lastName: 'Nowa', language: 'en' });
  expect(await marks()).toEqual([]);
  await change({ email: 'new@example.com' });
  at(DAY);
  await changeBank();
  expect((await marks()).map(({ what, days }) => [what, days])).toEqual([
    ['bankAccount', 0],
    ['email', 1],
  ]);
});

test('the payment shows the same, to those who may read it; nobody else sees either', async () => {
  const { order, changeBank, marks } = await scene();
  await changeBank();
  const ofPayment = { params: { id: paymentOf(order) } };
  const payments = await app.as({ can: ['admin:transaction:get'] });
  expect((await payments(getTransactionAccountChanges, ofPayment)).data).toEqual(await marks());
  expect((await payments(getOrderAccountChanges, { params: { id: order.id } })).status).toBe(403);
  const orders = await app.as({ can: ['admin:order:get'] });
  expect((await orders(getTransactionAccountChanges, ofPayment)).status).toBe(403);
  expect((await orders(getOrderAccountChanges, { params: { id: 999_999 } })).codes).toEqual([
    'ORDER_NOT_EXISTS',
  ]);
  expect((await payments(getTransactionAccountChanges, { params: { id: 999_999 } })).codes).toEqual([
    'TRANSACTION:NOT_FOUND',
  ]);
});

test('what the investor changes on the public site is marked with the name of the investor', async () => {
  const { order, marks } = await scene();
  const { id, firstName, lastName, investorData } = {
    id: order.userMeta.id,
    ...(await anEdit(app.context, order.userMeta.id)),
  };
  const investor = await app.asUser({ id, email: order.userMeta.email, isAdmin: false });
  const body = { firstName, lastName, language: null, investorData: { ...investorData, bankAccount } };
  expect((await investor(updateOwnProfile, { body })).status).toBe(200);
  expect(await marks()).toMatchObject([{ what: 'bankAccount', by: `${firstName} ${lastName}` }]);
});
