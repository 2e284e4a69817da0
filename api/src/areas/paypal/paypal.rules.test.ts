import { describe, expect, test } from 'vitest';
import type { PayPalOrder } from '../../platform/paypal/paypal-answers.ts';
import { askAfterNotice, nextAskAfter } from './next-ask.rules.ts';
import { afterRefusal, inPln, judge, safeApproveUrl, type Verdict } from './paypal.rules.ts';

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

describe('a refusal to take the money', () => {
  const refused = (issue: string, isMissing = false) => ({ issue, isMissing });
  const declined = { kind: 'declined' } as const;
  const captured = { kind: 'captured', captureId: 'C1', isBeingReturned: false } as const;

  test.each(['waiting', 'approved', 'ended'] as const)(
    'ends the hold if PayPal shows the order without money (%s)',
    (kind) => expect(afterRefusal(refused('INSTRUMENT_DECLINED'), { kind })).toEqual({ kind: 'ended' }),
  );
  test.each<[string, ReturnType<typeof refused>, Verdict | null]>([
    ['nothing, since the order is not known either', refused('INSTRUMENT_DECLINED'), null],
    [
      'nothing, since PayPal did not know what to take',
      refused('RESOURCE_NOT_FOUND', true),
      { kind: 'approved' },
    ],
    ['nothing, since the money was taken before', refused('ORDER_ALREADY_CAPTURED'), { kind: 'approved' }],
    [
      'nothing, since the money was taken before, not even',
      refused('ORDER_ALREADY_CAPTURED'),
      { kind: 'ended' },
    ],
  ])('says %s', (_, refusal, seen) => expect(afterRefusal(refusal, seen)).toBe(null));
  test.each<[Verdict]>([
    [captured],
    [{ kind: 'pending' }],
    [declined],
    [{ kind: 'mismatch', isTaken: true }],
  ])('is nothing against what PayPal shows of the money (%o)', (seen) => {
    expect(afterRefusal(refused('ORDER_ALREADY_CAPTURED'), seen)).toEqual(seen);
    expect(afterRefusal(refused('INSTRUMENT_DECLINED'), seen)).toEqual(seen);
  });
});

describe('an attempt that has failed although PayPal had been told to take its money', () => {
  const failedAt = new Date('2026-05-04T10:00:00Z');
  const at = (minutes: number) => new Date(failedAt.getTime() + minutes * 60_000);
  const next = (minutes: number, isAnswered = true, asks = 0) =>
    nextAskAfter(
      { state: 'failed', failedAt, releasedAt: null, disputedAs: null, isContradicted: false },
      { isAnswered, asks },
      at(minutes),
    );

  test('is asked about after minutes, hours and a day, however often others ask meanwhile', () => {
    expect([0, 4, 5, 59, 60, 300, 360, 1_439].map((minutes) => next(minutes, true, 99))).toEqual(
      [5, 5, 60, 60, 360, 360, 1_440, 1_440].map(at),
    );
    expect(next(1_440)).toBe(null);
  });
  test('without an answer is asked about every hour, for a month', () => {
    expect(next(1_440, false, 99)).toEqual(at(1_500));
    expect(next(29 * 1_440, false, 999)).toEqual(at(29 * 1_440 + 60));
    expect(next(31 * 1_440, false, 999)).toBe(null);
  });
  test('one that PayPal was never told to take is not', () => {
    const never = {
      state: 'failed',
      failedAt: null,
      releasedAt: null,
      disputedAs: null,
      isContradicted: false,
    } as const;
    expect(nextAskAfter(never, { isAnswered: true, asks: 0 }, at(0))).toBe(null);
  });
});
