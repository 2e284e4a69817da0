import type { InvestmentView } from '@share/contract/areas/investments/investments.schemas.ts';
import { fromMinorUnits, toMinorUnits } from '@share/contract/shared/numbers/money.ts';

type Share = InvestmentView['shares'][number];

/** Shares with numbers in a row that were issued together. */
export interface ShareRange {
  first: Share;
  last: Share;
  shares: readonly Share[];
  /** The price of all these shares together. */
  total: number;
}

/** The shares as ranges, in the order in which they are given; a new series, price or day begins another one. */
export function rangesOf(shares: readonly Share[]): ShareRange[] {
  const runs: [Share, ...Share[]][] = [];
  for (const share of shares) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && follows(last, share)) run.push(share);
    else runs.push([share]);
  }
  return runs.map((run) => ({ first: run[0], last: run.at(-1) ?? run[0], shares: run, total: totalOf(run) }));
}

const follows = (last: Share, next: Share): boolean =>
  next.shareNumber === last.shareNumber + 1 &&
  next.price === last.price &&
  next.date === last.date &&
  JSON.stringify([next.name, next.displayName]) === JSON.stringify([last.name, last.displayName]);

const totalOf = (shares: readonly Share[]): number =>
  Number(fromMinorUnits(shares.reduce((sum, { price }) => sum + toMinorUnits(price.toFixed(2)), 0n)));
