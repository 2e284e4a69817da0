/** What a line of a statement most likely pays. Pure: the orders that it may concern are read before. */
import type {
  StatementReason,
  StatementVerdict,
} from '@share/contract/areas/statements/statements.schemas.ts';
import { numbersIn } from './numbers-in-title.ts';
import { isName } from './same-name.ts';

/** An order that a line may pay, with the data that its investor gave with it. Amounts are grosze. */
export interface Candidate {
  id: number;
  /** `open` waits for its transfer; `ended` was never paid; `paid` has or had its money. */
  state: 'open' | 'ended' | 'paid';
  amount: bigint;
  investor: { firstName: string; lastName: string; account: string };
}

export interface JudgedLine {
  amount: bigint;
  title: string;
  counterparty: { name: string; account: string };
}

export interface Evidence {
  /** Every order whose number, or the number of whose transaction, is in the title. */
  named: readonly Candidate[];
  /** Open orders of the sender's account, of earlier receipts of it, or of that amount and name. */
  fitting: readonly Candidate[];
  /** Our own accounts: what comes from one of them is no payment. */
  ownAccounts: ReadonlySet<string>;
  /** The account belongs to investors of other orders, and to none of the orders named. */
  accountOfOthers: boolean;
}

export interface Judgement {
  verdict: StatementVerdict;
  reasons: StatementReason[];
  order: number | null;
}

const judged = (
  verdict: StatementVerdict,
  order: number | null,
  ...reasons: StatementReason[]
): Judgement => ({
  verdict,
  reasons,
  order,
});

/**
 * *Sure* is a promise: exactly one open order is named by a word and its number, the amount is exact, the sender is its investor,
 * and nothing contradicts. Everything that a careful clerk would look at twice is something else.
 */
export function judge(line: JudgedLine, evidence: Evidence): Judgement {
  if (line.amount <= 0n) return judged('not-ours', null, 'debit');
  if (evidence.ownAccounts.has(line.counterparty.account)) return judged('not-ours', null, 'own-account');
  const [named, ...others] = evidence.named;
  if (!named) return withoutNumber(line, evidence.fitting);
  if (others.length > 0) return judged('several', null, 'several-numbers');
  return ofNamed(line, named, evidence);
}

function ofNamed(line: JudgedLine, order: Candidate, { accountOfOthers }: Evidence): Judgement {
  if (order.state === 'ended') return judged('late', order.id, 'number');
  if (order.state === 'paid') return judged('further', order.id, 'number');
  if (order.amount !== line.amount) return judged('wrong-amount', order.id, 'number');
  const doubts = doubtsAbout(line, order, accountOfOthers);
  const reasons: StatementReason[] = ['number', 'amount', ...agreeing(line, order)];
  return doubts.length === 0
    ? judged('sure', order.id, ...reasons)
    : judged('likely', order.id, ...reasons, ...doubts);
}

function doubtsAbout(line: JudgedLine, order: Candidate, accountOfOthers: boolean): StatementReason[] {
  const isClear = numbersIn(line.title).length === 1;
  const agrees = agreeing(line, order);
  return [
    ...(isClear ? [] : ['several-numbers' as const]),
    ...(BigInt(order.id) * 100n === line.amount ? ['number-is-amount' as const] : []),
    ...(accountOfOthers ? ['account-of-others' as const] : []),
    ...(agrees.length === 0 ? ['sender-unknown' as const] : []),
  ];
}

function agreeing({ counterparty }: JudgedLine, { investor }: Candidate): StatementReason[] {
  const isAccount = counterparty.account !== '' && counterparty.account === investor.account;
  return [
    ...(isAccount ? ['account' as const] : []),
    ...(isName(counterparty.name, investor) ? ['name' as const] : []),
  ];
}

function withoutNumber(line: JudgedLine, fitting: readonly Candidate[]): Judgement {
  const open = fitting.filter(({ state }) => state === 'open');
  const exact = open.filter(({ amount }) => amount === line.amount);
  const [one, ...more] = exact;
  if (one && more.length === 0) return judged('likely', one.id, 'amount', ...agreeing(line, one));
  const sum = open.reduce((total, { amount }) => total + amount, 0n);
  if (one || (open.length > 1 && sum === line.amount)) return judged('several', null, 'amount');
  const [only, ...further] = open;
  if (only && further.length === 0) return judged('wrong-amount', only.id, ...agreeing(line, only));
  return judged('unknown', null);
}
