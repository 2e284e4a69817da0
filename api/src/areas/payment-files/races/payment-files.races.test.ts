/** @module-tag essential */
import {
  createPaymentFile,
  listFilePayments,
  markFilePaid,
  refusePayments,
  withdrawPaymentFile,
} from '@share/contract/areas/payment-files/payment-files.endpoints.ts';
import { closeRefund } from '@share/contract/areas/refunds/refunds.endpoints.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { anOffer, anOrder, paymentOf } from '../../../testing/books.ts';
import { outcomeOf, racingServers } from '../../../testing/processes/racing-servers.ts';
import { rejectOrder } from '../../ledger/move/reject-order.ts';
import { refunds } from '../../ledger/refunds/refunds.tables.ts';
import { filePayments } from '../payment-files.tables.ts';

const { app, staff, elsewhere } = racingServers();
let offer: Awaited<ReturnType<typeof anOffer>>;
beforeAll(async () => {
  offer = await anOffer(app.context);
});

/** The refund of a rejected order, and the transaction that it belongs to. */
async function aRefund() {
  const order = await anOrder(app.context, { of: offer, status: 'paid' });
  await rejectOrder(app.context, order.id);
  const [found] = await app.context.db.select().from(refunds).where(eq(refunds.orderId, order.id));
  return { id: found?.id ?? 0, payment: paymentOf(order) };
}
const ids = (all: readonly { id: number }[]) => all.map(({ id }) => id);
const body = (all: readonly number[]) => ({ format: 'elixir-0' as const, refunds: [...all] });
const today = () => warsawDay(new Date());
const readRefund = async (id: number) =>
  (await app.context.db.select().from(refunds).where(eq(refunds.id, id)))[0];

test('I-39 of files with the same refunds that are made at once, one has them', async () => {
  const all = ids([await aRefund(), await aRefund(), await aRefund()]);
  const answers = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((nth) =>
      (nth % 2 ? staff : elsewhere)(createPaymentFile, { body: body(nth < 3 ? all : all.toReversed()) }),
    ),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(5);
  for (const { codes } of refused) expect(['PAYMENT_IN_FILE', 'TRY_AGAIN']).toContain(codes[0]);
  const rows = await app.context.db.select().from(filePayments);
  expect(rows.filter(({ refundId }) => all.includes(refundId ?? 0))).toHaveLength(3);
});

test('a file that is withdrawn while it is recorded as paid is either', async () => {
  const refund = await aRefund();
  const params = { id: (await staff(createPaymentFile, { body: body([refund.id]) })).data.id };
  const [withdrawn, paid] = await Promise.all([
    staff(withdrawPaymentFile, { params }),
    elsewhere(markFilePaid, { params, body: { paidOn: today() } }),
  ]);
  const isPaid = paid.status === 200 && paid.data.some(({ done }) => done);
  expect(outcomeOf(withdrawn)).toBe(isPaid ? 'PAYMENT_FILE_PAID' : 'OK');
  expect((await readRefund(refund.id))?.returnedOn).toBe(isPaid ? today() : null);
  const [payment] = (await staff(listFilePayments, { params })).data;
  expect(payment?.state).toBe(isPaid ? 'paid' : 'withdrawn');
});

test('a payment that the bank refused while it is recorded as paid is either', async () => {
  const refund = await aRefund();
  const params = { id: (await staff(createPaymentFile, { body: body([refund.id]) })).data.id };
  const [payment] = (await staff(listFilePayments, { params })).data;
  const [refused, paid] = await Promise.all([
    staff(refusePayments, { params, body: { payments: [payment?.id ?? 0] } }),
    elsewhere(markFilePaid, { params, body: { paidOn: today() } }),
  ]);
  const isPaid = paid.data.some(({ done }) => done);
  expect(outcomeOf(refused)).toBe(isPaid ? 'PAYMENT_NOT_SENT' : 'OK');
  expect((await readRefund(refund.id))?.returnedOn).toBe(isPaid ? today() : null);
});

test('a file that is recorded as paid twice at once closes each refund once', async () => {
  const all = ids([await aRefund(), await aRefund(), await aRefund(), await aRefund()]);
  const params = { id: (await staff(createPaymentFile, { body: body(all) })).data.id };
  const answers = await Promise.all(
    [staff, elsewhere].map((call) => call(markFilePaid, { params, body: { paidOn: today() } })),
  );
  const done = answers.flatMap(({ data }) => data).filter((result) => result.done);
  expect(done).toHaveLength(4);
});

test('a refund that is closed by hand while a file is made of it is in no file, or counts as paid there', async () => {
  const refund = await aRefund();
  const [made, closed] = await Promise.all([
    staff(createPaymentFile, { body: body([refund.id]) }),
    elsewhere(closeRefund, {
      params: { id: refund.payment },
      body: { returnedOn: today(), reference: 'FT 1', refund: refund.id },
    }),
  ]);
  expect(outcomeOf(closed)).toBe('OK');
  if (made.status !== 200) return expect(['PAYMENT_NOT_DUE', 'TRY_AGAIN']).toContain(made.codes[0]);
  const [payment] = (await staff(listFilePayments, { params: { id: made.data.id } })).data;
  expect(payment?.state).toBe('paid');
});
