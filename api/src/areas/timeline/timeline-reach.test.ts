import { rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import {
  getInvestmentTimeline,
  getOrderTimeline,
  getTransactionTimeline,
} from '@share/contract/areas/timeline/timeline.endpoints.ts';
import type { TimelineEntry } from '@share/contract/areas/timeline/timeline.schemas.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { systemContext } from '../../platform/context.ts';
import { audit } from '../../platform/records/audit.ts';
import { aDividend, anOffer, anOrder, paymentOf } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(() => app.setClock(null));

const ofOrder = async (id: number) => (await staff(getOrderTimeline, { params: { id } })).data;
const ofPayment = async (id: number) => (await staff(getTransactionTimeline, { params: { id } })).data;
const ofInvestment = async (id: number) => (await staff(getInvestmentTimeline, { params: { id } })).data;
const actionsOf = (entries: TimelineEntry[]) => entries.map(({ action }) => action);

describe('it shows only what the screen of the record shows', () => {
  test('no IP address, no request id, no fields of an entry without a label', async () => {
    const order = await anOrder(app.context);
    await audit(
      app.context.db,
      { ...systemContext(app.services), ip: '192.0.2.77', requestId: 'the-request' },
      {
        action: 'order.puzzle',
        entity: 'order',
        id: order.id,
        before: { secret: 'S3cret', quantity: 1 },
        after: { secret: 'T0psecret', quantity: { nested: 'deep' }, investorData: ['list'] },
      },
    );
    const page = await ofOrder(order.id);
    expect(page.entries[0]).toMatchObject({
      action: 'order.puzzle',
      changes: [{ field: 'quantity', before: 1, after: null }],
    });
    expect(JSON.stringify(page)).not.toMatch(/192\.0\.2\.77|the-request|S3cret|T0psecret|deep/);
  });
});

describe('pages', () => {
  test('contain every entry once, also while new ones are added', async () => {
    const of = await anOffer(app.context);
    const email = 'busy@example.com';
    const orders: OrderView[] = [];
    for (let nth = 0; nth < 15; nth += 1) {
      const order = await anOrder(app.context, { of, email, status: nth % 2 ? 'paid' : 'completed' });
      orders.push(order);
    }
    const [first] = orders;
    const params = { id: first?.investmentId ?? 0 };
    const page = await ofInvestment(params.id);
    expect(page.entries).toHaveLength(20);
    // 15 placed, 15 paid, 8 accepted; this rejection is the 39th.
    await staff(rejectOrder, { params: { id: orders[1]?.id ?? 0 } });
    const { data: next } = await staff(getInvestmentTimeline, {
      params,
      query: { before: String(page.older) },
    });
    expect(next.entries).toHaveLength(18);
    expect(next.older).toBeNull();
    const ids = [...page.entries, ...next.entries].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
    expect((await ofInvestment(params.id)).entries[0]?.action).toBe('order.reject');
  });

  test('end with the last entry, also if it fills a page exactly', async () => {
    const order = await anOrder(app.context);
    for (let nth = 0; nth < 19; nth += 1) {
      await audit(app.context.db, app.context, { action: 'order.note', entity: 'order', id: order.id });
    }
    const page = await ofOrder(order.id);
    expect([page.entries.length, page.older]).toEqual([20, null]);
  });

  test.each(['0', '-1', 'x', '1.5', '9'.repeat(20)])(
    'ERR an id that is none, %s, is refused',
    async (before) => {
      const { id } = await anOrder(app.context);
      const answer = await staff(getOrderTimeline, { params: { id }, query: { before } });
      expect(answer).toMatchObject({ status: 422, codes: ['VALUE_INVALID'] });
    },
  );
});

test('signed documents are shown in the timeline of an order, not of a transaction or an investment', async () => {
  const order = await anOrder(app.context);
  for (const action of ['order.attach-document', 'order.remove-document']) {
    const signedDocument = { id: 7, displayName: 'umowa.pdf', sha256: 'abc' };
    await audit(app.context.db, app.context, {
      action,
      entity: 'order',
      id: order.id,
      after: { signedDocument },
    });
  }
  const { entries } = await ofOrder(order.id);
  expect(actionsOf(entries)).toEqual(['order.remove-document', 'order.attach-document', 'order.place']);
  expect(entries[0]?.changes).toEqual([
    { field: 'signedDocument.displayName', before: null, after: 'umowa.pdf' },
  ]);
  expect(actionsOf((await ofPayment(paymentOf(order))).entries)).toEqual(['order.place']);
  expect(actionsOf((await ofInvestment(order.investmentId)).entries)).toEqual(['order.place']);
});

test('entries of other orders, and of other records with the same id, are not shown', async () => {
  const order = await anOrder(app.context);
  await anOrder(app.context, { email: order.userMeta.email });
  for (const entity of ['series', 'user', 'offer', 'investment']) {
    await audit(app.context.db, app.context, { action: `${entity}.update`, entity, id: order.id });
  }
  expect(actionsOf((await ofOrder(order.id)).entries)).toEqual(['order.place']);
});

test('a dividend has no order and an empty timeline; an unknown record is not found', async () => {
  const order = await anOrder(app.context, { status: 'completed' });
  const dividend = await aDividend(app.context, order.investmentId);
  expect(await ofPayment(dividend)).toEqual({ entries: [], older: null });
  const params = { id: 999_999 };
  expect((await staff(getOrderTimeline, { params })).codes).toEqual(['ORDER_NOT_EXISTS']);
  expect((await staff(getTransactionTimeline, { params })).codes).toEqual(['TRANSACTION:NOT_FOUND']);
  expect((await staff(getInvestmentTimeline, { params })).codes).toEqual(['INVESTMENT_NOT_EXISTS']);
});
