import { expect, test } from 'vitest';
import type { JudgedLine } from './judge.ts';
import { type DueMoney, judgeDebit } from './judge-debit.ts';

const ACCOUNT = '27114020040000300201355387';
const OTHER_ACCOUNT = '83101010230000261395100000';
const line: JudgedLine & { reference: string } = {
  reference: 'FT1',
  account: '61109010140000071219812874',
  amount: -20_000n,
  title: 'Zwrot zam. 1240',
  counterparty: { name: 'NOWAK ZANETA', account: ACCOUNT },
};
const refund: DueMoney = {
  kind: 'refund',
  order: 1240,
  transaction: 77,
  payoutLine: null,
  amount: 20_000n,
  account: ACCOUNT,
  file: null,
  reference: '',
};
const other: DueMoney = { ...refund, order: 1241, transaction: 78 };
const unknown: DueMoney = { ...refund, kind: 'unknown-money', order: null, transaction: null };
const payout: DueMoney = { ...refund, kind: 'payout', order: null, transaction: 901, payoutLine: 5 };
const next: DueMoney = { ...payout, transaction: 902, payoutLine: 6 };
const verdict = (changes: Partial<typeof line>, due: readonly DueMoney[] = [refund], isByRule = false) =>
  judgeDebit({ ...line, ...changes }, { due, isByRule });

test('sure: one refund by the number of its order or transaction, the exact amount, and its account', () => {
  const sure = {
    verdict: 'sure',
    reasons: ['refund', 'number', 'amount', 'account'],
    order: 1240,
    payoutLine: null,
    file: null,
  };
  expect(verdict({})).toEqual(sure);
  expect(verdict({ title: 'zwrot 77' })).toEqual(sure);
  expect(verdict({}, [other, unknown, refund])).toEqual(sure);
});

test('sure: one payout by the number of its transaction, the exact amount, and its account', () => {
  const sure = {
    verdict: 'sure',
    reasons: ['payout', 'number', 'amount', 'account'],
    order: null,
    payoutLine: 5,
    file: null,
  };
  expect(verdict({ title: 'Dywidenda nr 901' }, [next, payout, refund])).toEqual(sure);
  expect(verdict({ title: 'Dywidenda nr 901', amount: -20_001n }, [payout]).verdict).toBe('not-ours');
});

const file: DueMoney = {
  ...unknown,
  kind: 'file',
  account: line.account,
  file: 12,
  reference: '20261128-12-ab',
};

test('sure: a file by its reference, its amount and its account, and one of its payments by its own', () => {
  const whole = {
    title: 'ZLECENIE ZBIORCZE',
    reference: '20261128-12-AB',
    counterparty: { name: '', account: '' },
  };
  expect(verdict(whole, [file, refund])).toEqual({
    verdict: 'sure',
    reasons: ['file', 'reference', 'amount', 'account'],
    order: null,
    payoutLine: null,
    file: 12,
  });
  expect(verdict({ ...whole, reference: 'FT1' }, [file])).toMatchObject({ verdict: 'likely', file: 12 });
  expect(verdict({ ...whole, account: OTHER_ACCOUNT }, [file]).verdict).toBe('likely');
  expect(verdict({ ...whole, reference: '20261128-12-abc' }, [file]).verdict).toBe('likely');
  const sent = { ...unknown, reference: 'U3-12' };
  expect(verdict({ title: 'Zwrot U3-12' }, [sent, payout])).toMatchObject({
    verdict: 'sure',
    reasons: ['unknown-money', 'reference', 'amount', 'account'],
  });
  expect(verdict({ title: 'Zwrot U3-123' }, [sent]).verdict).toBe('likely');
});

const toOther = { counterparty: { name: 'NOWAK ZANETA', account: OTHER_ACCOUNT } };
test.each<[string, Partial<JudgedLine>, DueMoney[], string, string[], number | null]>([
  ['no number', { title: 'zwrot' }, [refund], 'likely', ['refund', 'amount', 'account'], 1240],
  ['a second number', { title: 'zwrot 1240, 9' }, [refund], 'likely', ['refund', 'number'], 1240],
  ['another account', toOther, [refund], 'likely', ['refund', 'number', 'amount'], 1240],
  ['two refunds of that account', { title: 'zwrot' }, [refund, other], 'several', ['refund', 'amount'], null],
  ['two refunds that are named', { title: 'zwrot 1240, 1241' }, [refund, other], 'several', ['refund'], null],
  ['unknown money', { title: 'zwrot' }, [unknown], 'likely', ['unknown-money', 'amount', 'account'], null],
  ['a payout without a number', { title: 'dywidenda' }, [payout], 'likely', ['payout', 'account'], null],
  ['a payout to another account', { ...toOther, title: 'nr 901' }, [payout], 'likely', ['payout'], null],
  ['two payouts to that account', { title: 'dywidenda' }, [payout, next], 'several', ['payout'], null],
  ['a refund or a payout', { title: 'x' }, [refund, payout], 'several', ['refund', 'payout'], null],
  ['another amount', { amount: -19_999n }, [refund], 'not-ours', ['debit'], null],
  ['neither number nor account', { ...toOther, title: 'opłata' }, [refund], 'not-ours', ['debit'], null],
  ['a refund whose account is not known', { title: 'x' }, [{ ...refund, account: '' }], 'not-ours', [], null],
  ['nothing is due', {}, [], 'not-ours', ['debit'], null],
])('not sure: %s', (_, changes, due, expected, reasons, order) => {
  expect(verdict(changes, due)).toMatchObject({
    verdict: expected,
    reasons: expect.arrayContaining(reasons),
    order,
  });
});

test('accounts that are not known are never the same', () => {
  const counterparty = { name: '', account: '' };
  expect(verdict({ title: 'zwrot', counterparty }, [{ ...refund, account: '' }]).verdict).toBe('not-ours');
});

test('a rule does not hide a debit that may have returned money', () => {
  expect(verdict({}, [refund], true).verdict).toBe('sure');
  expect(verdict({ title: 'zwrot' }, [refund], true).verdict).toBe('likely');
  expect(verdict({ title: 'zwrot' }, [unknown], true).verdict).toBe('likely');
  expect(verdict({ title: 'zwrot' }, [refund, other], true).verdict).toBe('several');
  expect(verdict({ title: 'opłata', ...toOther }, [refund], true)).toEqual({
    verdict: 'not-ours',
    reasons: ['rule'],
    order: null,
  });
});
