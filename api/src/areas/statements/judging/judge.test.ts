import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Candidate, type Evidence, type JudgedLine, judge } from './judge.ts';
import { numbersIn } from './numbers-in-title.ts';

const investor = { firstName: 'Żaneta', lastName: 'Nowak-Łoś', account: '27114020040000300201355387' };
const OWN = '61109010140000071219812874';
const order: Candidate = { id: 1240, state: 'open', amount: 123_450n, investor, seriesAccount: OWN };
const line: JudgedLine = {
  account: OWN,
  amount: 123_450n,
  title: 'Zam. 1240',
  counterparty: { name: 'NOWAK ZANETA', account: '50102055581111123456781240' },
};
const evidence: Evidence = {
  paidTo: null,
  named: [order],
  fitting: [],
  ownAccounts: new Set(),
  accountOfOthers: false,
  isByRule: false,
};
const verdict = (changes: Partial<JudgedLine>, more: Partial<Evidence> = {}) =>
  judge({ ...line, ...changes }, { ...evidence, ...more });

test('sure: one open order by its number, the exact amount, and the name or the account of its investor', () => {
  expect(verdict({})).toEqual({ verdict: 'sure', reasons: ['number', 'amount', 'name'], order: 1240 });
  expect(verdict({ counterparty: { name: 'ktoś', account: investor.account } }).verdict).toBe('sure');
});

test.each<[string, Partial<JudgedLine>, Partial<Evidence>, string, string | null]>([
  [
    'a sender who is not known',
    { counterparty: { name: 'Jan Kos', account: '' } },
    {},
    'likely',
    'sender-unknown',
  ],
  ['the account of somebody else', {}, { accountOfOthers: true }, 'likely', 'account-of-others'],
  ['a second number', { title: 'zam. 1240, zam. 77' }, {}, 'likely', 'several-numbers'],
  ['another amount', { amount: 123_449n }, {}, 'wrong-amount', null],
  ['an order that ended', {}, { named: [{ ...order, state: 'ended' }] }, 'late', null],
  ['an order that has its money', {}, { named: [{ ...order, state: 'paid' }] }, 'further', null],
  ['two orders', {}, { named: [order, { ...order, id: 1241 }] }, 'several', 'several-numbers'],
  ['an own account', {}, { ownAccounts: new Set([line.counterparty.account]) }, 'not-ours', 'own-account'],
  ['the number of its transaction', { title: 'zam. 77' }, {}, 'likely', 'number-is-other'],
  ['a letter for a digit', { title: 'zam. 1240O' }, {}, 'likely', 'number-is-other'],
  ['the end of an account', { title: 'z konta 1240' }, {}, 'likely', 'number-is-other'],
  ['a year', { title: 'udziały 2026' }, { named: [{ ...order, id: 2026 }] }, 'likely', 'number-is-other'],
  ['a day', { title: 'z 271126' }, { named: [{ ...order, id: 271_126 }] }, 'likely', 'number-is-other'],
  ['the account of another series', { account: investor.account }, {}, 'likely', 'other-account'],
  ['a rule', { title: 'Opłata' }, { named: [], fitting: [order], isByRule: true }, 'not-ours', 'rule'],
  ['no number', { title: 'za udziały' }, { named: [], fitting: [order] }, 'likely', 'amount'],
  ['nothing known', { title: 'za udziały' }, { named: [] }, 'unknown', null],
])('not sure: %s', (_, changes, more, expected, reason) => {
  const answer = verdict(changes, more);
  expect(answer.verdict).toBe(expected);
  if (reason) expect(answer.reasons).toContain(reason);
});

describe('money to the virtual account of an order', () => {
  const stranger = { title: 'za udziały', counterparty: { name: 'ABC sp. z o.o.', account: '' } };
  const paid = (changes: Partial<Candidate> = {}, named: Candidate[] = [], amount = order.amount) =>
    verdict({ ...stranger, amount }, { paidTo: { ...order, ...changes }, named });

  test('is sure by itself if the amount fits', () => {
    expect(paid()).toEqual({ verdict: 'sure', reasons: ['virtual-account', 'amount'], order: 1240 });
    expect(paid({}, [order])).toMatchObject({
      verdict: 'sure',
      reasons: ['virtual-account', 'number', 'amount'],
    });
  });

  test('has another verdict, with its order, if something contradicts', () => {
    expect(paid({}, [], 1n)).toMatchObject({ verdict: 'wrong-amount', order: 1240 });
    expect(paid({ state: 'ended' })).toMatchObject({ verdict: 'late', order: 1240 });
    expect(paid({ state: 'paid' })).toMatchObject({ verdict: 'further', order: 1240 });
    expect(paid({}, [{ ...order, id: 77 }])).toMatchObject({
      verdict: 'likely',
      order: 1240,
      reasons: ['virtual-account', 'amount', 'several-numbers'],
    });
    expect(paid({ seriesAccount: investor.account }).reasons).toContain('other-account');
    expect(verdict({}, { paidTo: order, accountOfOthers: true }).verdict).toBe('likely');
  });
});

test('an amount that is also the number of the order is never sure', () => {
  const named = [{ ...order, id: 1500, amount: 150_000n }];
  expect(verdict({ amount: 150_000n, title: 'Zam. 1500' }, { named })).toMatchObject({
    verdict: 'likely',
    reasons: expect.arrayContaining(['number-is-amount']),
  });
});

test('a rule does not hide a payment that names its order', () => {
  expect(verdict({}, { isByRule: true }).verdict).toBe('sure');
});

test('whatever the title, sure means one number, the amount to the grosz, and the investor', () => {
  const word = fc.constantFrom(
    'zam.',
    'order',
    'nr',
    '1240',
    '77',
    '#',
    '1500,00',
    '27.11.2026',
    '/',
    'i',
    '2026',
    '1240/2026',
  );
  const titles = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
  const amounts = fc.constantFrom(123_450n, 123_451n, 1n);
  const names = fc.constantFrom('Żaneta Nowak', 'Jan Kos', '');
  fc.assert(
    fc.property(titles, amounts, names, fc.boolean(), (title, amount, name, accountOfOthers) => {
      const named = numbersIn(title).some(({ number }) => number === 1240) ? [order] : [];
      const answer = verdict(
        { title, amount, counterparty: { name, account: '' } },
        { named, accountOfOthers },
      );
      if (answer.verdict !== 'sure') return;
      expect([amount, name, accountOfOthers]).toEqual([123_450n, 'Żaneta Nowak', false]);
      const numbers = title.replaceAll('1240/2026', '1240').match(/(?<![\d.,])\d+(?![\d.,])/g) ?? [];
      expect(new Set(numbers)).toEqual(new Set(['1240']));
    }),
    { numRuns: 5_000 },
  );
});
