import { describe, expect, test } from 'vitest';
import type { PayPalOrder } from '../../platform/paypal/paypal-answers.ts';
import { askAfterNotice, inPln, judge, safeApproveUrl } from './paypal.rules.ts';

describe('nobody is sent to another page than PayPal\u2019s', () => {
  const GATEWAY = 'https://gateway.example.co.uk/paypal';
  test.each([
    [false, 'https://www.sandbox.paypal.com/checkoutnow?token=1', true],
    [false, 'https://sandbox.paypal.com/checkoutnow', true],
    [false, 'https://www.paypal.com/checkoutnow', false],
    [true, 'https://www.paypal.com/checkoutnow?token=1', true],
    [true, 'https://paypal.com/checkoutnow', true],
    [true, 'https://www.sandbox.paypal.com/checkoutnow', false],
    [true, 'https://gateway.example.co.uk/checkoutnow', true],
    [true, 'http://www.paypal.com/checkoutnow', false],
    [true, 'https://www.paypal.com:8443/checkoutnow', false],
    [true, 'https://paypal.com.evil.example/', false],
    [true, 'https://notpaypal.com/', false],
    [true, 'https://evil.co.uk/', false],
    [true, 'https://user@www.paypal.com/', false],
    [true, 'https://:password@www.paypal.com/', false],
    [true, 'javascript:alert(1)', false],
    [true, 'no address', false],
    [true, undefined, false],
  ])('production %s: %s', (productionMode, href, isSafe) => {
    expect(safeApproveUrl(href, GATEWAY, productionMode)).toBe(isSafe ? href : null);
  });
});

describe('what PayPal says of a refund', () => {
  const asked = { id: 'ours', amount: '200.00', payPalOrderId: 'O1' };
  const orderWith = (status: 'COMPLETED' | 'REFUNDED', ...refunds: ('PENDING' | 'COMPLETED' | 'FAILED')[]) =>
    ({
      id: 'O1',
      status: 'COMPLETED',
      customId: 'ours',
      amount: inPln('200.00'),
      captures: [{ id: 'C1', status, amount: inPln('200.00') }],
      refunds: refunds.map((one, nth) => ({ id: `R${nth}`, status: one, amount: inPln('200.00') })),
      approveUrl: undefined,
    }) satisfies PayPalOrder;
  const captured = (isBeingReturned: boolean) => ({ kind: 'captured', captureId: 'C1', isBeingReturned });

  test('while it is pending the money is taken and not returned, whatever the capture says', () => {
    expect(judge(orderWith('COMPLETED', 'PENDING'), asked)).toEqual(captured(true));
    expect(judge(orderWith('REFUNDED', 'PENDING'), asked)).toEqual(captured(true));
  });
  test('one that failed is none', () => {
    expect(judge(orderWith('COMPLETED', 'FAILED'), asked)).toEqual(captured(false));
  });
  test('one that is completed is named; without any the capture is', () => {
    const returned = { kind: 'returned', captureId: 'C1' };
    expect(judge(orderWith('REFUNDED', 'FAILED', 'COMPLETED'), asked)).toEqual({
      ...returned,
      refundId: 'R1',
    });
    expect(judge(orderWith('REFUNDED'), asked)).toEqual({ ...returned, refundId: 'C1' });
  });
});

test('a notice makes us ask at once after news, and after an ever longer pause without any', () => {
  const now = new Date('2026-05-04T10:00:00Z');
  const secondsUntil = (asks: number, nextAskAt: Date | null = null) =>
    (askAfterNotice({ asks, askedAt: now, nextAskAt }, now).getTime() - now.getTime()) / 1_000;
  expect([0, 1, 2, 3, 9, 10, 999].map((asks) => secondsUntil(asks))).toEqual([
    0, 10, 20, 40, 2_560, 3_600, 3_600,
  ]);
  // What is asked sooner anyway is not put off.
  expect(secondsUntil(9, new Date(now.getTime() + 5_000))).toBe(5);
});
