import type { StoredFileView } from '@share/contract/areas/files/files.endpoints.ts';
import type {
  InvestorDocumentInput,
  InvestorDocumentView,
} from '@share/contract/areas/offers/offers.parts.ts';
import { randomId } from '@share/contract/client/random-id.ts';
import { uniqueDisplayName } from '@share/contract/shared/files.ts';
import type { z } from 'zod';

export interface DocumentFile {
  fileId: number;
  fileName: string;
  /** In bytes. */
  size: number;
  /** The address of the file; null until the offer is saved with the document. */
  url: string | null;
}

/**
 * An investor document in the form; a stored one that is marked for deletion stays visible until the offer is saved.
 */
export interface DocumentValues {
  id: string;
  attachment: { displayName: string; file: DocumentFile };
  signable: boolean;
  notifyInvestors: boolean;
  required: boolean;
  /** When the investors were notified of it. */
  notifiedAt: string | null;
  isStored: boolean;
  toBeDeleted: boolean;
}

export const toDocumentFile = ({ id, fileName, size }: StoredFileView): DocumentFile => ({
  fileId: id,
  fileName,
  size,
  url: null,
});

/** A new document (OFR-62), named after its file; the name is made unique (FRM-20). */
export const newDocument = (file: DocumentFile, others: readonly DocumentValues[]): DocumentValues => ({
  id: randomId(),
  attachment: {
    displayName: uniqueDisplayName(
      file.fileName,
      others.map(({ attachment }) => attachment.displayName),
    ),
    file,
  },
  signable: false,
  notifyInvestors: false,
  required: false,
  notifiedAt: null,
  isStored: false,
  toBeDeleted: false,
});

export const toDocumentValues = ({
  position: _,
  attachment: { displayName, ...file },
  ...document
}: InvestorDocumentView): DocumentValues => ({
  ...document,
  attachment: { displayName, file },
  isStored: true,
  toBeDeleted: false,
});

/**
 * The documents as they are sent: without those marked for deletion (OFR-66), and `required` only for those to be
 * signed (OFR-61).
 */
export const toDocumentInputs = (
  documents: readonly DocumentValues[],
): z.input<typeof InvestorDocumentInput>[] =>
  documents
    .filter(({ toBeDeleted }) => !toBeDeleted)
    .map(({ id, attachment, signable, notifyInvestors, required }) => ({
      id,
      attachment: { displayName: attachment.displayName, file: { fileId: attachment.file.fileId } },
      signable,
      notifyInvestors,
      ...(signable ? { required } : {}),
    }));
