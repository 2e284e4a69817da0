import { orderStatuses } from '@share/contract/areas/orders/orders.schemas.ts';
import { describe, expect, test } from 'vitest';
import {
  currentOf,
  mayBecome,
  whyNotAccept,
  whyNotEdit,
  whyNotInvest,
  whyNotQuantity,
  whyNotReject,
} from './orders.rules.ts';

test('ORD-25 there are exactly four status changes', () => {
  const moves = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => mayBecome(from, to)).map((to) => `${from} to ${to}`),
  );
  expect(moves).toEqual(['new to paid', 'new to rejected', 'paid to completed', 'paid to rejected']);
});

const undisputed = {
  returnedAs: null,
  returnedInPart: false,
  disputedAs: null,
  contradictedSince: null,
  ownership: 'others',
} as const;

describe('ORD-26 accepting needs a paid order with a paid transaction', () => {
  test.each([
    ['new', 'new', 'ORDER_NOT_PAID'],
    ['new', 'paid', 'ORDER_NOT_PAID'],
    ['paid', 'new', 'TRANSACTION_NOT_PAID'],
    ['paid', 'rejected', 'TRANSACTION_NOT_PAID'],
    ['paid', 'completed', 'TRANSACTION_NOT_PAID'],
    ['paid', 'paid', null],
    ['completed', 'completed', 'ALREADY_ACCEPTED'],
    ['rejected', 'rejected', 'ORDER_ALREADY_REJECTED'],
  ] as const)('order %s, transaction %s: %s', (status, transactionStatus, reason) => {
    expect(whyNotAccept({ status, transactionStatus, ...undisputed })).toBe(reason);
  });

  test.each([
    { returnedAs: 'R1', returnedInPart: false },
    { returnedAs: null, returnedInPart: true },
  ])('and money that PayPal has not returned: %j', (returned) => {
    expect(whyNotAccept({ status: 'paid', transactionStatus: 'paid', ...undisputed, ...returned })).toBe(
      'PAYMENT_RETURNED',
    );
  });

  test('and money that PayPal shows as the books do', () => {
    const order = { status: 'paid', transactionStatus: 'paid', ...undisputed } as const;
    expect(whyNotAccept({ ...order, contradictedSince: new Date(0) }, 'All the same')).toBe(
      'PAYMENT_CONTRADICTED',
    );
  });

  test('and money that the buyer does not dispute, or a note', () => {
    const order = { status: 'paid', transactionStatus: 'paid', ...undisputed, disputedAs: 'D1' } as const;
    expect(whyNotAccept(order)).toBe('PAYMENT_DISPUTED');
    expect(whyNotAccept(order, 'All the same')).toBe(null);
    expect(whyNotAccept({ ...order, returnedInPart: true }, 'All the same')).toBe('PAYMENT_RETURNED');
    expect(whyNotAccept({ ...order, status: 'new' }, 'All the same')).toBe('ORDER_NOT_PAID');
  });

  test('and somebody else than the investor, or a note of the only super administrator', () => {
    const order = { status: 'paid', transactionStatus: 'paid', ...undisputed } as const;
    expect(whyNotAccept({ ...order, ownership: 'own' }, 'All the same')).toBe('OWN_ORDER');
    expect(whyNotAccept({ ...order, ownership: 'ownOfOnlySuperAdmin' })).toBe('OWN_ORDER');
    expect(whyNotAccept({ ...order, ownership: 'ownOfOnlySuperAdmin' }, 'Nobody else')).toBe(null);
  });
});

test.each([
  ['new', null, null],
  ['paid', null, null],
  ['completed', 'ORDER_COMPLETED', 'CANT_UPDATE_ORDER'],
  ['rejected', 'ORDER_ALREADY_REJECTED', 'CANT_UPDATE_ORDER'],
] as const)('ORD-18, ORD-27 an order that is %s: rejecting %s, editing %s', (status, rejecting, editing) => {
  expect(whyNotReject({ status, isBeingCaptured: false })).toBe(rejecting);
  expect(whyNotEdit({ status })).toBe(editing);
});

test('an order is not rejected while PayPal may be taking its money', () => {
  expect(whyNotReject({ status: 'new', isBeingCaptured: true })).toBe('PAYMENT_BEING_CAPTURED');
});

describe('ERR-37 orders are possible while the offer is open, from its first day to its last', () => {
  const offer = {
    isVisible: true,
    isOpen: true,
    investmentStart: '2026-03-01',
    investmentEnd: '2026-03-31',
    minStock: null,
  };
  test.each([
    ['2026-02-28', 'OFFER_CLOSED_FOR_INVESTMENTS'],
    ['2026-03-01', null],
    ['2026-03-31', null],
    ['2026-04-01', 'OFFER_CLOSED_FOR_INVESTMENTS'],
  ])('%s: %s', (day, reason) => {
    expect(whyNotInvest(offer, day)).toBe(reason);
  });
  test('and not when it is closed', () => {
    expect(whyNotInvest({ ...offer, isVisible: false }, '2026-03-15')).toBe('OFFER_NOT_VISIBLE');
    expect(whyNotInvest({ ...offer, isOpen: false }, '2026-03-15')).toBe('OFFER_CLOSED_FOR_INVESTMENTS');
  });

  test.each([
    [null, 1, null],
    [0, 1, null],
    [5, 4, 'QUANTITY_BELOW_MINIMUM'],
    [5, 5, null],
  ])('OFR-40 with a minimum of %s, %s shares: %s', (minStock, quantity, reason) => {
    expect(whyNotQuantity({ ...offer, minStock }, quantity)).toBe(reason);
  });
});

test("an order's current transaction is the one that is not rejected, else the last", () => {
  expect(currentOf([{ status: 'rejected' }, { status: 'new', id: 2 }])).toMatchObject({ id: 2 });
  expect(
    currentOf([
      { status: 'rejected', id: 1 },
      { status: 'rejected', id: 2 },
    ]),
  ).toMatchObject({ id: 2 });
});
