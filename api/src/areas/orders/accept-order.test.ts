import {
  acceptOrder,
  getOrder,
  placeManualOrder,
  rejectOrder,
} from '@share/contract/areas/orders/orders.endpoints.ts';
import { acceptTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aManualOrder, anOffer } from '../../testing/books.ts';
import { aTestApp, type Caller, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: Caller;
beforeAll(async () => {
  app = await aTestApp();
  staff = await app.as('super admin');
});
afterAll(() => app.close());

test('ORD-25 an order goes from new to paid to completed, and its transaction with it', async () => {
  const offer = await anOffer(app.context);
  const placed = await staff(placeManualOrder, { body: aManualOrder(offer, { quantity: 3 }) });
  expect(placed.data).toMatchObject({ status: 'new', quantity: 3, totalAmount: 300, canAcceptOrder: false });
  const [transaction] = placed.data.transactions;
  const paid = await staff(acceptTransaction, { params: { id: transaction?.id ?? 0 } });
  expect(paid.data).toMatchObject({ status: 'paid' });
  const accepted = await staff(acceptOrder, { params: { id: placed.data.id } });
  expect(accepted.data).toMatchObject({ status: 'completed', canRejectOrder: false });
  expect((await staff(acceptOrder, { params: { id: placed.data.id } })).codes).toEqual(['ALREADY_ACCEPTED']);
  expect((await staff(rejectOrder, { params: { id: placed.data.id } })).codes).toEqual(['ORDER_COMPLETED']);
  expect((await staff(getOrder, { params: { id: placed.data.id } })).data).toEqual(accepted.data);
});
