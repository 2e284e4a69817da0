import { uploadInvestorDocument } from '@share/contract/areas/offers/offer-documents.endpoints.ts';
import { useFormContext } from 'react-hook-form';
import type { Entries } from '../../../ui/entries/use-entries.ts';
import { useEntryUploads } from '../../../ui/entries/use-entry-uploads.ts';
import { whyNotDocument } from '../../../ui/fields/uploads/file-rules.ts';
import type { OfferFormValues } from '../offer-form-values.ts';
import { type DocumentValues, newDocument, toDocumentFile } from './document-values.ts';

/** Adds a document for every uploaded file (OFR-62). */
export function useDocumentUploads(entries: Entries<DocumentValues>) {
  const { getValues } = useFormContext<OfferFormValues>();
  return useEntryUploads({
    endpoint: uploadInvestorDocument,
    list: 'investorDocuments',
    entries,
    whyNot: whyNotDocument,
    toEntry: (stored) => newDocument(toDocumentFile(stored), getValues('investorDocuments')),
  });
}
