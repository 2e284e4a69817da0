/** How a payout is divided: amounts are whole grosze, and nothing is lost or added by rounding (I-38). */

export interface Holding {
  investmentId: number;
  shares: number;
}

/**
 * The part of each holder of a total, by the largest remainder: everybody gets the whole grosze of the exact part, and the grosze
 * that are left go to the largest fractions, ties to the older investment.
 */
export function splitTotal(total: bigint, holders: readonly Holding[]): bigint[] {
  const shares = holders.reduce((sum, holder) => sum + BigInt(holder.shares), 0n);
  if (shares === 0n) return [];
  const parts = holders.map((holder, at) => {
    const exact = total * BigInt(holder.shares);
    return { at, investmentId: holder.investmentId, part: exact / shares, fraction: exact % shares };
  });
  const left = Number(total - parts.reduce((sum, { part }) => sum + part, 0n));
  const largest = parts.toSorted(
    (one, other) => Number(other.fraction - one.fraction) || one.investmentId - other.investmentId,
  );
  const favoured = new Set(largest.slice(0, left).map(({ at }) => at));
  return parts.map(({ at, part }) => part + (favoured.has(at) ? 1n : 0n));
}

/** The part of each holder of an amount per share. */
export const multiply = (perShare: bigint, holders: readonly Holding[]): bigint[] =>
  holders.map(({ shares }) => perShare * BigInt(shares));

/** A percentage with four decimals as a whole number: `19.5` is 195,000n. */
const toTenThousandths = (percent: string): bigint => {
  const [units = '0', decimals = ''] = percent.split('.');
  return BigInt(units + decimals.padEnd(4, '0'));
};

const WHOLE = toTenThousandths('100');

/** The tax on a gross amount, rounded up to the grosz. */
export const taxOn = (gross: bigint, percent: string): bigint =>
  (gross * toTenThousandths(percent) + WHOLE - 1n) / WHOLE;

interface Known extends Holding {
  account: string;
}

/**
 * What has changed since a draft was made: how many holders came, went or have another number of shares, and how many of the
 * others have another account.
 */
export function changesSince(stored: readonly Known[], present: readonly Known[]) {
  const now = new Map(present.map((holder) => [holder.investmentId, holder]));
  const stayed = stored.flatMap((before) => {
    const after = now.get(before.investmentId);
    return after?.shares === before.shares ? [{ before, after }] : [];
  });
  const known = new Set(stored.map(({ investmentId }) => investmentId));
  const came = present.filter(({ investmentId }) => !known.has(investmentId));
  return {
    holders: stored.length - stayed.length + came.length,
    accounts: stayed.filter(({ before, after }) => before.account !== after.account).length,
  };
}
