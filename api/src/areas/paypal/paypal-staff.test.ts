import { Writable } from 'node:stream';
import { acceptOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import {
  askPayPal,
  checkPayPal,
  getTransactionPayments,
  refundThroughPayPal,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { getTransactionTimeline } from '@share/contract/areas/timeline/timeline.endpoints.ts';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditEntries } from '../../platform/records/audit.ts';
import { appWithPayPal } from '../../testing/paypal/app-with-paypal.ts';
import { anOrderThatReached, type Reached } from '../../testing/paypal/order-that-reached.ts';
import { payPalSettings } from '../settings/settings.tables.ts';
import { payPalPayments } from './paypal.tables.ts';

const { payPal, app, staff, offer } = await appWithPayPal();
const logged: string[] = [];
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _, done) {
      logged.push(String(chunk));
      done();
    },
  });
  app.services.log = app.context.log = pino({ level: 'trace' }, sink);
});

const anOrderAt = (state: Reached) => anOrderThatReached(app, payPal, offer, state);

describe('staff', () => {
  test('ask PayPal again; what it answers is on the timeline', async () => {
    const order = await anOrderAt('approved');
    const { data } = await staff(askPayPal, { params: order.transaction });
    expect(data.payments).toMatchObject([
      { state: 'captured', captureId: order.atPayPal()?.captures[0]?.id },
    ]);
    payPal.fail('get', 'silent');
    expect((await staff(askPayPal, { params: order.transaction })).codes).toEqual(['PAYPAL_UNAVAILABLE']);
    const { entries } = (await staff(getTransactionTimeline, { params: order.transaction })).data;
    expect(entries[0]).toMatchObject({
      action: 'transaction.paypal-ask',
      changes: expect.arrayContaining([
        { field: 'payPal.outcome', before: null, after: 'unanswered' },
        { field: 'payPal.issue', before: null, after: 'NO_ANSWER' },
      ]),
    });
    await staff(acceptOrder, { params: { id: order.id } });
    const reader = await app.as({ can: ['admin:transaction:get'] });
    expect((await reader(getTransactionPayments, { params: order.transaction })).status).toBe(200);
    expect((await reader(askPayPal, { params: order.transaction })).status).toBe(403);
    expect((await reader(refundThroughPayPal, { params: order.transaction })).status).toBe(403);
  });

  test('SET-14 check the connection of either mode', async () => {
    const check = async (productionMode: boolean) =>
      (await staff(checkPayPal, { body: { productionMode } })).data.result;
    expect(await check(false)).toBe('works');
    expect(await check(true)).toBe('missing');
    for (const fault of ['silent', 'noRoute'] as const) {
      payPal.fail('token', fault);
      expect(await check(false)).toBe('unanswered');
    }
    const sandboxClientSecret = app.context.secrets.seal('wrong', 'payPalConfig:sandboxClientSecret:1');
    await app.context.db.update(payPalSettings).set({ sandboxClientSecret });
    expect(await check(false)).toBe('refused');
    const reader = await app.as({ can: ['admin:settings:get'] });
    expect((await reader(checkPayPal, { body: { productionMode: false } })).status).toBe(403);
  });
});

test('R25, R26 no secret is in the audit trail, the log or an answer, nor readable in the database', async () => {
  const order = await anOrderAt('captured');
  const answers = [
    await staff(getTransactionPayments, { params: order.transaction }),
    await staff(getTransactionTimeline, { params: order.transaction }),
  ].map(({ data }) => data);
  const seen = JSON.stringify([
    answers,
    logged,
    await app.context.db.select().from(auditEntries),
    await app.context.db
      .select()
      .from(payPalPayments)
      .where(eq(payPalPayments.transactionId, order.transaction.id)),
  ]);
  expect(seen).not.toMatch(/canary-|token-[0-9a-f]/);
  expect(JSON.stringify(answers)).not.toMatch(/v1\.|clientSecret/);
});
