import type { InvestorDocumentInput } from '@share/contract/areas/offers/offers.parts.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { EveryFieldOf } from '../../../platform/records/records.ts';
import { asNodes, withUniqueNames } from '../../../platform/records/stored-nodes.ts';
import type { AttachedFiles } from '../content/attach-content-files.ts';
import { replaceNodes } from '../content/replace-nodes.ts';
import { offerDocuments } from '../offers.tables.ts';

type Fields = Omit<InvestorDocumentInput, 'id' | 'position' | 'attachment'> & {
  displayName: unknown;
  fileId: unknown;
};

/**
 * Replaces an offer's investor documents (OFR-60 to OFR-62); stored ones that are left out are deleted. `notifiedAt` is not
 * part of the input and does not change.
 */
export async function saveDocuments(
  tx: Db,
  offerId: number,
  inputs: readonly InvestorDocumentInput[],
  files: AttachedFiles,
): Promise<void> {
  const rows = asNodes(
    inputs,
    ({ attachment, signable, notifyInvestors, required }, sentAt) =>
      ({
        offerId,
        displayName: attachment.displayName,
        fileId: files.required(`investorDocuments.${sentAt}.attachment.file`),
        signable,
        notifyInvestors,
        required,
      }) satisfies EveryFieldOf<Fields>,
  );
  await replaceNodes(tx, offerDocuments, offerId, withUniqueNames(rows));
}
