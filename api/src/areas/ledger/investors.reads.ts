import type { Language } from '@share/contract/shared/languages.ts';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Db, prepared } from '../../platform/database/database.ts';
import { users } from '../users/users.tables.ts';
import { investments } from './investments.tables.ts';

const AT_ONCE = 500;

interface Investor {
  id: number;
  email: string;
  firstName: string;
  /** Null: the language of the platform. */
  language: Language | null;
}

/**
 * An investor of an offer is somebody who holds shares of it. `number_of_shares` counts completed orders only, so open and
 * rejected orders do not make anybody an investor.
 */
const isHeld = gt(investments.numberOfShares, 0);

const heldOfOffer = prepared((db) =>
  db
    .select({ id: investments.id })
    .from(investments)
    .where(
      and(
        eq(investments.userId, sql.placeholder('userId')),
        eq(investments.offerId, sql.placeholder('offerId')),
        isHeld,
      ),
    )
    .prepare('held_of_offer'),
);

/** Whether the user is an investor of the offer. */
export async function isInvestorOf(db: Db, offerId: number, userId: number): Promise<boolean> {
  const held = await heldOfOffer(db).execute({ userId, offerId });
  return held.length > 0;
}

/** The ids of the offers of which the user holds shares. */
export async function findOffersHeldBy(db: Db, userId: number): Promise<ReadonlySet<number>> {
  const held = await db
    .select({ offerId: investments.offerId })
    .from(investments)
    .where(and(eq(investments.userId, userId), isHeld));
  return new Set(held.map(({ offerId }) => offerId));
}

/** The investors of an offer whose accounts are not deleted, up to 500 at a time. */
export async function* findInvestorsOf(db: Db, offerId: number): AsyncIterable<Investor[]> {
  for (let after = 0; ; ) {
    const investors = await db
      .select({ id: users.id, email: users.email, firstName: users.firstName, language: users.language })
      .from(investments)
      .innerJoin(users, eq(users.id, investments.userId))
      .where(and(eq(investments.offerId, offerId), isHeld, isNull(users.deletedAt), gt(users.id, after)))
      .orderBy(asc(users.id))
      .limit(AT_ONCE);
    const last = investors.at(-1);
    if (!last) return;
    yield investors;
    after = last.id;
  }
}
