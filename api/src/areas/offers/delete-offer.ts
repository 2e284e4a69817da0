import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { audit } from '../../platform/records/audit.ts';
import { deleteVersions } from '../../platform/records/versions/store-version.ts';
import { offerRecords } from './offer-versions.ts';
import { lockOffer, readOffer } from './offers.reads.ts';
import { offers } from './offers.tables.ts';

/**
 * Deletes an offer with its lists. The database refuses while an investment or an order refers to it. The clean-up of orphan
 * files deletes its picture later.
 */
export function deleteOffer(context: Context, id: number): Promise<null> {
  return inTransaction(context, async (tx) => {
    await lockOffer(tx, id);
    const before = await readOffer(tx, id);
    await tx.delete(offers).where(eq(offers.id, id));
    await audit(tx, context, { action: 'offer.delete', entity: 'offer', id, before });
    await deleteVersions(tx, offerRecords.entity, id);
    return null;
  });
}
