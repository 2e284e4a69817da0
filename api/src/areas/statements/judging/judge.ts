/** What a credit of a statement most likely pays. Pure: the orders that it may concern are read before. */
import type {
  StatementReason,
  StatementVerdict,
} from '@share/contract/areas/statements/statements.schemas.ts';
import { type NamedNumber, numbersIn } from './numbers-in-title.ts';
import { isName } from './same-name.ts';

/** An order that a line may pay, with the data that its investor gave with it. Amounts are grosze. */
export interface Candidate {
  id: number;
  /** `open` waits for its transfer; `ended` was never paid; `paid` has or had its money. */
  state: 'open' | 'ended' | 'paid';
  amount: bigint;
  investor: { firstName: string; lastName: string; account: string };
  /** The account of its series. */
  seriesAccount: string;
}

export interface JudgedLine {
  /** The account of the statement. */
  account: string;
  amount: bigint;
  title: string;
  counterparty: { name: string; account: string };
}

export interface Evidence {
  /** The order to whose virtual account the money was sent, which only its investor was given. */
  paidTo: Candidate | null;
  /** Every order whose number, or the number of whose transaction, is in the title. */
  named: readonly Candidate[];
  /** Open orders of the sender's account, of earlier receipts of it, or of that amount and name. */
  fitting: readonly Candidate[];
  /** Our own accounts: what comes from one of them is no payment. */
  ownAccounts: ReadonlySet<string>;
  /** The account belongs to investors of other orders, and to none of the orders named. */
  accountOfOthers: boolean;
  /** A rule says that lines like this one are not ours. */
  isByRule: boolean;
}

export interface Judgement {
  verdict: StatementVerdict;
  reasons: StatementReason[];
  order: number | null;
  /** The line of a payout that a debit paid. */
  payoutLine?: number | null;
  /** The file for the bank whose payments a debit made. */
  file?: number | null;
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
 * *Sure* is a promise: the money was sent to the virtual account of one open order, or exactly one is named by its number and the
 * sender is its investor; the amount is exact, and nothing contradicts. Everything that a careful clerk would look at twice is
 * something else.
 */
export function judge(line: JudgedLine, evidence: Evidence): Judgement {
  const isNamed = evidence.named.length > 0 || evidence.paidTo !== null;
  if (evidence.isByRule && !isNamed) return judged('not-ours', null, 'rule');
  if (evidence.ownAccounts.has(line.counterparty.account)) return judged('not-ours', null, 'own-account');
  if (evidence.paidTo) return ofOrder(line, evidence.paidTo, evidence);
  const [named, ...others] = evidence.named;
  if (!named) return withoutNumber(line, evidence.fitting);
  if (others.length > 0) return judged('several', null, 'several-numbers');
  return ofOrder(line, named, evidence);
}

/** `order` is the one named, or that of the virtual account. */
function ofOrder(line: JudgedLine, order: Candidate, evidence: Evidence): Judgement {
  const why: StatementReason[] = [
    ...(evidence.paidTo ? ['virtual-account' as const] : []),
    ...(evidence.named.some(({ id }) => id === order.id) ? ['number' as const] : []),
  ];
  if (order.state === 'ended') return judged('late', order.id, ...why);
  if (order.state === 'paid') return judged('further', order.id, ...why);
  if (order.amount !== line.amount) return judged('wrong-amount', order.id, ...why);
  const doubts = [
    ...(evidence.paidTo ? doubtsAboutTitle(order, evidence) : doubtsAboutNumber(line, order)),
    ...(evidence.accountOfOthers ? ['account-of-others' as const] : []),
    ...(order.seriesAccount === line.account ? [] : ['other-account' as const]),
  ];
  const reasons: StatementReason[] = [...why, 'amount', ...agreeing(line, order)];
  return judged(doubts.length === 0 ? 'sure' : 'likely', order.id, ...reasons, ...doubts);
}

/** Whoever pays to the virtual account of one order and names another one has mistaken one of them. */
const doubtsAboutTitle = (order: Candidate, { named }: Evidence): StatementReason[] =>
  named.some(({ id }) => id !== order.id) ? ['several-numbers'] : [];

function doubtsAboutNumber(line: JudgedLine, order: Candidate): StatementReason[] {
  const [only, ...others] = numbersIn(line.title);
  const isAmount = [BigInt(order.id) * 100n, BigInt(order.id)].includes(line.amount);
  return [
    ...(only && others.length === 0 ? [] : ['several-numbers' as const]),
    ...(isAmount ? ['number-is-amount' as const] : []),
    ...(only && maybeOther(only, line, order) ? ['number-is-other' as const] : []),
    ...(agreeing(line, order).length === 0 ? ['sender-unknown' as const] : []),
  ];
}

/**
 * Whether the number may mean something else: a year, a day, the end of an account, a number of which a digit is a letter, or an order
 * that does not exist, where it is only that of a transaction.
 */
function maybeOther(
  { number, hasWord, isGlued }: NamedNumber,
  { account, counterparty }: JudgedLine,
  order: Candidate,
): boolean {
  if (isGlued || number !== order.id) return true;
  if (hasWord) return false;
  const digits = String(number);
  const isEnd = digits.length > 2 && [account, counterparty.account].some((one) => one.endsWith(digits));
  return isEnd || DAYS.test(digits);
}

/** A year, or a day such as `271126`, `261127` and `20261127`. */
const DAYS = /^(20\d\d|[0-3]?\d[01]\d[23]\d|[23]\d[01]\d[0-3]\d|20\d\d[01]\d[0-3]\d)$/;

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
