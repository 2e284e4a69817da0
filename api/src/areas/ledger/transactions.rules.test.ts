import { describe, expect, test } from 'vitest';
import {
  type TransactionState,
  whyNotAcceptTransaction,
  whyNotExtend,
  whyNotExtendTo,
} from './transactions.rules.ts';

const now = new Date('2026-03-10T12:00:00Z');
const earlier = new Date('2026-03-10T11:59:59Z');
const later = new Date('2026-03-10T12:00:01Z');
const muchLater = new Date('2026-03-20T12:00:00Z');
const waiting: TransactionState & { ownership: 'others' } = {
  status: 'new',
  method: 'bankTransfer',
  waitUntil: later,
  orderStatus: 'new',
  ownership: 'others',
};

const WRONG_STATUS = 'TRANSACTION_MANAGER:WRONG_TRANSACTION_STATUS_FOR_ACCEPT';
const WRONG_ORDER = 'TRANSACTION_MANAGER:WRONG_ORDER_STATUS_FOR_ACCEPT';
const CANT_EXTEND = 'TRANSACTION_MANAGER:CANT_EXTEND_WAIT_UNTIL';
const TOO_FAR = 'TRANSACTION_MANAGER:WAIT_UNTIL_TOO_FAR';

describe('TRX-09 a transaction is accepted while it is new, with a new order, within its term', () => {
  test.each<[string, Partial<TransactionState>, string | null]>([
    ['waiting', {}, null],
    ['by PayPal, who says so itself', { method: 'payPal' }, 'PAYPAL_CONFIRMS_PAYMENT'],
    ['at the last instant', { waitUntil: now }, null],
    ['a second too late', { waitUntil: earlier }, 'TRANSACTION_EXPIRED'],
    ['paid', { status: 'paid', orderStatus: 'paid' }, WRONG_STATUS],
    ['completed', { status: 'completed', orderStatus: 'completed' }, WRONG_STATUS],
    ['rejected', { status: 'rejected', orderStatus: 'rejected' }, WRONG_STATUS],
    ['of a paid order', { orderStatus: 'paid' }, WRONG_ORDER],
    ['of a completed order', { orderStatus: 'completed' }, WRONG_ORDER],
    ['of a rejected order', { orderStatus: 'rejected' }, WRONG_ORDER],
    ['a dividend', { orderStatus: null, waitUntil: null }, WRONG_ORDER],
  ])('%s', (_, changes, reason) => {
    expect(whyNotAcceptTransaction({ ...waiting, ...changes }, now, '')).toBe(reason);
  });

  test.each([
    ['own', 'a note', 'OWN_ORDER'],
    ['ownOfOnlySuperAdmin', '', 'OWN_ORDER'],
    ['ownOfOnlySuperAdmin', 'a note', null],
  ] as const)('%s, with the note “%s”', (ownership, note, reason) => {
    expect(whyNotAcceptTransaction({ ...waiting, ownership }, now, note)).toBe(reason);
  });
});

describe('TRX-10 the term of a bank transfer can be extended while it is not paid, even after the term has passed', () => {
  test.each<[string, Partial<TransactionState>, string | null]>([
    ['waiting', {}, null],
    ['past its term', { waitUntil: earlier }, null],
    ['by PayPal', { method: 'payPal' }, CANT_EXTEND],
    ['paid', { status: 'paid' }, CANT_EXTEND],
    ['completed', { status: 'completed' }, CANT_EXTEND],
    ['rejected', { status: 'rejected' }, CANT_EXTEND],
    ['of a rejected order', { orderStatus: 'rejected' }, CANT_EXTEND],
    ['a dividend', { orderStatus: null }, CANT_EXTEND],
  ])('%s', (_, changes, reason) => {
    expect(whyNotExtend({ ...waiting, ...changes })).toBe(reason);
    expect(whyNotExtendTo({ ...waiting, ...changes }, muchLater, now)).toBe(reason);
  });
});

test.each([
  ['later than the present term', later, muchLater, null],
  ['the present term itself', later, later, CANT_EXTEND],
  ['before the present term', muchLater, later, CANT_EXTEND],
  ['this very instant', earlier, now, CANT_EXTEND],
  ['in the past, though after the present term', new Date('2026-03-01T00:00:00Z'), earlier, CANT_EXTEND],
  ['365 days from now', later, new Date('2027-03-10T12:00:00Z'), null],
  ['later than 365 days from now', later, new Date('2027-03-10T12:00:01Z'), TOO_FAR],
  ['before a present term that is too far', new Date('2999-01-01T00:00:00Z'), muchLater, CANT_EXTEND],
])('ERR-45 extending to an instant that is %s', (_, waitUntil, to, reason) => {
  expect(whyNotExtendTo({ ...waiting, waitUntil }, to, now)).toBe(reason);
});
