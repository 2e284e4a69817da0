import { getOrder, rejectOrder, updateOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { closeRefund } from '@share/contract/areas/refunds/refunds.endpoints.ts';
import {
  getStaticMap,
  searchStaticContent,
  updateStaticElement,
  updateStaticMap,
} from '@share/contract/areas/static-content/static-content.endpoints.ts';
import {
  getOrderRevision,
  getStaticMapRevision,
  getTransactionRevision,
} from '@share/contract/areas/timeline/timeline.endpoints.ts';
import {
  acceptTransaction,
  extendTransaction,
  getTransaction,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { toWarsaw, warsawDay } from '@share/contract/shared/dates.ts';
import { describe, expect, test } from 'vitest';
import { aManualOrder, anOrder, paymentOf } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aUser } from '../../testing/people.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');

describe('the revision of an open record', () => {
  test('is that of the record as it was loaded, and grows with every change by anybody, who is named', async () => {
    const user = await aUser(app.context, { can: ['admin:transaction:accept', 'admin:transaction:extend'] });
    const clerk = await app.asUser(user);
    const name = `${user.firstName} ${user.lastName}`;
    const order = await anOrder(app.context);
    const params = { id: order.id };
    const payment = { id: paymentOf(order) };
    const revisions = async () => [
      (await staff(getOrderRevision, { params })).data,
      (await staff(getTransactionRevision, { params: payment })).data,
    ];
    const shown = async () => [
      (await staff(getOrder, { params })).data.revision,
      (await staff(getTransaction, { params: payment })).data.version,
    ];
    let before = await revisions();
    expect(before.map(({ revision }) => revision)).toEqual(await shown());
    const waitUntil = toWarsaw(new Date(Date.now() + 30 * 86_400_000));
    for (const change of [
      () => clerk(extendTransaction, { params: payment, body: { waitUntil } }),
      () => clerk(acceptTransaction, { params: payment }),
    ]) {
      await change();
      const after = await revisions();
      expect(after.map(({ revision }) => revision)).toEqual(await shown());
      expect(after.every(({ revision }, at) => revision > (before[at]?.revision ?? 0))).toBe(true);
      expect(after.map(({ by }) => by)).toEqual([name, name]);
      before = after;
    }
  });

  test('of the order alone grows when only the investor data change, and after a refund is closed both', async () => {
    const order = await anOrder(app.context, { status: 'paid' });
    const { investorData } = aManualOrder({ id: 1, seriesId: 1 });
    await staff(updateOrder, { params: { id: order.id }, body: { investorData } });
    const revision = async () => (await staff(getOrderRevision, { params: { id: order.id } })).data.revision;
    expect(await revision()).toBe(order.revision + 1);
    await staff(rejectOrder, { params: { id: order.id } });
    const rejected = await revision();
    await staff(closeRefund, {
      params: { id: paymentOf(order) },
      body: { returnedOn: warsawDay(new Date()), reference: 'FT 1' },
    });
    expect(await revision()).toBe(rejected + 1);
  });

  test('of the map of the static content is the sum of its elements, and names who changed one of them', async () => {
    const stored = async () => (await staff(getStaticMapRevision)).data;
    const { revision } = await stored();
    expect(await stored()).toEqual({ revision, at: null, by: null });
    expect((await staff(getStaticMap)).data.version).toBe(revision);
    const editor = await aUser(app.context, {
      can: ['admin:static-content:edit'],
      firstName: 'Ewa',
      lastName: 'Lis',
    });
    const body = { latitude: 54.352, longitude: 18.6466, zoom: 17 as const };
    await (await app.asUser(editor))(updateStaticMap, { body });
    const at = expect.stringMatching(/Z$/);
    expect(await stored()).toEqual({ revision: revision + 3, at, by: 'Ewa Lis' });
    const [zoom] = (await staff(searchStaticContent, { query: { text: 'map.zoom' } })).data.items;
    const params = { elementId: zoom?.id ?? 0 };
    await staff(updateStaticElement, { params, body: { content: { pl: '18', en: '18' } } });
    expect(await stored()).toEqual({ revision: revision + 4, at, by: 'Anna Nowak' });
    const stranger = await app.as({ can: ['admin:order:get'] });
    expect((await stranger(getStaticMapRevision)).codes).toEqual(['FORBIDDEN']);
  });

  test('is refused for what does not exist', async () => {
    const none = { params: { id: 9_999_999 } };
    expect((await staff(getOrderRevision, none)).codes).toEqual(['ORDER_NOT_EXISTS']);
    expect((await staff(getTransactionRevision, none)).codes).toEqual(['TRANSACTION:NOT_FOUND']);
  });
});
