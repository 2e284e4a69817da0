import { Stack } from '@mantine/core';
import { uploadPageAttachment } from '@share/contract/areas/pages/pages.endpoints.ts';
import { type Control, useFieldArray, useFormContext as useFormMethods, useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { EntryList } from '../../../ui/entries/entry-list.tsx';
import { type Entries, useEntries } from '../../../ui/entries/use-entries.ts';
import { useEntryUploads } from '../../../ui/entries/use-entry-uploads.ts';
import { DropZone } from '../../../ui/fields/uploads/drop-zone.tsx';
import { attachmentAccept, whyNotAttachment } from '../../../ui/fields/uploads/file-rules.ts';
import { UploadList } from '../../../ui/fields/uploads/upload-list.tsx';
import { useFormContext } from '../../../ui/form/form-context.ts';
import type { PageFormValues } from '../page-form-values.ts';
import { AttachmentCard } from './attachment-card.tsx';
import { type AttachmentValues, attachmentsInWords, newAttachment } from './attachment-values.ts';
import { attachmentsTexts } from './page-attachments.texts.ts';

/** The attachments of a page: one is added by choosing or dropping its file (PAG-10, PAG-13). */
export function PageAttachments({ control }: { control: Control<PageFormValues> }) {
  const t = useTexts(attachmentsTexts);
  const { isReadOnly } = useFormContext();
  const keys = useWatch({
    control,
    name: 'attachments',
    compute: (attachments) => attachments.map(({ id, toBeDeleted }) => ({ key: id, toBeDeleted })),
  });
  const list = useFieldArray({ control, name: 'attachments', keyName: 'rowKey' });
  const entries = useEntries<AttachmentValues>({ name: 'attachments', list, keys });
  const { uploads, add, dismiss } = useAttachmentUploads(entries);
  const zone = !isReadOnly && (
    <DropZone
      label={t.add}
      rules={t.rules}
      accept={attachmentAccept}
      onFiles={add}
      buttonRef={entries.addButton}
    >
      {uploads.length > 0 && (
        <Stack mb="sm">
          <UploadList uploads={uploads} onDismiss={dismiss} />
        </Stack>
      )}
    </DropZone>
  );
  return (
    <EntryList
      entries={entries}
      shown={{
        label: t.title,
        format: (attachments) => attachmentsInWords(attachments as AttachmentValues[]),
      }}
      title={t.title}
      hint={t.hint}
      empty={t.empty}
      errors={t.errors}
      above={zone}
    >
      {(place) => <AttachmentCard control={control} place={place} />}
    </EntryList>
  );
}

/** Adds an attachment for every uploaded file. */
function useAttachmentUploads(entries: Entries<AttachmentValues>) {
  const { getValues } = useFormMethods<PageFormValues>();
  return useEntryUploads({
    endpoint: uploadPageAttachment,
    list: 'attachments',
    entries,
    whyNot: whyNotAttachment,
    toEntry: (stored, file) => newAttachment(stored, file.name, getValues('attachments')),
  });
}
