import type { InvestorDocumentInput } from '@share/contract/areas/offers/offers.parts.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { AttachedFiles } from '../content/attach-content-files.ts';
import { asNodes, withUniqueNames } from '../content/nodes.ts';
import { replaceNodes } from '../content/replace-nodes.ts';
import { offerDocuments } from '../offers.tables.ts';

/**
 * OFR-60 to OFR-62. Makes an offer's investor documents those of the list: stored ones that it leaves out are deleted. The
 * time at which one was announced to investors is not for staff to set, and stays.
 */
export async function saveDocuments(
  tx: Db,
  offerId: number,
  inputs: readonly InvestorDocumentInput[],
  files: AttachedFiles,
): Promise<void> {
  const rows = asNodes(inputs, ({ attachment, signable, notifyInvestors, required }, sentAt) => ({
    offerId,
    displayName: attachment.displayName,
    fileId: files.required(`investorDocuments.${sentAt}.attachment.file`),
    signable,
    notifyInvestors,
    required,
  }));
  await replaceNodes(tx, offerDocuments, offerId, withUniqueNames(rows));
}
