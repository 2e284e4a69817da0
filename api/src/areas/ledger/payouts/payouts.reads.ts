import type { PayoutView } from '@share/contract/areas/payouts/payouts.schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { offers } from '../../offers/offers.tables.ts';
import { findPayoutHolders, readStoredHolders } from './payout-holders.reads.ts';
import { changesSince } from './payout-split.rules.ts';
import { payoutLines, payouts } from './payouts.tables.ts';

type StoredPayout = typeof payouts.$inferSelect;

/** SQL: 26 digits are the account of a Polish bank. */
export const ACCOUNT_KIND = `CASE WHEN l.account = '' THEN 'missing' WHEN l.account ~ '^\\d{26}$' THEN 'polish' ELSE 'foreign' END`;

/** Whether there is such an offer. */
export const isOffer = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(offers, eq(offers.id, id))) > 0;

/** One payout as the API shows it. Refuses with PAYOUT_NOT_EXISTS. */
export async function readPayout(db: Db, id: number): Promise<PayoutView> {
  const [found] = await db
    .select({
      payout: payouts,
      title: offers.title,
      confirmedBy: sql<
        string | null
      >`(SELECT coalesce(nullif(btrim(first_name || ' ' || last_name), ''), email)
        FROM users WHERE id = ${payouts.confirmedBy})`,
    })
    .from(payouts)
    .innerJoin(offers, eq(offers.id, payouts.offerId))
    .where(eq(payouts.id, id));
  if (!found) throw new Refusal('PAYOUT_NOT_EXISTS');
  const { payout, title, confirmedBy } = found;
  const { money, accounts, ...sums } = await readSums(db, id);
  return {
    id,
    version: payout.version,
    offer: { id: payout.offerId, title },
    asOf: payout.asOf,
    total: Number(payout.total),
    perShare: payout.perShare === null ? null : Number(payout.perShare),
    tax: Number(payout.taxPercent),
    ...sums,
    state: payout.state,
    createdAt: payout.createdAt.toISOString(),
    confirmedAt: payout.confirmedAt?.toISOString() ?? null,
    confirmedBy,
    accounts,
    money,
    changes: payout.state === 'draft' ? await readChanges(db, payout) : null,
  };
}

/** What has changed since a draft was made. */
export const readChanges = async (db: Db, { id, offerId, asOf }: StoredPayout) =>
  changesSince(await readStoredHolders(db, id), await findPayoutHolders(db, offerId, asOf));

interface Sums extends Record<string, unknown> {
  holders: number;
  shares: number;
  taxAmount: string;
  net: string;
  missing: number;
  foreign: number;
  parts: Partial<Record<keyof PayoutView['money'], PayoutView['money']['due']>>;
}

async function readSums(db: Db, id: number) {
  const { rows } = await db.execute<Sums>(sql`
    WITH l AS (SELECT * FROM ${payoutLines} WHERE payout_id = ${id}),
      parts AS (SELECT state, jsonb_build_object('holders', count(*), 'amount', sum(net)) AS part FROM l GROUP BY state)
    SELECT count(*)::int AS holders, coalesce(sum(shares), 0)::int AS shares, coalesce(sum(tax), 0) AS "taxAmount",
      coalesce(sum(net), 0) AS net, count(*) FILTER (WHERE account = '')::int AS missing,
      count(*) FILTER (WHERE account !~ '^(\\d{26})?$')::int AS foreign,
      coalesce((SELECT jsonb_object_agg(state, part) FROM parts), '{}') AS parts
    FROM l`);
  const [found] = rows;
  if (!found) throw new Error('An aggregate returned no row');
  const none = { holders: 0, amount: 0 };
  return {
    holders: found.holders,
    shares: found.shares,
    taxAmount: Number(found.taxAmount),
    net: Number(found.net),
    accounts: { missing: found.missing, foreign: found.foreign },
    money: { due: none, sent: none, paid: none, failed: none, ...withoutDraft(found.parts) },
  };
}

const withoutDraft = ({ due, sent, paid, failed }: Sums['parts']) =>
  Object.fromEntries(Object.entries({ due, sent, paid, failed }).filter(([, part]) => part !== undefined));
