import { toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import type { Context } from '../../../platform/context.ts';
import { readOwnAccounts } from '../own-accounts.reads.ts';
import { readRules } from '../statement-rules.ts';
import { dueMoneyOf } from './due-money.reads.ts';
import {
  type KnownOrder,
  openOrdersOfAmounts,
  ordersOf,
  ordersOfAccounts,
  ordersOfTransactions,
  ordersOfVirtualAccounts,
} from './evidence.reads.ts';
import { type Judgement, judge } from './judge.ts';
import { judgeDebit } from './judge-debit.ts';
import { numbersIn } from './numbers-in-title.ts';
import { nameOf } from './same-name.ts';

interface Line {
  id: number;
  amount: string;
  title: string;
  reference: string;
  counterpartyName: string;
  counterpartyAccount: string;
  /** The account of the statement. */
  account: string;
  /** The account to which the payer sent the money, where the bank says it. */
  paidTo: string;
  state: string;
}

/** What each line most likely pays, by its id. All lines are judged with eight statements. */
export async function judgeLines(context: Context, lines: readonly Line[]): Promise<Map<number, Judgement>> {
  const credits = lines.filter(
    ({ amount, state }) => (state === 'open' || state === 'unknown') && !amount.startsWith('-'),
  );
  const numbers = credits.flatMap(({ title }) => numbersIn(title).map(({ number }) => number));
  const named = await ordersOf(context, numbers);
  const ofTransactions = await ordersOfTransactions(context, numbers);
  const ofVirtual = await ordersOfVirtualAccounts(context, filled(credits.map(({ paidTo }) => paidTo)));
  const known = new Map(
    lines.map((line) => {
      const found = numbersIn(line.title).flatMap(
        ({ number }) => named.get(number) ?? ofTransactions.get(number) ?? [],
      );
      return [line, { paidTo: ofVirtual.get(line.paidTo) ?? null, named: eachOnce(found) }] as const;
    }),
  );
  const ordersOfLine = (line: Line): KnownOrder[] => {
    const { paidTo = null, named: found = [] } = known.get(line) ?? {};
    return paidTo ? [paidTo, ...found] : found;
  };
  const isOfInvestor = (line: Line) =>
    ordersOfLine(line).some(({ investor }) => investor.account === line.counterpartyAccount);

  const senders = credits.filter((line) => !isOfInvestor(line)).map((line) => line.counterpartyAccount);
  const ofAccounts = await ordersOfAccounts(context, filled(senders));
  const unnamed = credits.filter((line) => ordersOfLine(line).length === 0);
  const ofAmounts = await openOrdersOfAmounts(
    context,
    unnamed.map(({ amount }) => toMinorUnits(amount)),
  );
  const ownAccounts = await readOwnAccounts(context.db);
  const isByRule = await readRules(context);
  const debits = lines.filter(({ amount, state }) => state === 'open' && amount.startsWith('-'));
  const due = await dueMoneyOf(
    context.db,
    debits.map(({ amount }) => amount.slice(1)),
  );

  const judgeOne = (line: Line): Judgement => {
    const amount = toMinorUnits(line.amount);
    const counterparty = { name: line.counterpartyName, account: line.counterpartyAccount };
    const ofAccount = ofAccounts.get(counterparty.account) ?? [];
    const judgedLine = { account: line.account, amount, title: line.title, counterparty };
    if (amount <= 0n)
      return judgeDebit({ ...judgedLine, reference: line.reference }, { due, isByRule: isByRule(line) });
    const isNamed = ordersOfLine(line).length > 0;
    return judge(judgedLine, {
      paidTo: known.get(line)?.paidTo ?? null,
      named: known.get(line)?.named ?? [],
      fitting: isNamed ? [] : fitting(counterparty.name, ofAccount, ofAmounts.get(amount) ?? []),
      ownAccounts,
      accountOfOthers: ofAccount.length > 0 && !isOfInvestor(line),
      isByRule: isByRule(line),
    });
  };
  return firstOfEach(lines.map((line) => [line, judgeOne(line)]));
}

const filled = (accounts: readonly string[]) => accounts.filter((account) => account !== '');
const eachOnce = (orders: readonly KnownOrder[]) => [
  ...new Map(orders.map((order) => [order.id, order])).values(),
];

/** The orders of the sender's account, and those of the amount whose investor has the sender's name. */
function fitting(name: string, ofAccount: KnownOrder[], ofAmount: KnownOrder[]): KnownOrder[] {
  const isSender = nameOf(name);
  const ofName = ofAmount.filter(({ investor }) => isSender(investor));
  return eachOnce([...ofAccount, ...ofName]);
}

/** An order, a refund and a payout are paid once: of several open lines that are sure of it, the first one stays so. */
function firstOfEach(judged: readonly (readonly [Line, Judgement])[]): Map<number, Judgement> {
  const paid = new Set<string>();
  const one = ({ state, amount }: Line, judgement: Judgement): Judgement => {
    if (judgement.verdict !== 'sure' || state !== 'open') return judgement;
    const isDebit = amount.startsWith('-');
    const money = [isDebit, judgement.order, judgement.payoutLine, judgement.file].join();
    if (paid.has(money)) return { ...judgement, verdict: isDebit ? 'likely' : 'further' };
    paid.add(money);
    return judgement;
  };
  return new Map(judged.map(([line, judgement]) => [line.id, one(line, judgement)]));
}
