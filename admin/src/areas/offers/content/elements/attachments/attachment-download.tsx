import { Text, UnstyledButton } from '@mantine/core';
import { downloadAttachment } from '@share/contract/areas/offers/offer-documents.endpoints.ts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { download } from '../../../../../platform/api/download.ts';
import { addressOf } from '../../../../../platform/api/request-to-api.ts';
import { useTexts } from '../../../../../platform/texts.ts';
import type { AttachmentItemValues } from '../element-values.ts';
import { attachmentsTexts } from './attachments-element.texts.ts';

interface AttachmentDownloadProps {
  file: NonNullable<AttachmentItemValues['file']>;
  className: string | undefined;
  label?: string;
  children: ReactNode;
}

/** Saves the file of an attachment with the user's session: attachments of gated parts have no public address. */
export function AttachmentDownload({ file, className, label, children }: AttachmentDownloadProps) {
  const t = useTexts(attachmentsTexts);
  const saving = useMutation({
    mutationFn: () =>
      download(addressOf(downloadAttachment, { params: { fileId: String(file.fileId) } }), file.fileName),
  });
  return (
    <>
      <UnstyledButton
        className={className}
        aria-label={label}
        aria-busy={saving.isPending}
        disabled={saving.isPending}
        onClick={() => saving.mutate()}
      >
        {children}
      </UnstyledButton>
      {saving.isError && (
        <Text size="sm" c="red" role="alert">
          {t.downloadFailed}
        </Text>
      )}
    </>
  );
}
