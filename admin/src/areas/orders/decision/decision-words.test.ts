import type {
  AcceptCondition,
  ConditionState,
  OrderDecision,
} from '@share/contract/areas/orders/order-decision.schemas.ts';
import { acceptConditions } from '@share/contract/areas/orders/order-decision.schemas.ts';
import type { OrderStatus } from '@share/contract/areas/orders/orders.schemas.ts';
import { describe, expect, test } from 'vitest';
import { nextStepOf } from './next-step.ts';
import { remainingTime } from './remaining-time.ts';

type States = readonly ConditionState[];

const aDecision = (states: States, status: OrderStatus, isOverdue = false): OrderDecision => ({
  at: '2026-06-01T10:00:00.000Z',
  toAccept: acceptConditions.map((refusal: AcceptCondition, at) => ({ refusal, state: states[at] ?? 'met' })),
  toReject: [],
  shares: {
    series: { pl: '', en: '' },
    limit: 0,
    now: { issued: 0, reserved: 0, available: 0 },
    afterAccepting: null,
    afterRejecting: null,
  },
  payment: {
    id: 1,
    version: 1,
    status,
    method: 'bankTransfer',
    amount: 0,
    title: '',
    receivedAt: null,
    receipt: null,
    account: { accountHolder: '', bankName: '', accountNumber: '' },
    waitUntil: null,
    isOverdue,
    canAccept: false,
    canExtendWaitUntil: false,
    canRecordLate: false,
    canRecordFurther: false,
  },
  agreements: [],
  otherOrders: { total: 0, newest: [] },
});

describe('the next step', () => {
  const dateRejected = '2026-06-01T10:00:00.000Z';
  const undecided = {
    rejection: null,
    dateRejected,
    refund: null,
    surplus: null,
    further: [],
    isDisputed: false,
    isReturned: false,
    isContradicted: false,
    canAcceptWithNote: false,
  };
  const unpaid = ['met', 'met', 'notMet', 'notMet'] as const;
  const met = ['met', 'met', 'met', 'met'] as const;
  test.each([
    ['waiting', aDecision(unpaid, 'new'), true],
    ['overdue', aDecision(unpaid, 'new', true), true],
    ['ready', aDecision(met, 'paid'), true],
    ['readyForOthers', aDecision(met, 'paid'), false],
    ['accepted', aDecision(['notMet', 'notRelevant', 'notRelevant', 'notRelevant'], 'completed'), true],
    ['moneyReturned', aDecision([...met, 'notMet'], 'paid'), true],
    ['contradicted', aDecision([...met, 'met', 'notMet'], 'paid'), true],
    ['disputed', aDecision([...met, 'met', 'met', 'notMet'], 'paid'), true],
    ['own', aDecision([...met, 'met', 'met', 'met', 'notMet'], 'paid'), true],
    ['stuck', aDecision(['met', 'met', 'met', 'notMet'], 'rejected'), true],
  ] as const)('%s', (step, decision, mayAccept) => {
    expect(nextStepOf(decision, undecided, mayAccept)).toBe(step);
  });

  const final = aDecision(['notRelevant', 'notMet', 'notRelevant', 'notRelevant'], 'rejected');
  const by = 'clerk@example.com';
  const refund = {
    id: 1,
    transactionId: 1,
    reason: 'rejection' as const,
    amount: 21_000,
    dueSince: '2026-06-01T10:00:00.000Z',
    account: { country: null, bankName: '', accountNumber: '' },
    receivedOn: null,
    note: '',
    paymentFile: null,
    returnedOn: null,
    reference: null,
    closedAt: null,
    closedBy: null,
  };
  const returned = { ...refund, returnedOn: '2026-06-02' };
  const surplus = { ...refund, reason: 'surplus' as const, amount: 50 };
  const further = [{ ...refund, reason: 'further' as const, receivedOn: '2026-06-01' }];
  const returnedFurther = [returned];
  const twoFurther = [...returnedFurther, ...further];
  const returnedSurplus = { ...surplus, returnedOn: '2026-06-02' };
  const rejected = { ...undecided, rejection: { reason: 'staff' as const, by } };
  test.each([
    ['expired', { ...rejected, rejection: { reason: 'expired', by: null } }],
    ['rejected', rejected],
    ['cancelled', { ...rejected, rejection: { reason: 'investor', by } }],
    ['refundDue', { ...rejected, refund }],
    ['refundDue', { ...rejected, refund, surplus }],
    ['refundDueLate', { ...rejected, refund: { ...refund, dueSince: '2026-06-02T10:00:00.000Z' } }],
    ['refundDisputed', { ...rejected, refund, isDisputed: true }],
    ['surplusDue', { ...rejected, refund: returned, surplus }],
    ['surplusDue', { ...rejected, surplus }],
    ['furtherDue', { ...rejected, refund: returned, further }],
    ['returned', { ...rejected, refund: returned, surplus: returnedSurplus }],
  ] as const)('ORD-23, ORD-27 of a cancelled order: %s', (step, order) => {
    expect(nextStepOf(final, order, true)).toBe(step);
  });

  test.each([
    ['surplusDue', { ...undecided, surplus }],
    ['furtherDue', { ...undecided, surplus: returnedSurplus, further: twoFurther }],
    ['accepted', { ...undecided, surplus: returnedSurplus, further: returnedFurther }],
    ['acceptedDisputed', { ...undecided, isDisputed: true }],
    ['acceptedContradicted', { ...undecided, isDisputed: true, isContradicted: true }],
    ['returnedTooLate', { ...undecided, isDisputed: true, isReturned: true }],
  ] as const)('ORD-27 of an accepted order: %s', (step, order) => {
    const accepted = aDecision(['notMet', 'notRelevant', 'notRelevant', 'notRelevant'], 'completed');
    expect(nextStepOf(accepted, order, true)).toBe(step);
  });
});

describe('the remaining time', () => {
  const now = new Date('2026-06-01T10:00:00Z');
  test.each([
    ['2026-06-15T09:59:00Z', 'za 13 dni', 'in 13 days'],
    ['2026-06-03T10:00:00Z', 'za 2 dni', 'in 2 days'],
    ['2026-06-03T09:59:00Z', 'za 47 godzin', 'in 47 hours'],
    ['2026-06-01T12:00:00Z', 'za 2 godziny', 'in 2 hours'],
    ['2026-06-01T11:59:59Z', 'za 119 minut', 'in 119 minutes'],
    ['2026-06-01T10:00:30Z', 'za 0 minut', 'in 0 minutes'],
    ['2026-06-01T09:40:00Z', '20 minut temu', '20 minutes ago'],
    ['2026-05-30T10:00:00Z', '2 dni temu', '2 days ago'],
  ])('until %s: %s', (until, polish, english) => {
    const inWords = (language: 'pl' | 'en') => remainingTime(new Date(until), now, language);
    expect([inWords('pl'), inWords('en')]).toEqual(
      [polish, english].map((words) => words.replaceAll(' ', '\u00a0')),
    );
  });
});
