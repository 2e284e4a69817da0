import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { offerDocuments } from '../offers.tables.ts';

/** Whether the offer has that investor document and investors may sign it. */
export async function isSignable(db: Db, offerId: number, documentId: string): Promise<boolean> {
  const [document] = await db
    .select({ signable: offerDocuments.signable })
    .from(offerDocuments)
    .where(and(eq(offerDocuments.offerId, offerId), eq(offerDocuments.id, documentId)));
  return document?.signable === true;
}
