import { type StoredFileView, uploadPhoto } from '@share/contract/areas/files/files.endpoints.ts';
import { useEffect, useRef } from 'react';
import { isApiError } from '../../../platform/api/api-client.ts';
import { useTexts } from '../../../platform/texts.ts';
import { announceDone, announceFailure } from '../../announce.ts';
import { useBusyField } from '../../form/form-context.ts';
import { fieldTexts } from '../fields.texts.ts';
import { whyNotImage } from './file-rules.ts';
import { useUpload } from './use-upload.ts';

/**
 * Checks and uploads the chosen file; an error appears at the field, and the form cannot be saved during the upload. The field
 * may be moved or get another picture meanwhile, so the uploaded file goes to the field's place at the end.
 */
export function useImageUpload(
  name: string,
  setError: (code: string | null) => void,
  onUploaded: (stored: StoredFileView) => void,
) {
  const texts = useTexts(fieldTexts);
  const { percent, send, cancel } = useUpload(uploadPhoto);
  const present = useRef({ setError, onUploaded });
  useEffect(() => {
    present.current = { setError, onUploaded };
  });
  useBusyField(name, percent !== null);
  const announce = {
    key: 'upload.singlePhoto',
    done: texts.singlePhoto,
    failed: texts.singlePhotoFailed,
  } as const;

  const choose = async (file: File | null) => {
    if (!file) return;
    setError(null);
    const reason = whyNotImage(file);
    if (reason) return setError(reason);
    try {
      const stored = await send(file);
      if (!stored) return;
      present.current.onUploaded(stored);
      announceDone(announce);
    } catch (failure) {
      announceFailure(announce);
      present.current.setError(
        (isApiError(failure) ? failure.errors[0]?.code : undefined) ?? 'INTERNAL_ERROR',
      );
    }
  };
  return { percent, choose, cancel };
}
