import {
  exportShares,
  getInvestment,
  listInvestments,
} from '@share/contract/areas/investments/investments.endpoints.ts';
import { getOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { getTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aDividend, anOffer, anOrder, aSeries } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { anInvestor, aUser, bearerOf } from '../../testing/people.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');

describe('INV-17 an investment', () => {
  test('shows its shares, its orders with their transactions, and its dividends', async () => {
    const series = await aSeries(app.context, { displayName: { pl: 'Pierwsza', en: 'First' } });
    const offer = await anOffer(app.context, { seriesId: series.id });
    const email = 'barbara@example.com';
    const bought = await anOrder(app.context, { of: offer, email, quantity: 2, status: 'completed' });
    const rejected = await anOrder(app.context, { of: offer, email, quantity: 5, status: 'rejected' });
    const pending = await anOrder(app.context, { of: offer, email, quantity: 3 });
    const dividendId = await aDividend(app.context, bought.investmentId);

    const { data: investment } = await staff(getInvestment, { params: { id: bought.investmentId } });
    expect(investment).toMatchObject({
      hasPendingOrders: true,
      investedAmount: 200,
      numberOfShares: 2,
      offer: { id: offer.id, title: offer.title, slug: offer.slug, thumbUrl: null },
      userMeta: bought.userMeta,
      shares: [
        {
          shareNumber: 1,
          price: 100,
          name: series.name,
          displayName: { pl: 'Pierwsza' },
          date: bought.dateCompleted,
        },
        { shareNumber: 2, price: 100 },
      ],
      transactions: { investment: [{ status: 'completed' }, { status: 'rejected' }, { status: 'new' }] },
    });
    const orders = await Promise.all(
      [bought, rejected, pending].map(async ({ id }) => (await staff(getOrder, { params: { id } })).data),
    );
    expect(investment.orders).toEqual(
      orders.map(({ transactions, ...order }) => ({
        id: order.id,
        date: order.date,
        dateCompleted: order.dateCompleted,
        dateRejected: order.dateRejected,
        pricePerShare: order.pricePerShare,
        quantity: order.quantity,
        status: order.status,
        rejection: order.rejection,
        refund: null,
        totalAmount: order.totalAmount,
        investorData: order.investorData,
        transactionId: transactions[0]?.id,
        transactionStatus: order.status,
      })),
    );
    const { data: dividend } = await staff(getTransaction, { params: { id: dividendId } });
    const { meta, version, rejection, refund, surplus, further, receipt, account, ...record } = dividend;
    const { canRecordLate, canRecordFurther, bankLines, ...shown } = record;
    expect(investment.transactions.dividend).toEqual([shown]);
    expect(meta).toMatchObject({ sharesQuantity: 2, orderId: null });
    expect([canRecordLate, canRecordFurther, bankLines, further]).toEqual([false, false, [], []]);
    const none = { rejection: null, refund: null, surplus: null, receipt: null, account: null };
    expect({ version, rejection, refund, surplus, receipt, account }).toEqual({ version: 1, ...none });
  });

  test('has no pending orders after they are rejected', async () => {
    const { investmentId } = await anOrder(app.context, { status: 'rejected' });
    const { data } = await staff(getInvestment, { params: { id: investmentId } });
    expect(data).toMatchObject({ hasPendingOrders: false, investedAmount: 0, numberOfShares: 0, shares: [] });
  });

  test('names its countries in the language of the request', async () => {
    const { investmentId } = await anOrder(app.context);
    const headers = { 'content-language': 'en' };
    const { data } = await staff(getInvestment, { params: { id: investmentId }, headers });
    expect(data.orders[0]?.investorData.address).toMatchObject({
      country: { name: 'Poland' },
      state: { name: 'Masovia' },
    });
  });

  test('ERR-61 is not found if it does not exist', async () => {
    const answer = await staff(getInvestment, { params: { id: 9_999 } });
    expect(answer).toMatchObject({ status: 404, codes: ['INVESTMENT_NOT_EXISTS'] });
  });
});

describe('INV-03 the list of investments', () => {
  let ids: Record<'pending' | 'small' | 'large', number>;
  beforeAll(async () => {
    const offer = await anOffer(app.context, { title: { pl: 'Willa nad Wisłą', en: 'Riverside villa' } });
    const large = await anInvestor(app.context, { email: 'zofia@list.example.com', deletedAt: null });
    const place = (email: string, quantity: number, status: 'new' | 'completed') =>
      anOrder(app.context, { of: offer, email, quantity, status });
    ids = {
      pending: (await place('adam@list.example.com', 1, 'new')).investmentId,
      small: (await place('marek@list.example.com', 2, 'completed')).investmentId,
      large: (await place(large.email, 30, 'completed')).investmentId,
    };
  });

  test('shows the investor, the offer, the shares and the amounts', async () => {
    const { data } = await staff(listInvestments, { list: { filters: { userEmail: 'zofia@list' } } });
    expect(data.items).toEqual([
      {
        id: ids.large,
        userMeta: {
          id: expect.any(Number),
          email: 'zofia@list.example.com',
          firstName: 'Anna',
          lastName: 'Nowak',
          isDeleted: false,
        },
        hasPendingOrders: false,
        investedAmount: 3_000,
        numberOfShares: 30,
        offer: { id: expect.any(Number), title: { pl: 'Willa nad Wisłą', en: 'Riverside villa' } },
      },
    ]);
  });

  test.each<[string, Record<string, unknown>, (keyof typeof ids)[]]>([
    ['a part of the e-mail', { userEmail: 'LIST.example' }, ['large', 'small', 'pending']],
    ['the offer', { offer: 'riverSIDE' }, ['large', 'small', 'pending']],
    ['pending orders', { offer: 'willa', hasPendingOrders: true }, ['pending']],
    ['no pending orders', { offer: 'willa', hasPendingOrders: false }, ['large', 'small']],
    ['the amount', { offer: 'willa', investedAmount: { from: 200, to: 200 } }, ['small']],
    ['the number of shares', { offer: 'willa', numberOfShares: { from: 3 } }, ['large']],
  ])('LST-08 is filtered by %s', async (_, filters, found) => {
    const { data } = await staff(listInvestments, { list: { filters: filters as Record<string, string> } });
    expect(data.items.map(({ id }) => id)).toEqual(found.map((name) => ids[name]));
    expect(data.pagination.totalItems).toBe(found.length);
  });

  test.each<[string, (keyof typeof ids)[]]>([
    ['userEmail', ['pending', 'small', 'large']],
    ['investedAmount', ['pending', 'small', 'large']],
    ['numberOfShares', ['pending', 'small', 'large']],
    ['id', ['pending', 'small', 'large']],
  ])('LST-11 is sorted by %s', async (column, ascending) => {
    const sorted = async (direction: 'ASC' | 'DESC') => {
      const list = { filters: { offer: 'willa' }, order: { column, direction } };
      return (await staff(listInvestments, { list })).data.items.map(({ id }) => id);
    };
    expect(await sorted('ASC')).toEqual(ascending.map((name) => ids[name]));
    expect(await sorted('DESC')).toEqual(ascending.map((name) => ids[name]).reverse());
  });
});

describe('the shares of an investment', () => {
  test('are a file of their own, with the sum of what they cost, and recorded in the journal', async () => {
    const bought = await anOrder(app.context, { quantity: 3, status: 'completed' });
    await anOrder(app.context, { quantity: 2, status: 'completed' });
    const clerk = await aUser(app.context, { can: ['admin:investment:get'] });
    const id = String(bought.investmentId);
    const { payload, statusCode } = await app.app.http.inject({
      method: 'POST',
      url: `/api${exportShares.path}?filters[investment][from]=${id}&filters[investment][to]=${id}`,
      headers: { authorization: await bearerOf(app.context, clerk), 'content-language': 'en' },
      payload: {
        format: 'csv',
        columns: [
          { name: 'investment', header: 'Investment' },
          { name: 'shareNumber', header: 'Number' },
          { name: 'price', header: 'Price' },
        ],
      },
    });
    expect(statusCode).toBe(200);
    const lines = payload
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');
    expect(lines[0]).toMatch(/Investment.Number.Price/);
    expect(lines.filter((line) => /^\d+,\d+,100/.test(line)).map((line) => line.split(',')[0])).toEqual([
      id,
      id,
      id,
    ]);
    expect(lines.slice(4).join(' ')).toContain('300');
    const { rows } = await app.context.pool.query(
      `SELECT after FROM audit_entries WHERE action = 'list.export' AND actor_id = $1`,
      [clerk.id],
    );
    expect(rows).toMatchObject([{ after: { list: 'shares', format: 'csv' } }]);
  });

  test('10,000 of them answer within 300 kB', async () => {
    const sold = await aSeries(app.context, { limit: 10_000 });
    const of = await anOffer(app.context, { seriesId: sold.id });
    const bought = await anOrder(app.context, { of, quantity: 10_000, status: 'completed' });
    const reader = await aUser(app.context, { can: ['admin:investment:get'] });
    const { rawPayload, headers } = await app.app.http.inject({
      url: `/api/admin/investment/${bought.investmentId}`,
      headers: { authorization: await bearerOf(app.context, reader), 'accept-encoding': 'br' },
    });
    expect(headers['content-encoding']).toBe('br');
    expect(rawPayload.length).toBeLessThan(300_000);
  });
});
