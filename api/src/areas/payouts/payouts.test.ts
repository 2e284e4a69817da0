import { randomUUID } from 'node:crypto';
import { getInvestment } from '@share/contract/areas/investments/investments.endpoints.ts';
import * as endpoints from '@share/contract/areas/payouts/payouts.endpoints.ts';
import { getTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { emails } from '../../platform/mail/mail.tables.ts';
import { anOffer, anOrder } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { runIntoLock } from '../../testing/held-lock.ts';
import { runBooksCheck } from '../ledger/books-check/run-books-check.ts';
import { users } from '../users/users.tables.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
const NOON = new Date('2026-06-10T10:00:00Z');
afterEach(async () => {
  app.setClock(null);
  expect(await runBooksCheck(app.context.db)).toEqual([]);
});

/** An offer of which Anna holds 1 share, and Jan 2, since 1 June; today is 10 June. */
async function anOfferWithHolders() {
  app.setClock(new Date('2026-06-01T10:00:00Z'));
  const offer = await anOffer(app.context);
  const buy = (quantity: number) =>
    anOrder(app.context, { of: offer, quantity, email: `${randomUUID()}@example.com`, status: 'completed' });
  const [anna, jan] = [await buy(1), await buy(2)];
  app.setClock(NOON);
  return { offer, anna, jan, buy };
}

const draft = async (offer: { id: number }, body: object = {}) =>
  staff(endpoints.createPayout, { body: { offer: offer.id, asOf: '2026-06-09', total: 100, ...body } });
const confirm = (id: number, more: { ifMatch?: number; headers?: Record<string, string> } = {}) =>
  staff(endpoints.confirmPayout, { params: { id }, ...more });
const read = async (id: number) => (await staff(endpoints.getPayout, { params: { id } })).data;
const holdersOf = async (id: number) =>
  (await staff(endpoints.listPayoutHolders, { params: { id } })).data.items;

describe('a draft', () => {
  test('divides a total by the shares of its day, and withholds the tax of each holder rounded up', async () => {
    const { offer, anna, jan } = await anOfferWithHolders();
    const { data } = await draft(offer, { tax: 19 });
    expect(data).toMatchObject({
      offer: { id: offer.id },
      asOf: '2026-06-09',
      total: 100,
      perShare: null,
      tax: 19,
      taxAmount: 19.01,
      net: 80.99,
      state: 'draft',
      holders: 2,
      shares: 3,
      confirmedAt: null,
      accounts: { missing: 0, foreign: 0 },
      changes: { holders: 0, accounts: 0 },
    });
    const account = '61109010140000071219812874';
    const common = { account, accountKind: 'polish', state: 'draft', transaction: null, paidOn: null };
    expect(await holdersOf(data.id)).toMatchObject([
      {
        investment: anna.investmentId,
        user: anna.userMeta,
        shares: 1,
        gross: 33.33,
        tax: 6.34,
        net: 26.99,
        ...common,
      },
      {
        investment: jan.investmentId,
        user: jan.userMeta,
        shares: 2,
        gross: 66.67,
        tax: 12.67,
        net: 54,
        ...common,
      },
    ]);
  });

  test('of an amount per share is its exact product', async () => {
    const { offer } = await anOfferWithHolders();
    const { data } = await draft(offer, { total: null, perShare: 12.34 });
    expect(data).toMatchObject({ total: 37.02, perShare: 12.34, tax: 0, taxAmount: 0, net: 37.02 });
  });

  test.each([
    ['neither a total nor an amount per share', { total: null }, 'IS_REQUIRED', 'total'],
    ['both', { perShare: 1 }, 'PAYOUT_TOTAL_OR_PER_SHARE', 'perShare'],
    ['a day after today', { asOf: '2026-06-11' }, 'PAYOUT_DAY_IN_THE_FUTURE', 'asOf'],
    ['a day on which nobody had shares', { asOf: '2026-05-31' }, 'PAYOUT_WITHOUT_HOLDERS', 'asOf'],
    ['an offer that does not exist', { offer: 999_999 }, 'OFFER_NOT_EXISTS', 'offer'],
    ['a total of 0', { total: 0 }, 'MUST_BE_GREATER_THAN_0', 'total'],
    ['a total with thousandths', { total: 0.001 }, 'TOO_MANY_DECIMALS', 'total'],
    ['more tax than everything', { tax: 100.01 }, 'VALUE_TOO_LARGE', 'tax'],
    ['a tax with five decimals', { tax: 1.00001 }, 'TOO_MANY_DECIMALS_OF_PERCENT', 'tax'],
    [
      'more than the books can hold',
      { total: null, perShare: 9_999_999_999_999.99 },
      'VALUE_TOO_LARGE',
      'perShare',
    ],
  ])('with %s is refused', async (_, body, code, path) => {
    const { offer } = await anOfferWithHolders();
    expect((await draft(offer, body)).errors).toMatchObject([{ code, path }]);
  });

  test('can be changed and deleted, and is the version that was read', async () => {
    const { offer } = await anOfferWithHolders();
    const { data } = await draft(offer);
    const params = { id: data.id };
    const body = { offer: offer.id, asOf: '2026-06-08', total: null, perShare: 2, tax: 12.3456 };
    const changed = await staff(endpoints.updatePayout, { params, body, ifMatch: data.version });
    expect(changed.data).toMatchObject({
      asOf: '2026-06-08',
      total: 6,
      perShare: 2,
      tax: 12.3456,
      version: 2,
    });
    expect((await staff(endpoints.updatePayout, { params, body, ifMatch: data.version })).codes).toEqual([
      'CHANGED_MEANWHILE',
    ]);
    expect((await confirm(data.id, { ifMatch: 1 })).codes).toEqual(['CHANGED_MEANWHILE']);
    expect((await staff(endpoints.deletePayout, { params })).status).toBe(200);
    expect((await staff(endpoints.getPayout, { params })).codes).toEqual(['PAYOUT_NOT_EXISTS']);
  });

  test('says what has changed since it was made, and is confirmed only after it is calculated again', async () => {
    const { offer, anna, buy } = await anOfferWithHolders();
    const { data } = await draft(offer, { asOf: '2026-06-10' });
    await buy(4);
    const accountNumber = '27114020040000300201355387';
    await app.context.db.update(users).set({ accountNumber }).where(eq(users.id, anna.userMeta.id));
    expect((await read(data.id)).changes).toEqual({ holders: 1, accounts: 1 });
    const refused = await confirm(data.id);
    expect(refused).toMatchObject({
      status: 409,
      errors: [{ code: 'PAYOUT_CHANGED', details: { holders: 1, accounts: 1 } }],
    });
    const body = { offer: offer.id, asOf: '2026-06-10', total: 100 };
    const again = await staff(endpoints.updatePayout, { params: { id: data.id }, body });
    expect(again.data).toMatchObject({ holders: 3, shares: 7, changes: { holders: 0, accounts: 0 } });
    expect((await holdersOf(data.id))[0]?.account).toBe(accountNumber);
    expect((await confirm(data.id)).data.state).toBe('confirmed');
  });

  test('marks accounts that are missing or foreign; an account of an order stands in for a missing one', async () => {
    const { offer, anna, jan, buy } = await anOfferWithHolders();
    const third = await buy(1);
    const accountOf = (id: number, accountNumber: string) =>
      app.context.db.update(users).set({ accountNumber }).where(eq(users.id, id));
    await accountOf(anna.userMeta.id, '');
    await accountOf(jan.userMeta.id, 'DE89370400440532013000');
    await accountOf(third.userMeta.id, '');
    await app.context.pool.query(
      `UPDATE orders SET investor_data = jsonb_set(investor_data, '{bankAccount,accountNumber}', '""') WHERE user_id = $1`,
      [third.userMeta.id],
    );
    const { data } = await draft(offer, { asOf: '2026-06-10' });
    expect(data.accounts).toEqual({ missing: 1, foreign: 1 });
    expect((await holdersOf(data.id)).map(({ accountKind }) => accountKind)).toEqual([
      'polish',
      'foreign',
      'missing',
    ]);
    const missing = await staff(endpoints.listPayoutHolders, {
      params: { id: data.id },
      list: { filters: { account: 'missing' } },
    });
    expect(missing.data.items.map(({ investment }) => investment)).toEqual([third.investmentId]);
  });
});

describe('confirming', () => {
  test('gives each holder one dividend, which the investment shows, and an e-mail', async () => {
    const { offer, anna } = await anOfferWithHolders();
    const { id } = (await draft(offer, { tax: 19 })).data;
    const { data } = await confirm(id);
    expect(data).toMatchObject({
      state: 'confirmed',
      confirmedAt: NOON.toISOString(),
      confirmedBy: 'Anna Nowak',
      money: { due: { holders: 2, amount: 80.99 }, sent: { holders: 0, amount: 0 } },
      changes: null,
    });
    const [line] = await holdersOf(id);
    expect(line).toMatchObject({ state: 'due', transaction: expect.any(Number) });
    const investment = await staff(getInvestment, { params: { id: anna.investmentId } });
    expect(investment.data.transactions.dividend).toMatchObject([
      { id: line?.transaction, type: 'dividend', status: 'completed', amount: 33.33, commission: 0 },
    ]);
    const { data: dividend } = await staff(getTransaction, { params: { id: line?.transaction ?? 0 } });
    expect(dividend).toMatchObject({
      amount: 33.33,
      meta: { investmentId: anna.investmentId, orderId: null },
    });
    const sent = await app.context.db.select().from(emails).where(eq(emails.type, 'payout-confirmed'));
    const event = `payout-confirmed payout ${id} investment ${anna.investmentId}`;
    expect(sent.filter((email) => email.event === event)).toMatchObject([
      {
        recipient: anna.userMeta.email,
        userId: anna.userMeta.id,
        subject: 'Wypłata z inwestycji: Kamienica',
      },
    ]);
  });

  test('R6 repeated under its idempotency key is done once; under another it is refused', async () => {
    const { offer } = await anOfferWithHolders();
    const { id } = (await draft(offer)).data;
    const headers = { 'idempotency-key': randomUUID() };
    const first = await confirm(id, { headers });
    expect((await confirm(id, { headers })).data).toEqual(first.data);
    expect((await confirm(id)).codes).toEqual(['PAYOUT_CONFIRMED']);
    const body = { offer: offer.id, asOf: '2026-06-09', total: 1 };
    expect((await staff(endpoints.updatePayout, { params: { id }, body })).codes).toEqual([
      'PAYOUT_CONFIRMED',
    ]);
    expect((await staff(endpoints.deletePayout, { params: { id } })).codes).toEqual(['PAYOUT_CONFIRMED']);
  });

  test('of two who confirm at once, one does', async () => {
    const { offer, anna } = await anOfferWithHolders();
    const { id } = (await draft(offer)).data;
    const answers = await runIntoLock(
      app.databaseUrl,
      ['SELECT id FROM payouts WHERE id = $1 FOR UPDATE', id],
      [() => confirm(id), () => confirm(id)],
    );
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['PAYOUT_CONFIRMED']);
    const { data } = await staff(getInvestment, { params: { id: anna.investmentId } });
    expect(data.transactions.dividend).toHaveLength(1);
  });

  test('needs its permission', async () => {
    const { offer } = await anOfferWithHolders();
    const { id } = (await draft(offer)).data;
    const clerk = await app.as({ can: ['admin:payout:list', 'admin:payout:get', 'admin:payout:create'] });
    expect((await clerk(endpoints.confirmPayout, { params: { id } })).codes).toEqual(['FORBIDDEN']);
  });

  test('leaves nothing to be paid where the tax takes everything', async () => {
    const { offer } = await anOfferWithHolders();
    const { id } = (await draft(offer, { tax: 100 })).data;
    expect((await confirm(id)).data).toMatchObject({
      state: 'paid',
      net: 0,
      money: { paid: { holders: 2, amount: 0 } },
    });
  });
});

describe('the money of a confirmed payout', () => {
  async function aConfirmed() {
    const { offer, anna } = await anOfferWithHolders();
    const { id } = (await draft(offer)).data;
    await confirm(id);
    const [one, two] = (await holdersOf(id)).map((line) => line.id);
    const say = (body: object) =>
      staff(endpoints.markPayout, { params: { id }, body: body as { to: 'sent' } });
    return { id, one: one ?? 0, two: two ?? 0, say, anna };
  }

  test('is sent and paid, for all holders or for those that are named', async () => {
    const { id, one, two, say } = await aConfirmed();
    expect((await say({ to: 'sent', lines: [one] })).data).toMatchObject({
      state: 'confirmed',
      money: { due: { holders: 1 }, sent: { holders: 1 } },
    });
    expect((await say({ to: 'sent' })).data.state).toBe('sent');
    const paid = { to: 'paid', paidOn: '2026-06-10', reference: 'FT 1' };
    expect((await say({ ...paid, lines: [two] })).data.state).toBe('sent');
    expect((await say(paid)).data).toMatchObject({
      state: 'paid',
      money: { paid: { holders: 2, amount: 100 } },
    });
    expect(await holdersOf(id)).toMatchObject([
      { state: 'paid', paidOn: '2026-06-10', reference: 'FT 1', sentAt: NOON.toISOString() },
      { state: 'paid' },
    ]);
  });

  test('fails for one holder, and is paid again to the account that the holder has by then', async () => {
    const { id, one, say, anna } = await aConfirmed();
    await say({ to: 'paid', paidOn: '2026-06-10', reference: 'FT 1' });
    expect((await say({ to: 'failed', lines: [one], note: 'Rachunek zamknięty' })).data).toMatchObject({
      state: 'confirmed',
      money: { paid: { holders: 1 }, failed: { holders: 1 } },
    });
    expect((await holdersOf(id))[0]).toMatchObject({
      state: 'failed',
      paidOn: null,
      reference: '',
      note: 'Rachunek zamknięty',
    });
    const accountNumber = '27114020040000300201355387';
    await app.context.db.update(users).set({ accountNumber }).where(eq(users.id, anna.userMeta.id));
    expect((await say({ to: 'due' })).data.money).toMatchObject({
      due: { holders: 1 },
      failed: { holders: 0 },
    });
    expect((await holdersOf(id))[0]).toMatchObject({ state: 'due', account: accountNumber, note: '' });
    expect((await say({ to: 'paid', paidOn: '2026-06-10', lines: [one] })).data.state).toBe('paid');
  });

  test('was not paid after all: it is sent or due as before', async () => {
    const { id, one, two, say } = await aConfirmed();
    await say({ to: 'sent', lines: [one] });
    await say({ to: 'paid', paidOn: '2026-06-10' });
    await say({ to: 'unpaid', lines: [one, two] });
    expect((await holdersOf(id)).map(({ state, paidOn }) => [state, paidOn])).toEqual([
      ['sent', null],
      ['due', null],
    ]);
  });

  test('is not paid after today, nor before the day of the payout', async () => {
    const { say } = await aConfirmed();
    expect((await say({ to: 'paid', paidOn: '2026-06-11' })).codes).toEqual(['PAID_IN_THE_FUTURE']);
    expect((await say({ to: 'paid', paidOn: '2026-06-08' })).codes).toEqual(['PAID_BEFORE_PAYOUT']);
  });

  test('is never marked in a way that its state does not allow, not even in part', async () => {
    const { id, one, two, say } = await aConfirmed();
    await say({ to: 'sent', lines: [one] });
    for (const body of [
      { to: 'sent', lines: [one, two] },
      { to: 'failed', lines: [two], note: 'x' },
      { to: 'failed', note: 'x' },
      { to: 'unpaid', lines: [two] },
      { to: 'paid', paidOn: '2026-06-10', lines: [999_999] },
    ])
      expect((await say(body)).codes).toEqual(['PAYOUT_LINE_STATE']);
    expect((await holdersOf(id)).map(({ state }) => state)).toEqual(['sent', 'due']);
    const other = (await aConfirmed()).id;
    const foreign = staff(endpoints.markPayout, {
      params: { id: other },
      body: { to: 'sent', lines: [two] },
    });
    expect((await foreign).codes).toEqual(['PAYOUT_LINE_STATE']);
  });

  test('of two who record the payment at once, one does', async () => {
    const { id, say } = await aConfirmed();
    const paid = (reference: string) => say({ to: 'paid', paidOn: '2026-06-10', reference });
    const answers = await runIntoLock(
      app.databaseUrl,
      ['SELECT id FROM payouts WHERE id = $1 FOR UPDATE', id],
      [() => paid('one'), () => paid('two')],
    );
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['PAYOUT_LINE_STATE']);
  });
});

test.each([
  `UPDATE payouts SET total = total + 1 WHERE state <> 'draft'`,
  `UPDATE payouts SET state = 'draft', confirmed_at = NULL, confirmed_by = NULL WHERE state <> 'draft'`,
  `DELETE FROM payouts WHERE state <> 'draft'`,
  `UPDATE payout_lines SET gross = gross + 1, net = net + 1 WHERE state <> 'draft'`,
  `UPDATE payout_lines SET account = '' WHERE state = 'paid'`,
  `UPDATE payout_lines SET state = 'due', paid_on = NULL, reference = '', shares = shares + 1 WHERE state = 'paid'`,
  `DELETE FROM payout_lines WHERE state <> 'draft'`,
  `UPDATE transactions SET tax = 0.01 WHERE type = 'dividend' AND amount > 1 AND tax = 0`,
])('the database itself refuses to rewrite a confirmed payout: %s', async (statement) => {
  await expect(app.context.pool.query(statement)).rejects.toMatchObject({ code: '23514' });
});
