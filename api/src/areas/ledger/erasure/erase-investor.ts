import type { InvestorDataInput } from '@share/contract/areas/orders/investor-data.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { type FileRow, files } from '../../../platform/files/files.tables.ts';
import { signedDocuments } from '../orders.tables.ts';

/** A name that says nothing about the person. */
export const pseudonymOf = (userId: number): string => `#${userId}`;

/** The files with their places in the store; a file name may contain the name of the person. */
export type ErasedFile = Pick<FileRow, 'key' | 'thumbKey' | 'isPrivate'>;

/**
 * Removes a person, who is marked as erased already, from the books: amounts, dates and statuses stay. Returns the files of
 * signed documents, whose bytes are to be deleted after the commit.
 */
export async function eraseInvestor(tx: Db, userId: number): Promise<ErasedFile[]> {
  const pseudonym = pseudonymOf(userId);
  const nobody: InvestorDataInput = {
    firstName: '',
    lastName: pseudonym,
    phoneNumber: '',
    address: { address: '', zip: '', city: '', state: null, country: null },
    bankAccount: { country: null, bankName: '', accountNumber: '' },
  };
  await tx.execute(sql`UPDATE orders SET investor_data = ${JSON.stringify(nobody)}::jsonb, version = version + 1, rejection_note = '',
      rejected_by = CASE rejection_reason WHEN 'investor' THEN ${pseudonym} ELSE rejected_by END
    WHERE user_id = ${userId}`);
  await tx.execute(sql`UPDATE receipts SET note = '' WHERE note <> ''
    AND transaction_id IN (SELECT id FROM transactions WHERE user_id = ${userId})`);
  await tx.execute(sql`UPDATE refunds SET reference = '–', note = '' WHERE reference IS NOT NULL
    AND order_id IN (SELECT id FROM orders WHERE user_id = ${userId})`);
  await eraseClerk(tx, userId);
  const signed = await tx
    .delete(signedDocuments)
    .where(sql`${signedDocuments.orderId} IN (SELECT id FROM orders WHERE user_id = ${userId})`)
    .returning({ fileId: signedDocuments.fileId });
  if (signed.length === 0) return [];
  const ids = signed.map(({ fileId }) => fileId);
  const { key, thumbKey, isPrivate } = files;
  return tx.delete(files).where(inArray(files.id, ids)).returning({ key, thumbKey, isPrivate });
}

/** Replaces the name of a former member of staff in rejections and refunds of other people's orders. */
async function eraseClerk(tx: Db, userId: number): Promise<void> {
  const decided = (action: string) =>
    sql`SELECT entity_id FROM audit_entries WHERE actor_id = ${userId} AND action = ${action}`;
  const pseudonym = pseudonymOf(userId);
  await tx.execute(sql`UPDATE orders SET rejected_by = ${pseudonym}
    WHERE rejected_by IS NOT NULL AND id IN (${decided('order.reject')})`);
  await tx.execute(sql`UPDATE refunds SET closed_by = ${pseudonym}
    WHERE closed_by IS NOT NULL AND transaction_id IN (${decided('transaction.refund')})`);
}
