import { Stack } from '@mantine/core';
import { uploadPageAttachment } from '@share/contract/areas/pages/pages.endpoints.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Control, useFieldArray, useFormContext as useFormMethods, useWatch } from 'react-hook-form';
import { randomId } from '../../../platform/random-id.ts';
import { useTexts } from '../../../platform/texts.ts';
import { announceDone, announceFailure } from '../../../ui/announce.ts';
import { EntryList } from '../../../ui/entries/entry-list.tsx';
import { type Entries, useEntries } from '../../../ui/entries/use-entries.ts';
import { fieldTexts } from '../../../ui/fields/fields.texts.ts';
import { DropZone } from '../../../ui/fields/uploads/drop-zone.tsx';
import { attachmentAccept, whyNotAttachment } from '../../../ui/fields/uploads/file-rules.ts';
import { UploadList } from '../../../ui/fields/uploads/upload-list.tsx';
import { useUploads } from '../../../ui/fields/uploads/use-uploads.ts';
import { useFormContext } from '../../../ui/form/form-context.ts';
import type { PageFormValues } from '../page-form-values.ts';
import { AttachmentCard } from './attachment-card.tsx';
import { type AttachmentValues, attachmentsInWords, newAttachment } from './attachment-values.ts';
import { attachmentsTexts } from './attachments.texts.ts';

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

/** Adds an attachment for every uploaded file. Uploads in progress end when the form is left. */
function useAttachmentUploads(entries: Entries<AttachmentValues>) {
  const texts = useTexts(fieldTexts);
  const { getValues } = useFormMethods<PageFormValues>();
  const [owner] = useState(() => `attachments.${randomId()}`);
  const announce = {
    key: 'upload.singleFile',
    done: texts.singleFile,
    failed: texts.singleFileFailed,
  } as const;
  const { uploads, add, dismiss } = useUploads({
    endpoint: uploadPageAttachment,
    owner,
    whyNot: whyNotAttachment,
    onStored: (stored, file) => {
      const attachment = newAttachment(stored, file.name, getValues('attachments'));
      entries.add([attachment], [attachment.id]);
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
