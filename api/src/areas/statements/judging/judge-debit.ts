/** What a debit most likely returned. Pure: the money that is to be returned is read before. */
import type { JudgedLine, Judgement } from './judge.ts';
import { numbersIn } from './numbers-in-title.ts';

/** A refund that is due, unknown money that waits, or a line of a payout that was sent. Amounts are grosze. */
export interface DueMoney {
  kind: 'refund' | 'unknown-money' | 'payout';
  /** Of a refund. */
  order: number | null;
  /** That of the refund, or the dividend; unknown money has none. */
  transaction: number | null;
  payoutLine: number | null;
  amount: bigint;
  /** The account to which it is to be returned. */
  account: string;
}

interface DebitEvidence {
  /** What is to be returned or paid, of that amount or another. */
  due: readonly DueMoney[];
  /** A rule says that lines like this one are not ours. */
  isByRule: boolean;
}

/**
 * A refund is *sure* if the title names its order or transaction, and account and amount are those to which it was to be returned;
 * so is a payout by its transaction. Without the number, or to another account, somebody has to look. A rule never hides money
 * that may have been returned or paid out.
 */
export function judgeDebit(line: JudgedLine, { due, isByRule }: DebitEvidence): Judgement {
  const isNamed = isNamedIn(line.title);
  const isToAccount = ({ account }: DueMoney) => account !== '' && account === line.counterparty.account;
  const exact = due.filter(({ amount }) => amount === -line.amount);
  const certain = exact.filter((money) => isNamed(money) && isToAccount(money));
  const possible =
    certain.length > 0 ? certain : exact.filter((money) => isNamed(money) || isToAccount(money));
  const [one, ...others] = possible;
  if (!one) return { verdict: 'not-ours', reasons: [isByRule ? 'rule' : 'debit'], order: null };
  const kinds = [...new Set(possible.map(({ kind }) => kind))];
  if (others.length > 0) return { verdict: 'several', reasons: [...kinds, 'amount'], order: null };
  return {
    verdict: certain.length === 1 && numbersIn(line.title).length === 1 ? 'sure' : 'likely',
    reasons: [
      one.kind,
      ...(isNamed(one) ? (['number'] as const) : []),
      'amount',
      ...(isToAccount(one) ? (['account'] as const) : []),
    ],
    order: one.order,
    payoutLine: one.payoutLine,
  };
}

/** Tells whether a title names money by the number of its order or of its transaction. */
export function isNamedIn(title: string): (money: DueMoney) => boolean {
  const numbers = numbersIn(title).map(({ number }) => number);
  return ({ order, transaction }) => numbers.some((number) => number === order || number === transaction);
}
