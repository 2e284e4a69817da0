import { uploadInvestorDocument } from '@share/contract/areas/offers/offer-documents.endpoints.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { randomId } from '../../../platform/random-id.ts';
import { useTexts } from '../../../platform/texts.ts';
import { announceDone, announceFailure } from '../../../ui/announce.ts';
import type { Entries } from '../../../ui/entries/use-entries.ts';
import { fieldTexts } from '../../../ui/fields/fields.texts.ts';
import { whyNotDocument } from '../../../ui/fields/uploads/file-rules.ts';
import { useUploads } from '../../../ui/fields/uploads/use-uploads.ts';
import type { OfferFormValues } from '../offer-form-values.ts';
import { type DocumentValues, newDocument, toDocumentFile } from './document-values.ts';

/** Adds a document for every uploaded file (OFR-62). Uploads in progress end when the form is left. */
export function useDocumentUploads(entries: Entries<DocumentValues>) {
  const texts = useTexts(fieldTexts);
  const { getValues } = useFormContext<OfferFormValues>();
  const [owner] = useState(() => `investorDocuments.${randomId()}`);
  const announce = {
    key: 'upload.singleFile',
    done: texts.singleFile,
    failed: texts.singleFileFailed,
  } as const;
  const { uploads, add, dismiss } = useUploads({
    endpoint: uploadInvestorDocument,
    owner,
    whyNot: whyNotDocument,
    onStored: (stored) => {
      const document = newDocument(toDocumentFile(stored), getValues('investorDocuments'));
      entries.add([document], [document.id]);
      announceDone(announce);
    },
    onFailed: () => announceFailure(announce),
  });
  const giveUp = useEffectEvent(() => {
    for (const { id } of uploads) dismiss(id);
  });
  useEffect(() => () => giveUp(), []);
  return { uploads, add, dismiss };
}
