import { placeManualOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { listUserAgreements } from '@share/contract/areas/user-agreements/user-agreements.endpoints.ts';
import { expect, test } from 'vitest';
import { aManualOrder, anOffer } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { anInvestor } from '../../testing/people.ts';

const app = appForAllTests();
const call = callerForAllTests(app, 'super admin');
const ofUser = (userId: number) => call(listUserAgreements, { query: { userId: String(userId) } });

test('USR-28, USR-42 what somebody accepted with an order is listed with the text of then and the order', async () => {
  const content = { pl: '<p>Zgoda</p>', en: '<p>Consent</p>' };
  const offer = await anOffer(app.context, {
    agreements: [{ name: { pl: 'Dane', en: 'Data' }, content, required: true }],
  });
  const order = (await call(placeManualOrder, { body: aManualOrder(offer) })).data;
  expect((await ofUser(order.userMeta.id)).data).toMatchObject([
    { orderId: order.id, isRequired: true, isAccepted: true, content, target: 'investment' },
  ]);
});

test('USR-29 somebody without any has an empty list; an unknown user is not found', async () => {
  expect((await ofUser((await anInvestor(app.context)).id)).data).toEqual([]);
  const unknown = await ofUser(999_999);
  expect([unknown.status, unknown.codes]).toEqual([404, ['USER_NOT_EXISTS']]);
});
