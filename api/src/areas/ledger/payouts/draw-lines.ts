import { fromMinorUnits, LARGEST_MINOR_UNITS, toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findPayoutHolders, type PayoutHolder } from './payout-holders.reads.ts';
import { multiply, splitTotal, taxOn } from './payout-split.rules.ts';
import { payoutLines, type payouts } from './payouts.tables.ts';

type Wanted = Pick<typeof payouts.$inferInsert, 'offerId' | 'asOf' | 'perShare' | 'taxPercent'> & {
  /** Null where the amount per share is given. */
  total: string | null;
};

interface Line extends PayoutHolder {
  gross: bigint;
  tax: bigint;
}

/** What each present holder gets. Refuses with PAYOUT_WITHOUT_HOLDERS, and with VALUE_TOO_LARGE what the books cannot hold. */
export async function calculateLines(
  tx: Db,
  { offerId, asOf, total, perShare, taxPercent = '0' }: Wanted,
): Promise<{ lines: Line[]; total: string }> {
  const holders = await findPayoutHolders(tx, offerId, asOf);
  if (holders.length === 0) throw new Refusal('PAYOUT_WITHOUT_HOLDERS', 'asOf');
  const grosses =
    total === null
      ? multiply(toMinorUnits(perShare ?? '0.00'), holders)
      : splitTotal(toMinorUnits(total), holders);
  const sum = grosses.reduce((all, gross) => all + gross, 0n);
  if (sum > LARGEST_MINOR_UNITS) throw new Refusal('VALUE_TOO_LARGE', 'perShare');
  const lines = holders.map((holder, at) => {
    const gross = grosses[at] ?? 0n;
    return { ...holder, gross, tax: taxOn(gross, taxPercent) };
  });
  return { lines, total: fromMinorUnits(sum) };
}

/** Stores the lines of a draft in one statement. */
export async function insertLines(tx: Db, payoutId: number, lines: readonly Line[]): Promise<void> {
  const column = (value: (line: Line) => unknown) => sql.param(lines.map(value));
  await tx.execute(sql`INSERT INTO ${payoutLines} (payout_id, investment_id, user_id, shares, gross, tax, net, account)
    SELECT ${payoutId}, * FROM unnest(
      ${column(({ investmentId }) => investmentId)}::int[],
      ${column(({ userId }) => userId)}::int[],
      ${column(({ shares }) => shares)}::int[],
      ${column(({ gross }) => fromMinorUnits(gross))}::numeric[],
      ${column(({ tax }) => fromMinorUnits(tax))}::numeric[],
      ${column(({ gross, tax }) => fromMinorUnits(gross - tax))}::numeric[],
      ${column(({ account }) => account)}::text[])`);
}
