import { getOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Actor, Context } from '../../../platform/context.ts';
import { judge } from '../../../platform/http/authorise.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { investments } from '../../ledger/investments.tables.ts';
import type { Viewer } from './public-offer.rules.ts';

/** An administrator who may read whole offers in the back office may read them here. */
const readsOffers = (actor: Actor): boolean => judge(getOffer.access, actor) === 'allowed';

/** OFR-33: a hidden offer is there for readers of offers only. */
export const isHidden = ({ actor }: Context, { isVisible }: { isVisible: boolean }): boolean =>
  !isVisible && !readsOffers(actor);

export function refuseIfHidden(context: Context, offer: { isVisible: boolean }): void {
  if (isHidden(context, offer)) throw new Refusal('OFFER_NOT_VISIBLE');
}

/**
 * What the caller is to the offer. An investor is whoever holds shares of it: `number_of_shares` of an investment counts
 * those of its completed orders, so that an order which is not paid, or was rejected, makes nobody an investor.
 */
export async function viewerOf({ db, actor }: Context, offerId: number): Promise<Viewer> {
  if (actor.id === null) return 'guest';
  if (readsOffers(actor)) return 'investor';
  const [held] = await db
    .select({ id: investments.id })
    .from(investments)
    .where(
      and(
        eq(investments.userId, actor.id),
        eq(investments.offerId, offerId),
        gt(investments.numberOfShares, 0),
      ),
    );
  return held ? 'investor' : 'user';
}
