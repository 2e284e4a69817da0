/** What a debit most likely returned. Pure: the money that is to be returned is read before. */
import type { JudgedLine, Judgement } from './judge.ts';
import { numbersIn } from './numbers-in-title.ts';

/** A refund that is due, unknown money that waits, a line of a payout that was sent, or a file of them. Amounts are grosze. */
export interface DueMoney {
  kind: 'refund' | 'unknown-money' | 'payout' | 'file';
  /** Of a refund. */
  order: number | null;
  /** That of the refund, or the dividend; unknown money has none. */
  transaction: number | null;
  payoutLine: number | null;
  amount: bigint;
  /** The account to which it is to be returned; of a file the own account from which it pays. */
  account: string;
  file: number | null;
  /** By which a file for the bank names it; empty if it is in none. */
  reference: string;
}

type Debit = JudgedLine & { reference: string };

interface DebitEvidence {
  /** What is to be returned or paid, of that amount or another. */
  due: readonly DueMoney[];
  /** A rule says that lines like this one are not ours. */
  isByRule: boolean;
}

/**
 * A refund is *sure* if the title names its order or transaction, and account and amount are those to which it was to be returned;
 * so is a payout by its transaction, and all of them and their file by the reference of the file. Without that, or to another
 * account, somebody has to look. A rule never hides money that may have been returned or paid out.
 */
export function judgeDebit(line: Debit, { due, isByRule }: DebitEvidence): Judgement {
  const isNamed = isNamedIn(line);
  const isToAccount = ({ kind, account }: DueMoney) =>
    account !== '' && account === (kind === 'file' ? line.account : line.counterparty.account);
  const exact = due.filter(({ amount }) => amount === -line.amount);
  const certain = exact.filter((money) => isNamed(money) && isToAccount(money));
  const possible =
    certain.length > 0 ? certain : exact.filter((money) => isNamed(money) || isToAccount(money));
  const [one, ...others] = possible;
  if (!one) return { verdict: 'not-ours', reasons: [isByRule ? 'rule' : 'debit'], order: null };
  const kinds = [...new Set(possible.map(({ kind }) => kind))];
  if (others.length > 0) return { verdict: 'several', reasons: [...kinds, 'amount'], order: null };
  const isReferred = hasReference(line, one);
  const isClear = isReferred || numbersIn(line.title).length === 1;
  return {
    verdict: certain.length === 1 && isClear ? 'sure' : 'likely',
    reasons: [
      one.kind,
      ...(isReferred ? (['reference'] as const) : isNamed(one) ? (['number'] as const) : []),
      'amount',
      ...(isToAccount(one) ? (['account'] as const) : []),
    ],
    order: one.order,
    payoutLine: one.payoutLine,
    file: one.file,
  };
}

/** Tells whether a debit names money: by the reference of its file, or in the title by its order or transaction. */
export function isNamedIn(line: Pick<Debit, 'title' | 'reference'>): (money: DueMoney) => boolean {
  const numbers = numbersIn(line.title).map(({ number }) => number);
  return (money) =>
    numbers.some((number) => number === money.order || number === money.transaction) ||
    hasReference(line, money);
}

/** References are letters, digits and hyphens: `R17-12` is not in `R17-123`. */
function hasReference(line: Pick<Debit, 'title' | 'reference'>, { reference }: DueMoney): boolean {
  if (reference === '') return false;
  const alone = new RegExp(`(?<![a-z0-9-])${reference}(?![a-z0-9-])`, 'i');
  return alone.test(line.title) || alone.test(line.reference);
}
