import type { OfferInput } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Db } from '../../platform/database.ts';
import { saveAgreements } from './save-agreements.ts';

/** Every ordered list that an offer owns; each has a module of its own. */
export async function saveLists(tx: Db, offerId: number, input: OfferInput): Promise<void> {
  await saveAgreements(tx, offerId, input.agreements);
}
