import type { OrderableOffer } from '@share/contract/areas/orders/orders.schemas.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { fingerprintOf } from '../consents/consents.shared.ts';
import { findOrderAgreements, whyNotOrder } from '../ledger/ledger.shared.ts';
import { offers } from '../offers/offers.tables.ts';
import { availableShares, waysByTransfer, whyClosed } from '../series/series.shared.ts';
import { series } from '../series/series.tables.ts';

/** The data for the form of a manual order: the offer's series and the agreements to answer (ORD-47). */
export async function getOrderableOffer({ db, now }: Context, id: number): Promise<OrderableOffer> {
  const [found] = await db
    .select({ offer: offers, sold: series })
    .from(offers)
    .leftJoin(series, eq(series.id, offers.seriesId))
    .where(eq(offers.id, id));
  if (!found) throw new Refusal('OFFER_NOT_EXISTS');
  const { offer, sold } = found;
  const agreements = await findOrderAgreements(db, id);
  return {
    id,
    title: offer.title,
    minStock: offer.minStock,
    whyNot: whyNotOrder(offer, sold, now(), waysByTransfer),
    series: sold && {
      id: sold.id,
      name: sold.name,
      displayName: sold.displayName,
      pricePerShare: Number(sold.pricePerShare),
      available: availableShares(sold),
      isOpen: whyClosed(sold, now()) === null,
    },
    agreements: agreements.map((agreement) => {
      const { id, isGeneral, name, content, required } = agreement;
      return { id, isGeneral, name, content, required, fingerprint: fingerprintOf(agreement) };
    }),
  };
}
