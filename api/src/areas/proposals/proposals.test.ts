import { randomUUID } from 'node:crypto';
import { getJournalEntry, listJournal } from '@share/contract/areas/journal/journal.endpoints.ts';
import { getOrder, rejectOrder, updateOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import * as endpoints from '@share/contract/areas/proposals/proposals.endpoints.ts';
import { closeRefund } from '@share/contract/areas/refunds/refunds.endpoints.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expireProposals } from '../../jobs/expire-proposals.ts';
import { proposals } from '../../platform/four-eyes/proposals.tables.ts';
import { aManualOrder, anOrder, paymentOf } from '../../testing/books.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { aUser } from '../../testing/people.ts';
import { demandSecond } from '../../testing/settings.ts';
import type { Caller } from '../../testing/test-app.ts';
import { runBooksCheck } from '../ledger/books-check/run-books-check.ts';
import { users } from '../users/users.tables.ts';

const app = appForAllTests();
const CLERK = { can: ['admin:transaction:accept', 'admin:order:get', 'admin:audit:list'] } as const;
const NOON = new Date('2026-06-10T10:00:00Z');
let anna: Awaited<ReturnType<typeof aUser>>;
let proposer: Caller;
let second: Caller;

beforeEach(async () => {
  app.setClock(NOON);
  await demandSecond(app.context, { refunds: true });
  anna = await aUser(app.context, { ...CLERK, firstName: 'Ewa', lastName: 'Zając' });
  proposer = await app.asUser(anna);
  second = await app.as({ ...CLERK, firstName: 'Jan', lastName: 'Drugi' });
});
afterEach(async () => {
  expect(await runBooksCheck(app.context.db)).toEqual([]);
});

/** The transaction of a paid order that was rejected, whose money is to be returned. */
async function aRefund() {
  const order = await anOrder(app.context, { status: 'paid', quantity: 2 });
  await (await app.as('super admin'))(rejectOrder, { params: { id: order.id } });
  return { orderId: order.id, id: paymentOf(order) };
}
const BODY = { returnedOn: '2026-06-10', reference: 'FT 2026/77' };
const close = (call: Caller, id: number, headers = {}) =>
  call(closeRefund, { params: { id }, body: BODY, headers });
const confirm = (call: Caller, id: number | null, headers = {}) =>
  call(endpoints.confirmProposal, { params: { id: id ?? 0 }, headers });
const withdraw = (call: Caller, id: number | null, note = '') =>
  call(endpoints.withdrawProposal, { params: { id: id ?? 0 }, body: { note } });
const view = (call: Caller, id: number | null) => call(endpoints.getProposal, { params: { id: id ?? 0 } });
const refundOf = async (orderId: number) =>
  (await proposer(getOrder, { params: { id: orderId } })).data.refund?.reference;
const proposed = async () => {
  const refund = await aRefund();
  return { ...refund, proposal: (await close(proposer, refund.id)).proposal };
};

test('off, nothing waits for anybody', async () => {
  await demandSecond(app.context, {});
  const { id, orderId } = await aRefund();
  expect((await close(proposer, id)).status).toBe(200);
  expect(await refundOf(orderId)).toBe('FT 2026/77');
  expect((await proposer(endpoints.listProposals)).data.items).toEqual([]);
});

test('one proposes and another confirms: only then is it done', async () => {
  const { id, orderId } = await aRefund();
  const answer = await close(proposer, id);
  expect(answer.status).toBe(202);
  expect(await refundOf(orderId)).toBeNull();
  expect((await view(second, answer.proposal)).data).toMatchObject({
    actions: ['refunds'],
    state: 'waiting',
    amount: 200,
    change: { action: 'transaction.refund', entity: 'transaction', entityId: id },
    proposedBy: { name: 'Ewa Zając' },
    expiresAt: '2026-06-24T10:00:00.000Z',
    canConfirm: true,
    canWithdraw: false,
    changes: [
      {
        changes: expect.arrayContaining([
          { path: 'amount', before: null, after: 200 },
          { path: 'returnedOn', before: null, after: '2026-06-10' },
          { path: 'reference', before: null, after: 'FT 2026/77' },
        ]),
      },
    ],
  });
  expect((await confirm(second, answer.proposal)).data).toMatchObject({
    state: 'confirmed',
    decidedBy: { name: 'Jan Drugi' },
    canConfirm: false,
  });
  expect(await refundOf(orderId)).toBe('FT 2026/77');
});

test('the journal names both', async () => {
  const { id, proposal } = await proposed();
  await confirm(second, proposal);
  const call = await app.as('super admin');
  const { items } = (await call(listJournal, { list: { filters: { action: 'transaction.refund' } } })).data;
  const entry = items.find(({ entityId }) => entityId === id);
  expect(entry?.actor).toBe('Jan Drugi');
  const { contents } = (await call(getJournalEntry, { params: { id: entry?.id ?? 0 } })).data;
  expect(contents?.changes).toContainEqual({ path: 'proposedBy', before: null, after: 'Ewa Zając' });
});

test('nobody confirms an own proposal, super administrators included', async () => {
  const boss = await app.as('super admin');
  const { id, orderId } = await aRefund();
  const { proposal } = await close(boss, id);
  const refused = await confirm(boss, proposal);
  expect([refused.status, refused.codes]).toEqual([403, ['PROPOSAL_IS_YOURS']]);
  expect(await refundOf(orderId)).toBeNull();
  expect((await confirm(await app.as('super admin'), proposal)).status).toBe(200);
});

test('who may not make the call does not see its proposal', async () => {
  const { proposal } = await proposed();
  const stranger = await app.as({ can: ['admin:order:get', 'admin:order:list'] });
  expect((await view(stranger, proposal)).status).toBe(404);
  expect((await confirm(stranger, proposal)).status).toBe(404);
  expect((await withdraw(stranger, proposal)).status).toBe(404);
  const seen = async (call: Caller) =>
    (await call(endpoints.listProposals)).data.items.some(({ id }) => id === proposal);
  expect([await seen(stranger), await seen(second), await seen(proposer)]).toEqual([false, true, true]);
});

test('it ends when its base changes: the account of the order', async () => {
  const { orderId, id, proposal } = await proposed();
  const { investorData } = aManualOrder({ id: 1, seriesId: 1 });
  const call = await app.as('super admin');
  // The data of a rejected order are final, so the change comes from below.
  expect((await call(updateOrder, { params: { id: orderId }, body: { investorData } })).status).toBe(409);
  await app.context.db.execute(`UPDATE orders SET version = version + 1 WHERE id = ${orderId}`);
  const refused = await confirm(second, proposal);
  expect([refused.status, refused.codes]).toEqual([409, ['PROPOSAL_OUTDATED']]);
  expect((await view(second, proposal)).data.state).toBe('outdated');
  expect(await refundOf(orderId)).toBeNull();
  // Proposed again, it rests on what is there now.
  expect((await confirm(second, (await close(proposer, id)).proposal)).status).toBe(200);
});

test('what was done meanwhile outdates it', async () => {
  const { id, proposal } = await proposed();
  await demandSecond(app.context, {});
  expect((await close(second, id)).status).toBe(200);
  expect((await confirm(second, proposal)).codes).toEqual(['PROPOSAL_OUTDATED', 'REFUND_ALREADY_CLOSED']);
  expect((await view(proposer, proposal)).data.state).toBe('outdated');
});

test('its proposer withdraws it, anybody else rejects it with a note', async () => {
  const one = await proposed();
  expect((await withdraw(proposer, one.proposal)).data.state).toBe('withdrawn');
  const two = await proposed();
  expect((await withdraw(second, two.proposal, 'Zły rachunek')).data).toMatchObject({
    state: 'rejected',
    note: 'Zły rachunek',
    decidedBy: { name: 'Jan Drugi' },
  });
  for (const { proposal } of [one, two])
    expect((await confirm(second, proposal)).codes).toEqual(['PROPOSAL_ENDED']);
});

test('after 14 days nobody can confirm it, and it expires', async () => {
  const { proposal } = await proposed();
  app.setClock(new Date('2026-06-24T10:00:00Z'));
  second = await app.as(CLERK);
  expect((await view(second, proposal)).data.canConfirm).toBe(false);
  expect((await confirm(second, proposal)).codes).toEqual(['PROPOSAL_ENDED']);
  await expireProposals(app.services);
  expect((await view(second, proposal)).data).toMatchObject({ state: 'expired', decidedBy: null });
});

test('sent again, it is the same proposal; confirmed again with the same key, it is the same answer', async () => {
  const { id } = await aRefund();
  const first = await close(proposer, id, { 'idempotency-key': 'one' });
  expect((await close(proposer, id, { 'idempotency-key': 'one' })).proposal).toBe(first.proposal);
  expect((await close(proposer, id)).proposal).toBe(first.proposal);
  const key = { 'idempotency-key': randomUUID() };
  expect((await confirm(second, first.proposal, key)).status).toBe(200);
  expect((await confirm(second, first.proposal, key)).data.state).toBe('confirmed');
  expect((await confirm(second, first.proposal)).codes).toEqual(['PROPOSAL_ENDED']);
});

test('of two who confirm at once one is refused, and the money is returned once', async () => {
  const { proposal } = await proposed();
  const third = await app.as(CLERK);
  const answers = await Promise.all([confirm(second, proposal), confirm(third, proposal)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['PROPOSAL_ENDED']);
});

test.for([1, 2, 3, 4, 5])('one withdraws while one confirms: one of them is refused (%i)', async () => {
  const { orderId, proposal } = await proposed();
  const [withdrawn, confirmed] = await Promise.all([withdraw(proposer, proposal), confirm(second, proposal)]);
  expect([withdrawn.status, confirmed.status].sort()).toEqual([200, 409]);
  expect(await refundOf(orderId)).toBe(confirmed.status === 200 ? 'FT 2026/77' : null);
});

test('a proposal of somebody who may not do it any more is outdated', async () => {
  const { proposal } = await proposed();
  await app.context.db.update(users).set({ active: false }).where(eq(users.id, anna.id));
  expect((await confirm(second, proposal)).codes).toEqual(['PROPOSAL_OUTDATED']);
});

test('the stored request is sealed, and gone once the proposal has ended', async () => {
  const { proposal } = await proposed();
  const stored = async () =>
    (
      await app.context.db
        .select()
        .from(proposals)
        .where(eq(proposals.id, proposal ?? 0))
    )[0];
  expect(JSON.stringify(await stored())).not.toContain('FT 2026/77');
  await withdraw(proposer, proposal);
  expect((await stored())?.request).toBeNull();
});

test('what would be refused anyway is refused at once', async () => {
  const { id } = await aRefund();
  const body = { ...BODY, returnedOn: '2026-06-11' };
  expect((await proposer(closeRefund, { params: { id }, body })).codes).toEqual(['RETURNED_IN_THE_FUTURE']);
});
