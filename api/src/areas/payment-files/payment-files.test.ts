import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { getHome } from '@share/contract/areas/home/home.endpoints.ts';
import { listJournal } from '@share/contract/areas/journal/journal.endpoints.ts';
import { getOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import {
  createPaymentFile,
  downloadPaymentFile,
  getPaymentFile,
  listDuePayments,
  listFilePayments,
  listPayingAccounts,
  listPaymentFiles,
  markFilePaid,
  refusePayments,
  totalDuePayments,
  totalPaymentFiles,
  withdrawPaymentFile,
} from '@share/contract/areas/payment-files/payment-files.endpoints.ts';
import { listPayoutHolders } from '@share/contract/areas/payouts/payouts.endpoints.ts';
import { closeRefund } from '@share/contract/areas/refunds/refunds.endpoints.ts';
import { recordFurtherTransfer } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { BodyInputOf } from '@share/contract/shared/endpoint.ts';
import { describe, expect, test } from 'vitest';
import { aManualOrder, anOffer, anOrder, aSeries } from '../../testing/books.ts';
import { paymentOf, readElixir, readPain } from '../../testing/files/read-bank-files.ts';
import { decidingForAllTests } from '../../testing/orders/deciding-lines.ts';
import { rejectOrder } from '../ledger/move/reject-order.ts';
import { confirmPayout } from '../ledger/payouts/confirm-payout.ts';
import { createPayout } from '../ledger/payouts/draft-payout.ts';
import { siteSettings } from '../settings/settings.tables.ts';
import { openPaymentFile } from './file-payments.reads.ts';

const { app, staff, anOrderThat, aLine, assign, reopen, read, unknownOf } = decidingForAllTests();
const OF_SERIES = '61109010140000071219812874';
const STRANGER = '27114020040000300201355387';
const OWN = '83101010230000261395100000';
const TODAY = '2026-06-10';

/** A paid order over 200 zł that was rejected, and its refund. */
async function aRefund() {
  const order = await anOrderThat('paid');
  await rejectOrder(app.context, order.id);
  return { ...order, refund: (await refundOf(order.id))?.id ?? 0 };
}
const refundOf = async (id: number) => (await staff(getOrder, { params: { id } })).data.refund;

/** Unknown money over that amount, which waits. */
async function anUnknown(amount: string, account = STRANGER, name = 'ZAKRZEWSKA OLGA') {
  const line = await aLine(amount, { account, name });
  await assign(line, [{ order: null, amount: Number(amount) }]);
  return { line, unknown: (await unknownOf(line))[0]?.id ?? 0 };
}

const create = (body: BodyInputOf<typeof createPaymentFile>) => staff(createPaymentFile, { body });
const at = (id: number) => ({ params: { id } });
/** The file that was made, as its readers see it. */
const made = async (body: BodyInputOf<typeof createPaymentFile>) => {
  const { id, left } = (await create(body)).data;
  return { ...(await staff(getPaymentFile, at(id))).data, left };
};
const paymentsOf = async (id: number) => (await staff(listFilePayments, at(id))).data;
const bytesOf = async (id: number) => buffer((await openPaymentFile(app.context, id)).bytes);
const dueOf = async (kind: string, record: number) =>
  (await staff(listDuePayments, { list: { pageSize: 100 } })).data.items.find(
    (one) => one.kind === kind && one.record === record,
  );

describe('what is to be paid out', () => {
  test('is listed with payee, account, amount, title and what keeps it from being sent, and counted on home', async () => {
    const before = (await staff(totalDuePayments)).data;
    const { id, refund } = await aRefund();
    const { unknown, line } = await anUnknown('120.50');
    const foreign = await anUnknown('33.00', 'DE89370400440532013000');
    const wrong = await anUnknown('34.00', '27114020040000300201355388');
    const none = await anUnknown('35.00', '');
    const unreadable = await anUnknown('36.00', STRANGER, 'Иван');
    expect(await dueOf('refund', refund)).toMatchObject({
      order: id,
      statement: null,
      name: 'Jan Kowalski',
      account: OF_SERIES,
      amount: 200,
      title: `Zwrot, zamówienie ${id}`,
      payFrom: OF_SERIES,
      payments: 1,
      unpayable: 0,
      state: 'waiting',
      obstacle: null,
      file: null,
    });
    expect(await dueOf('unknown', unknown)).toMatchObject({
      order: null,
      statement: line.statement,
      name: 'ZAKRZEWSKA OLGA',
      account: STRANGER,
      amount: 120.5,
      title: 'Zwrot wpłaty z 09.06.2026',
      payFrom: OF_SERIES,
      obstacle: null,
    });
    const obstacles = [foreign, wrong, none, unreadable].map(
      async (one) => (await dueOf('unknown', one.unknown))?.obstacle,
    );
    expect(await Promise.all(obstacles)).toEqual([
      'foreign-account',
      'wrong-account',
      'no-account',
      'no-name',
    ]);
    const sum = 200 + 120.5 + 33 + 34 + 35 + 36;
    const now = (await staff(totalDuePayments)).data;
    expect([now.rows, now.amount]).toEqual([before.rows + 6, expect.closeTo((before.amount ?? 0) + sum)]);
    const card = (await staff(getHome)).data.cards.find(({ name }) => name === 'paymentsToSend');
    expect(card).toMatchObject({ rows: now.tabs?.waiting?.rows, amount: now.tabs?.waiting?.amount });
    const found = async (search: string) =>
      (await staff(listDuePayments, { list: { filters: { search } } })).data.items.map((one) => one.record);
    expect(await found(String(id))).toEqual([refund]);
    expect(await found('zakrzewska')).toContain(unknown);
  });
});

describe('a file for the bank', () => {
  test('has the chosen payments, is stored privately, and is the same each time', async () => {
    const { id, refund } = await aRefund();
    const { unknown } = await anUnknown('120.50');
    const data = await made({ format: 'elixir-0', refunds: [refund], unknown: [unknown] });
    expect(data).toMatchObject({
      name: `przelewy-2026-06-10-${data.id}.pli`,
      format: 'elixir-0',
      version: null,
      encoding: 'windows-1250',
      account: OF_SERIES,
      executeOn: TODAY,
      payments: 2,
      sum: 320.5,
      paid: 0,
      failed: 0,
      left: 0,
      state: 'open',
    });
    const bytes = await bytesOf(data.id);
    expect(await bytesOf(data.id)).toEqual(bytes);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(data.sha256);
    const payments = [
      {
        reference: `R${refund}-${data.id}`,
        account: OF_SERIES,
        name: 'Jan Kowalski',
        amount: 20_000n,
        title: `Zwrot, zamówienie ${id}`,
      },
      {
        reference: `U${unknown}-${data.id}`,
        account: STRANGER,
        name: 'ZAKRZEWSKA OLGA',
        amount: 12_050n,
        title: 'Zwrot wpłaty z 09.06.2026',
      },
    ];
    expect(readElixir(bytes, 'windows-1250').map(paymentOf)).toEqual(payments);
    expect(await paymentsOf(data.id)).toMatchObject(
      payments.map((one) => ({ ...one, amount: Number(one.amount) / 100, state: 'sent', paidOn: null })),
    );
    expect(await dueOf('refund', refund)).toMatchObject({ state: 'sent', file: data.id });
    expect((await refundOf(id))?.paymentFile).toBe(data.id);
    expect(
      (await staff(listJournal)).data.items.find(({ action }) => action.startsWith('paymentFile')),
    ).toMatchObject({
      action: 'paymentFile.create',
      record: data.name,
    });
    expect((await staff(listPaymentFiles)).data.items[0]).toMatchObject({ id: data.id, state: 'open' });
    expect((await staff(totalPaymentFiles)).data.tabs?.open?.rows).toBeGreaterThan(0);
  });

  test.each(['03', '09'] as const)(
    'is pain.001 of version %s, whose control sum is that of its payments',
    async (version) => {
      const { refund } = await aRefund();
      const { unknown } = await anUnknown('0.01');
      const data = await made({ format: 'pain.001', version, refunds: [refund], unknown: [unknown] });
      expect(data).toMatchObject({
        name: `przelewy-2026-06-10-${data.id}.xml`,
        version,
        encoding: 'utf-8',
        sum: 200.01,
      });
      const { head, order, transfers } = readPain(await bytesOf(data.id));
      expect(head).toMatchObject({ MsgId: data.reference, NbOfTxs: '2', CtrlSum: '200.01' });
      expect(order.DbtrAcct.Id.IBAN).toBe(`PL${OF_SERIES}`);
      expect(transfers.map(({ reference }) => reference)).toEqual([
        `R${refund}-${data.id}`,
        `U${unknown}-${data.id}`,
      ]);
    },
  );

  test('is refused with each payment that cannot be in it', async () => {
    const { refund } = await aRefund();
    const foreign = await anUnknown('33.00', 'DE89370400440532013000');
    await create({ format: 'elixir-0', refunds: [refund] });
    const refused = await create({
      format: 'elixir-0',
      refunds: [refund, 999_999],
      unknown: [foreign.unknown],
    });
    expect(refused.errors.map(({ code, path }) => [code, path])).toEqual([
      ['PAYMENT_IN_FILE', 'refunds.0'],
      ['PAYMENT_NOT_DUE', 'refunds.1'],
      ['PAYMENT_CANNOT_BE_SENT', 'unknown.0'],
    ]);
    expect((await create({ format: 'elixir-0' })).codes).toEqual(['IS_REQUIRED']);
    expect((await create({ format: 'elixir-0', refunds: [refund, refund] })).codes).toEqual([
      'VALUE_INVALID',
    ]);
  });

  test('is paid from the account to which the money came, or from another own one', async () => {
    const here = await aRefund();
    const { id: seriesId } = await aSeries(app.context, {
      accountNumber: STRANGER,
      accountHolder: 'Udziały Sp. z o.o.',
    });
    const other = await anOrder(app.context, {
      of: await anOffer(app.context, { seriesId }),
      status: 'paid',
    });
    await rejectOrder(app.context, other.id);
    const there = (await refundOf(other.id))?.id ?? 0;
    const both = { format: 'pain.001' as const, refunds: [here.refund, there] };
    expect((await create(both)).codes).toEqual(['PAYMENT_FILE_ACCOUNTS_DIFFER']);
    expect((await create({ ...both, account: OWN })).codes).toEqual(['PAYMENT_FILE_ACCOUNT_UNKNOWN']);
    await app.context.db.update(siteSettings).set({ ownAccounts: OWN });
    expect((await staff(listPayingAccounts)).data).toEqual([
      { account: STRANGER, holder: 'Udziały Sp. z o.o.' },
      { account: OF_SERIES, holder: '' },
      { account: OWN, holder: '' },
    ]);
    const alone = await made({ format: 'pain.001', refunds: [there] });
    expect(alone.account).toBe(STRANGER);
    expect(Buffer.from(await bytesOf(alone.id)).toString()).toContain('<Nm>Udziały Sp. z o.o.</Nm>');
    await staff(withdrawPaymentFile, at(alone.id));
    expect(await made({ ...both, account: `PL${OWN}` })).toMatchObject({
      account: OWN,
      payments: 2,
    });
    await app.context.db.update(siteSettings).set({ ownAccounts: '' });
  });

  test('answers the same when it is asked for again with the same key', async () => {
    const { refund } = await aRefund();
    const request = {
      body: { format: 'elixir-0' as const, refunds: [refund] },
      headers: { 'idempotency-key': 'refunds-of-today' },
    };
    const first = (await staff(createPaymentFile, request)).data;
    expect((await staff(createPaymentFile, request)).data).toEqual(first);
  });
});

describe('what becomes of a file', () => {
  test('paid: refunds are closed, unknown money is returned, under the references of the payments', async () => {
    const { id, refund } = await aRefund();
    const { unknown, line } = await anUnknown('120.50');
    const file = await made({ format: 'elixir-0', refunds: [refund], unknown: [unknown] });
    const paid = (paidOn: string) => staff(markFilePaid, { ...at(file.id), body: { paidOn } });
    expect((await paid('2026-06-11')).codes).toEqual(['RETURNED_IN_THE_FUTURE']);
    expect((await paid('2026-06-09')).data.map(({ done, code }) => [done, code])).toEqual([
      [false, 'RETURNED_BEFORE_REJECTION'],
      [true, null],
    ]);
    expect((await staff(getPaymentFile, at(file.id))).data).toMatchObject({ state: 'open', paid: 1 });
    expect((await paid(TODAY)).data.map(({ done }) => done)).toEqual([true]);
    expect(await refundOf(id)).toMatchObject({ returnedOn: TODAY, reference: `R${refund}-${file.id}` });
    expect(await unknownOf(line)).toMatchObject([
      { state: 'returned', returnedOn: '2026-06-09', reference: `U${unknown}-${file.id}` },
    ]);
    expect((await paymentsOf(file.id)).map(({ state, paidOn }) => [state, paidOn])).toEqual([
      ['paid', TODAY],
      ['paid', '2026-06-09'],
    ]);
    expect((await staff(getPaymentFile, at(file.id))).data).toMatchObject({ state: 'done', paid: 2 });
    expect((await paid(TODAY)).data).toEqual([]);
    expect((await staff(withdrawPaymentFile, at(file.id))).codes).toEqual(['PAYMENT_FILE_PAID']);
  });

  test('withdrawn: its payments may be in another file, as long as none is paid', async () => {
    const { refund } = await aRefund();
    const first = await made({ format: 'elixir-0', refunds: [refund] });
    expect((await staff(withdrawPaymentFile, at(first.id))).status).toBe(200);
    expect((await staff(getPaymentFile, at(first.id))).data).toMatchObject({
      state: 'withdrawn',
      paid: 0,
    });
    expect((await staff(withdrawPaymentFile, at(first.id))).codes).toEqual(['PAYMENT_FILE_WITHDRAWN']);
    expect((await staff(markFilePaid, { ...at(first.id), body: { paidOn: TODAY } })).codes).toEqual([
      'PAYMENT_FILE_WITHDRAWN',
    ]);
    expect(await dueOf('refund', refund)).toMatchObject({ state: 'waiting', file: null });
    const second = await made({ format: 'elixir-0', refunds: [refund] });
    expect((await paymentsOf(second.id))[0]?.reference).toBe(`R${refund}-${second.id}`);
    expect((await paymentsOf(first.id))[0]?.state).toBe('withdrawn');
  });

  test('refused by the bank: the payment is due again, the others stay', async () => {
    const one = await aRefund();
    const other = await aRefund();
    const file = await made({ format: 'elixir-0', refunds: [one.refund, other.refund] });
    const [failing, staying] = await paymentsOf(file.id);
    const refuse = () => staff(refusePayments, { ...at(file.id), body: { payments: [failing?.id ?? 0] } });
    expect((await refuse()).status).toBe(200);
    expect((await staff(getPaymentFile, at(file.id))).data).toMatchObject({
      failed: 1,
      state: 'open',
      payments: 2,
      sum: 400,
    });
    expect((await refuse()).codes).toEqual(['PAYMENT_NOT_SENT']);
    expect((await made({ format: 'elixir-0', refunds: [one.refund] })).payments).toBe(1);
    const results = await staff(markFilePaid, {
      ...at(file.id),
      body: { paidOn: TODAY, payments: [failing?.id ?? 0, staying?.id ?? 0] },
    });
    expect(results.data.map(({ code }) => code)).toEqual(['PAYMENT_NOT_SENT', null]);
    expect((await staff(getPaymentFile, at(file.id))).data).toMatchObject({
      failed: 1,
      paid: 1,
      state: 'done',
    });
    expect(
      (await staff(refusePayments, { ...at(file.id), body: { payments: [staying?.id ?? 0] } })).codes,
    ).toEqual(['PAYMENT_NOT_SENT']);
  });

  test('a refund that is closed by hand counts as paid in its file', async () => {
    const { at: payment, refund } = await aRefund();
    const file = await made({ format: 'elixir-0', refunds: [refund] });
    await staff(closeRefund, { ...payment, body: { returnedOn: TODAY, reference: 'FT 1' } });
    expect((await paymentsOf(file.id))[0]).toMatchObject({ state: 'paid', paidOn: TODAY });
  });

  test('money that is in a file is neither given to an order nor withdrawn as recorded by mistake', async () => {
    const { unknown, line } = await anUnknown('200.00');
    const order = await anOrderThat('new');
    const file = await made({ format: 'elixir-0', unknown: [unknown] });
    expect((await unknownOf(line))[0]?.paymentFile).toBe(file.id);
    expect((await assign(line, [{ order: order.id, amount: 200 }])).codes).toEqual(['PAYMENT_IN_FILE']);
    expect(await read(line)).toMatchObject({ canReopen: false });
    expect((await reopen(line)).codes).toEqual(['PAYMENT_IN_FILE']);

    const further = await aLine('55.00');
    await assign(further, [{ order: (await anOrderThat('paid')).id, amount: 55 }]);
    const due = (await staff(listDuePayments, { list: { filters: { amount: { from: 55, to: 55 } } } })).data
      .items[0];
    const second = await made({ format: 'elixir-0', refunds: [due?.record ?? 0] });
    expect(await read(further)).toMatchObject({ canReopen: false });
    expect((await reopen(further)).codes).toEqual(['PAYMENT_IN_FILE']);
    await staff(withdrawPaymentFile, at(second.id));
    expect((await reopen(further)).status).toBe(200);
    expect((await paymentsOf(second.id))[0]).toMatchObject({ state: 'withdrawn', order: null });
    await staff(withdrawPaymentFile, at(file.id));
    expect((await assign(line, [{ order: order.id, amount: 200 }])).status).toBe(200);
  });
});

describe('a payout', () => {
  /** Three holders of an offer, of whom one has a foreign account. */
  async function aPayout() {
    const offer = await anOffer(app.context);
    for (const accountNumber of [OF_SERIES, STRANGER, 'DE89370400440532013000'])
      await anOrder(app.context, {
        of: offer,
        status: 'completed',
        investorData: {
          ...aManualOrder(offer).investorData,
          bankAccount: {
            country: accountNumber.startsWith('DE') ? 276 : 616,
            bankName: 'Bank',
            accountNumber,
          },
        },
      });
    const draft = { offer: offer.id, asOf: TODAY, total: 300, perShare: null, tax: 19 };
    const { id } = await createPayout(app.context, draft);
    await confirmPayout(app.context, { id, ifMatch: null });
    return id;
  }
  const statesOf = async (id: number) =>
    (await staff(listPayoutHolders, at(id))).data.items.map(({ state }) => state).toSorted();

  test('is paid as far as its holders have Polish accounts, and follows what becomes of its file', async () => {
    const payout = await aPayout();
    const card = (await staff(getHome)).data.cards.find(({ name }) => name === 'paymentsToSend');
    expect(card?.oldest).toContainEqual(
      expect.objectContaining({
        person: null,
        title: expect.objectContaining({ pl: 'Kamienica' }),
        amount: 243,
      }),
    );
    expect(await dueOf('payout', payout)).toMatchObject({
      payments: 3,
      unpayable: 1,
      amount: 243,
      title: 'Dywidenda, Kamienica',
      payFrom: OF_SERIES,
      state: 'waiting',
    });
    const first = await made({ format: 'elixir-0', payouts: [payout] });
    expect(first).toMatchObject({ payments: 2, sum: 162, left: 1 });
    expect(await statesOf(payout)).toEqual(['due', 'sent', 'sent']);
    expect((await create({ format: 'elixir-0', payouts: [payout] })).codes).toEqual([
      'PAYMENT_CANNOT_BE_SENT',
    ]);
    await staff(withdrawPaymentFile, at(first.id));
    expect(await statesOf(payout)).toEqual(['due', 'due', 'due']);

    const second = await made({ format: 'pain.001', payouts: [payout] });
    const [refused, paid] = await paymentsOf(second.id);
    expect(paid).toMatchObject({ kind: 'payout', payout, amount: 81, title: 'Dywidenda, Kamienica' });
    await staff(refusePayments, { ...at(second.id), body: { payments: [refused?.id ?? 0] } });
    const results = await staff(markFilePaid, { ...at(second.id), body: { paidOn: TODAY } });
    expect(results.data).toEqual([{ payment: paid?.id, done: true, code: null }]);
    expect(await statesOf(payout)).toEqual(['due', 'failed', 'paid']);
    expect((await paymentsOf(second.id)).map(({ state }) => state)).toEqual(['failed', 'paid']);
  });
});

test('the debit of a statement that carries out a payment is surely the return of its refund', async () => {
  const { refund } = await aRefund();
  const { id } = await made({ format: 'elixir-0', refunds: [refund] });
  const [payment] = await paymentsOf(id);
  const line = await aLine('-200.00', { title: payment?.title ?? '', account: payment?.account ?? '' });
  expect(await read(line)).toMatchObject({
    verdict: 'sure',
    reasons: expect.arrayContaining(['refund', 'number']),
  });
});

test('each call has its permission', async () => {
  const { refund } = await aRefund();
  const data = await made({ format: 'elixir-0', refunds: [refund] });
  const reader = await app.as({ can: ['admin:payout:list', 'admin:payout:get'] });
  expect((await reader(listDuePayments)).status).toBe(200);
  expect((await reader(listFilePayments, at(data.id))).status).toBe(200);
  const body = { format: 'elixir-0' as const, refunds: [refund] };
  for (const refused of [
    await reader(createPaymentFile, { body }),
    await reader(withdrawPaymentFile, at(data.id)),
    await reader(markFilePaid, { ...at(data.id), body: { paidOn: TODAY } }),
    await reader(refusePayments, { ...at(data.id), body: { payments: [1] } }),
  ])
    expect(refused.codes).toEqual(['FORBIDDEN']);
  const stranger = await app.as({ can: ['admin:transaction:accept'] });
  expect((await stranger(downloadPaymentFile, at(data.id))).codes).toEqual(['FORBIDDEN']);
  expect((await staff(getPaymentFile, at(999_999))).codes).toEqual(['NOT_FOUND']);
});

test('a further transfer is paid out as well, while its order stays paid', async () => {
  const { id, at: payment } = await anOrderThat('paid');
  await staff(recordFurtherTransfer, { ...payment, body: { receivedAmount: 12.34, note: 'Again' } });
  const { data } = await staff(listDuePayments, { list: { filters: { search: String(id) } } });
  expect(data.items).toMatchObject([{ kind: 'refund', amount: 12.34 }]);
});
