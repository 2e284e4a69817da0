import { uploadInvestorDocument } from '@share/contract/areas/offers/offer-documents.endpoints.ts';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { isApiError } from '../../../platform/api/api-client.ts';
import { useTexts } from '../../../platform/texts.ts';
import { announceDone, announceFailure } from '../../../ui/announce.ts';
import { fieldTexts } from '../../../ui/fields/fields.texts.ts';
import { whyNotDocument } from '../../../ui/fields/uploads/file-rules.ts';
import { useUpload } from '../../../ui/fields/uploads/use-upload.ts';
import { useBusyField } from '../../../ui/form/form-context.ts';
import type { OfferFormValues } from '../offer-form-values.ts';
import { toDocumentFile } from './document-values.ts';

/** Uploads another file for a document, which is found by its id: it may have moved in the list meanwhile. */
export function useDocumentReplacement(documentId: string) {
  const texts = useTexts(fieldTexts);
  const { getValues, setValue, clearErrors } = useFormContext<OfferFormValues>();
  const [problem, setProblem] = useState<string | null>(null);
  const { percent, send, cancel } = useUpload(uploadInvestorDocument);
  useBusyField(`investorDocuments.${documentId}`, percent !== null);
  const announce = {
    key: 'upload.singleFile',
    done: texts.singleFile,
    failed: texts.singleFileFailed,
  } as const;

  const choose = async (file: File | null) => {
    if (!file) return;
    const reason = whyNotDocument(file);
    setProblem(reason);
    if (reason) return;
    try {
      const stored = await send(file);
      const index = getValues('investorDocuments').findIndex(({ id }) => id === documentId);
      if (!stored || index === -1) return;
      const path = `investorDocuments.${index}.attachment.file` as const;
      setValue(path, toDocumentFile(stored), { shouldDirty: true });
      clearErrors(path);
      announceDone(announce);
    } catch (failure) {
      announceFailure(announce);
      setProblem((isApiError(failure) ? failure.errors[0]?.code : undefined) ?? 'INTERNAL_ERROR');
    }
  };
  return { percent, problem, choose: (file: File | null) => void choose(file), cancel };
}
