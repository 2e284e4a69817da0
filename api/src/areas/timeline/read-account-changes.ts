import { isDeepStrictEqual } from 'node:util';
import { ACCOUNT_CHANGE_DAYS, type AccountChange } from '@share/contract/areas/timeline/timeline.schemas.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { actorName } from '../../platform/records/audit.ts';
import { openEntries } from '../../platform/records/personal-values.ts';
import { Refusal } from '../../platform/refusal.ts';

const DAY = 86_400_000;

interface Investor {
  /** Selects the `user_id` of the record; no row means that it does not exist. */
  row: SQL;
  refusal: ErrorCode;
}

export const investorOfOrder = (id: number): Investor => ({
  row: sql`SELECT user_id FROM orders WHERE id = ${id}`,
  refusal: 'ORDER_NOT_EXISTS',
});

export const investorOfTransaction = (id: number): Investor => ({
  row: sql`SELECT user_id FROM transactions WHERE id = ${id}`,
  refusal: 'TRANSACTION:NOT_FOUND',
});

interface Found extends Record<string, unknown> {
  /** Null where nothing was changed. */
  at: string | null;
  before: unknown;
  after: unknown;
  isSystem: boolean;
  by: string;
}

const emailOf = (entry: unknown) => (entry as { email?: string }).email;
const bankOf = (entry: unknown) =>
  (entry as { investorData?: { bankAccount?: unknown } | null }).investorData?.bankAccount ?? null;

/** The changes are read from the audit trail by its index of records, because one account has few entries. */
export async function readAccountChanges(
  { db, now, secrets }: Context,
  { row, refusal }: Investor,
): Promise<AccountChange[]> {
  const since = new Date(now().getTime() - ACCOUNT_CHANGE_DAYS * DAY);
  const { rows } = await db.execute<Found>(sql`
    WITH investor AS (${row})
    SELECT e.* FROM investor LEFT JOIN LATERAL (
      SELECT id, at, before, after, ${actorName} AS by,
        actor_id IS NULL AND actor_label = 'system' AS "isSystem"
      FROM audit_entries
      WHERE entity = 'user' AND entity_id = investor.user_id AND action = 'user.update' AND at > ${since}
    ) e ON true ORDER BY e.id DESC`);
  if (rows.length === 0) throw new Refusal(refusal);
  const today = Date.parse(warsawDay(now()));
  return (await openEntries({ db, secrets }, rows)).flatMap(({ at, before, after, isSystem, by }) => {
    if (at === null) return [];
    const moment = new Date(at);
    const rest = {
      at: moment.toISOString(),
      days: Math.round((today - Date.parse(warsawDay(moment))) / DAY),
      by: isSystem ? null : by,
    };
    const bank = !isDeepStrictEqual(bankOf(before), bankOf(after));
    return [
      ...(bank ? [{ what: 'bankAccount' as const, ...rest }] : []),
      ...(emailOf(before) !== emailOf(after) ? [{ what: 'email' as const, ...rest }] : []),
    ];
  });
}
