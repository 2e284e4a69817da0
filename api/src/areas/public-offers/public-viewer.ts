import { getOffer, listOffers } from '@share/contract/areas/offers/offers.endpoints.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { judge } from '../../platform/http/authorise.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isInvestorOf } from '../ledger/ledger.shared.ts';
import { type FoundOffer, offerMissing } from '../offers/offers.shared.ts';
import type { Viewer } from './public-offer.rules.ts';

/** An administrator who may read offers in the back office may also read them on the public site. */
const readsOffers = (actor: Actor): boolean => judge(getOffer.access, actor) === 'allowed';

/** OFR-33: only readers of offers see a hidden offer. */
export const isHidden = ({ actor }: Context, { isVisible }: { isVisible: boolean }): boolean =>
  !isVisible && !readsOffers(actor);

/**
 * Only the offer's investors and staff who may list offers learn that a hidden offer exists; everybody else gets the answer for
 * an offer that does not exist.
 */
export async function refuseIfHidden(context: Context, offer: FoundOffer, idOrSlug: string): Promise<void> {
  if (!isHidden(context, offer)) return;
  const isKnown =
    judge(listOffers.access, context.actor) === 'allowed' ||
    (await viewerOf(context, offer.id)) === 'investor';
  throw isKnown ? new Refusal('OFFER_NOT_VISIBLE') : offerMissing(idOrSlug);
}

/** The caller's role for the offer; a reader of offers sees as much as an investor. */
export async function viewerOf({ db, actor }: Context, offerId: number): Promise<Viewer> {
  if (actor.id === null) return 'guest';
  if (readsOffers(actor)) return 'investor';
  return (await isInvestorOf(db, offerId, actor.id)) ? 'investor' : 'user';
}
