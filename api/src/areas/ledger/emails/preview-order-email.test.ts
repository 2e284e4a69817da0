import { acceptOrder, getOrderEmail, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderMove } from '@share/contract/areas/orders/orders.schemas.ts';
import { acceptTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { emails } from '../../../platform/mail/mail.tables.ts';
import { bodyPlace } from '../../../platform/mail/queue-email.ts';
import { anOrder, paymentOf } from '../../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');

const preview = async (id: number, move: OrderMove) =>
  (await staff(getOrderEmail, { params: { id, move } })).data;

/** The last e-mail to an address. */
async function lastTo(recipient: string) {
  const { db, secrets } = app.context;
  const [sent] = await db
    .select()
    .from(emails)
    .where(eq(emails.recipient, recipient))
    .orderBy(desc(emails.id))
    .limit(1);
  if (!sent?.body) throw new Error('No e-mail');
  return { recipient, subject: sent.subject, html: secrets.open(sent.body, bodyPlace(sent.event)) };
}

test('the e-mails that staff see before pressing are those that go out', async () => {
  const order = await anOrder(app.context, { quantity: 2 });
  const { id, userMeta } = order;
  const paying = await preview(id, 'pay');
  await staff(acceptTransaction, { params: { id: paymentOf(order) } });
  expect(paying).toEqual(await lastTo(userMeta.email));
  const accepting = await preview(id, 'accept');
  await staff(acceptOrder, { params: { id } });
  const accepted = await lastTo(userMeta.email);
  const withNumbers = accepting.html.replace('nadane przy akceptacji', '1–2 (2)');
  expect({ ...accepting, html: withNumbers }).toEqual(accepted);
});

test.each([
  ['nothing arrived', undefined],
  ['all arrived', {}],
  ['less arrived', { receivedAmount: 150, note: 'A fee' }],
])('before a rejection, when %s', async (_, receipt) => {
  const order = await anOrder(app.context, { quantity: 2 });
  if (receipt) await staff(acceptTransaction, { params: { id: paymentOf(order) }, body: receipt });
  const before = await preview(order.id, 'reject');
  await staff(rejectOrder, { params: { id: order.id } });
  expect(before).toEqual(await lastTo(order.userMeta.email));
});

test('only who may read the order sees them', async () => {
  const { id } = await anOrder(app.context);
  const params = { id, move: 'accept' } as const;
  const stranger = await app.as({ can: ['admin:order:list', 'admin:email-template:get'] });
  expect((await stranger(getOrderEmail, { params })).status).toBe(403);
  expect((await staff(getOrderEmail, { params: { id: 999_999, move: 'pay' } })).codes).toEqual([
    'ORDER_NOT_EXISTS',
  ]);
});
