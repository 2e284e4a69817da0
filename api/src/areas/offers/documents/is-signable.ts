import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { offerDocuments } from '../offers.tables.ts';

/** False also if the document belongs to another offer. */
export async function isSignable(db: Db, offerId: number, documentId: string): Promise<boolean> {
  const [document] = await db
    .select({ signable: offerDocuments.signable })
    .from(offerDocuments)
    .where(and(eq(offerDocuments.offerId, offerId), eq(offerDocuments.id, documentId)));
  return document?.signable === true;
}
