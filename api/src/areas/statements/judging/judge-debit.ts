/** What a debit most likely returned. Pure: the money that is to be returned is read before. */
import type { JudgedLine, Judgement } from './judge.ts';
import { numbersIn } from './numbers-in-title.ts';

/** A refund that is due, or unknown money that waits, which has no order. Amounts are grosze. */
export interface DueMoney {
  order: number | null;
  transaction: number | null;
  amount: bigint;
  /** The account to which it is to be returned. */
  account: string;
}

interface DebitEvidence {
  /** What is to be returned, of that amount or another. */
  due: readonly DueMoney[];
  /** A rule says that lines like this one are not ours. */
  isByRule: boolean;
}

/**
 * A refund is *sure* if the title names its order, and account and amount are those to which it was to be returned. Without the
 * order, or to another account, somebody has to look. A rule never hides money that may have been returned.
 */
export function judgeDebit(line: JudgedLine, { due, isByRule }: DebitEvidence): Judgement {
  const numbers = numbersIn(line.title).map(({ number }) => number);
  const isNamed = ({ order, transaction }: DueMoney) =>
    numbers.some((number) => number === order || number === transaction);
  const isToAccount = ({ account }: DueMoney) => account !== '' && account === line.counterparty.account;
  const exact = due.filter(({ amount }) => amount === -line.amount);
  const certain = exact.filter((money) => isNamed(money) && isToAccount(money));
  const possible =
    certain.length > 0 ? certain : exact.filter((money) => isNamed(money) || isToAccount(money));
  const [one, ...others] = possible;
  if (!one) return { verdict: 'not-ours', reasons: [isByRule ? 'rule' : 'debit'], order: null };
  if (others.length > 0) return { verdict: 'several', reasons: ['refund', 'amount'], order: null };
  return {
    verdict: certain.length === 1 && numbers.length === 1 ? 'sure' : 'likely',
    reasons: [
      one.order === null ? 'unknown-money' : 'refund',
      ...(isNamed(one) ? (['number'] as const) : []),
      'amount',
      ...(isToAccount(one) ? (['account'] as const) : []),
    ],
    order: one.order,
  };
}
