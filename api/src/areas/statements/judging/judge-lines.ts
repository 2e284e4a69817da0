import { toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import type { Context } from '../../../platform/context.ts';
import { readOwnAccounts } from '../own-accounts.reads.ts';
import { readRules } from '../statement-rules.ts';
import {
  type KnownOrder,
  openOrdersOfAmounts,
  ordersOf,
  ordersOfAccounts,
  ordersOfTransactions,
  ordersOfVirtualAccounts,
} from './evidence.reads.ts';
import { type Judgement, judge } from './judge.ts';
import { numbersIn } from './numbers-in-title.ts';
import { nameOf } from './same-name.ts';

interface Line {
  id: number;
  amount: string;
  title: string;
  counterpartyName: string;
  counterpartyAccount: string;
  /** The account of the statement. */
  account: string;
  /** The account to which the payer sent the money, where the bank says it. */
  paidTo: string;
  state: string;
}

/** What each line most likely pays, by its id. All lines are judged with seven statements. */
export async function judgeLines(context: Context, lines: readonly Line[]): Promise<Map<number, Judgement>> {
  const credits = lines.filter(
    ({ amount, state }) => (state === 'open' || state === 'unknown') && !amount.startsWith('-'),
  );
  const numbers = credits.flatMap(({ title }) => numbersIn(title).map(({ number }) => number));
  const accounts = credits.map((line) => line.counterpartyAccount).filter((account) => account !== '');
  const named = await ordersOf(context, numbers);
  const ofTransactions = await ordersOfTransactions(context, numbers);
  const ofAccounts = await ordersOfAccounts(context, accounts);
  const ofVirtual = await ordersOfVirtualAccounts(
    context,
    credits.map(({ paidTo }) => paidTo).filter((account) => account !== ''),
  );
  const ownAccounts = await readOwnAccounts(context.db);
  const isByRule = await readRules(context);

  const ordersNamed = (title: string): KnownOrder[] => {
    const found = numbersIn(title).flatMap(
      ({ number }) => named.get(number) ?? ofTransactions.get(number) ?? [],
    );
    return [...new Map(found.map((order) => [order.id, order])).values()];
  };
  const isNamed = ({ title, paidTo }: Line) => ofVirtual.has(paidTo) || ordersNamed(title).length > 0;
  const ofAmounts = await openOrdersOfAmounts(
    context,
    credits.filter((line) => !isNamed(line)).map(({ amount }) => toMinorUnits(amount)),
  );
  const judgeOne = (line: Line): Judgement => {
    const amount = toMinorUnits(line.amount);
    const counterparty = { name: line.counterpartyName, account: line.counterpartyAccount };
    const ofAccount = ofAccounts.get(counterparty.account) ?? [];
    const orders = ordersNamed(line.title);
    const paidTo = ofVirtual.get(line.paidTo) ?? null;
    const isOfTheirs = [...orders, ...(paidTo ? [paidTo] : [])].some(
      ({ investor }) => investor.account === counterparty.account,
    );
    return judge(
      { account: line.account, amount, title: line.title, counterparty },
      {
        paidTo,
        named: orders,
        fitting: isNamed(line) ? [] : fitting(counterparty.name, ofAccount, ofAmounts.get(amount) ?? []),
        ownAccounts,
        accountOfOthers: ofAccount.length > 0 && !isOfTheirs,
        isByRule: isByRule(line),
      },
    );
  };
  return firstOfEach(lines.map((line) => [line, judgeOne(line)]));
}

/** The orders of the sender's account, and those of the amount whose investor has the sender's name. */
function fitting(name: string, ofAccount: KnownOrder[], ofAmount: KnownOrder[]): KnownOrder[] {
  const isSender = nameOf(name);
  const ofName = ofAmount.filter(({ investor }) => isSender(investor));
  return [...new Map([...ofAccount, ...ofName].map((order) => [order.id, order])).values()];
}

/** An order is paid once: of several open lines that are sure of it, the first one stays so, and the others come on top. */
function firstOfEach(judged: readonly (readonly [Line, Judgement])[]): Map<number, Judgement> {
  const paid = new Set<number | null>();
  const one = ({ state }: Line, judgement: Judgement): Judgement => {
    if (judgement.verdict !== 'sure' || state !== 'open') return judgement;
    if (paid.has(judgement.order)) return { ...judgement, verdict: 'further' };
    paid.add(judgement.order);
    return judgement;
  };
  return new Map(judged.map(([line, judgement]) => [line.id, one(line, judgement)]));
}
