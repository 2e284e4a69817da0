import { toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import type { Context } from '../../../platform/context.ts';
import { readOwnAccounts } from '../own-accounts.reads.ts';
import {
  type KnownOrder,
  openOrdersOfAmounts,
  ordersOf,
  ordersOfAccounts,
  ordersOfTransactions,
} from './evidence.reads.ts';
import { type Judgement, judge } from './judge.ts';
import { numbersIn } from './numbers-in-title.ts';
import { isName } from './same-name.ts';

interface Line {
  id: number;
  amount: string;
  title: string;
  counterpartyName: string;
  counterpartyAccount: string;
  state: string;
}

/** What each line most likely pays, by its id. All lines are judged with five statements. */
export async function judgeLines(context: Context, lines: readonly Line[]): Promise<Map<number, Judgement>> {
  const credits = lines.filter(({ amount, state }) => state === 'open' && !amount.startsWith('-'));
  const numbers = credits.flatMap(({ title }) => numbersIn(title).map(({ number }) => number));
  const accounts = credits.map((line) => line.counterpartyAccount).filter((account) => account !== '');
  const named = await ordersOf(context, numbers);
  const ofTransactions = await ordersOfTransactions(context, numbers);
  const ofAccounts = await ordersOfAccounts(context, accounts);
  const ofAmounts = await openOrdersOfAmounts(
    context,
    credits.map(({ amount }) => toMinorUnits(amount)),
  );
  const ownAccounts = await readOwnAccounts(context.db);

  const ordersNamed = (title: string): KnownOrder[] => {
    const found = numbersIn(title).flatMap(
      ({ number }) => named.get(number) ?? ofTransactions.get(number) ?? [],
    );
    return [...new Map(found.map((order) => [order.id, order])).values()];
  };
  const judgeOne = (line: Line): Judgement => {
    const amount = toMinorUnits(line.amount);
    const counterparty = { name: line.counterpartyName, account: line.counterpartyAccount };
    const ofAccount = ofAccounts.get(counterparty.account) ?? [];
    const ofName = (ofAmounts.get(amount) ?? []).filter(({ investor }) =>
      isName(counterparty.name, investor),
    );
    const orders = ordersNamed(line.title);
    const isOfNamed = orders.some(({ investor }) => investor.account === counterparty.account);
    return judge(
      { amount, title: line.title, counterparty },
      {
        named: orders,
        fitting: [...new Map([...ofAccount, ...ofName].map((order) => [order.id, order])).values()],
        ownAccounts,
        accountOfOthers: ofAccount.length > 0 && !isOfNamed,
      },
    );
  };
  return new Map(lines.map((line) => [line.id, judgeOne(line)]));
}
