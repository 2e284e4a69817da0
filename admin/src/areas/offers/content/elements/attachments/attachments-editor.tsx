import { Stack } from '@mantine/core';
import { uploadFile } from '@share/contract/areas/files/files.endpoints.ts';
import { useRef } from 'react';
import { useTexts } from '../../../../../platform/texts.ts';
import { announceDone, announceFailure } from '../../../../../ui/announce.ts';
import { fieldTexts } from '../../../../../ui/fields/fields.texts.ts';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { DropZone } from '../../../../../ui/fields/uploads/drop-zone.tsx';
import { documentAccept, whyNotDocument } from '../../../../../ui/fields/uploads/file-rules.ts';
import { UploadList } from '../../../../../ui/fields/uploads/upload-list.tsx';
import { useUploads } from '../../../../../ui/fields/uploads/use-uploads.ts';
import { useFormContext } from '../../../../../ui/form/form-context.ts';
import type { ElementControl } from '../../store/element-control.ts';
import type { ElementEditorProps } from '../element-editor.ts';
import type { AttachmentItemValues } from '../element-values.ts';
import { ItemList } from '../parts/item-list/item-list.tsx';
import { AttachmentFile } from './attachment-file.tsx';
import { attachmentsTexts } from './attachments-element.texts.ts';
import { newAttachment } from './new-attachment.ts';

/** Documents for download, of which several can be dropped at once; each has a name for visitors (ELM-27 to ELM-29). */
export function AttachmentsEditor({ control }: ElementEditorProps<'attachments'>) {
  const t = useTexts(attachmentsTexts);
  const { isReadOnly } = useFormContext();
  const { uploads, add, dismiss } = useAttachmentUploads(control);
  const addButton = useRef<HTMLButtonElement>(null);
  const nameOf = ({ displayName, file }: AttachmentItemValues, index: number) =>
    displayName.trim() || file?.fileName || t.attachment(index + 1);
  const list = (
    <ItemList
      control={control}
      name="data.items"
      label={t.attachments}
      addButton={addButton}
      nameOf={nameOf}
      asks
    >
      {(path, { file }, index) => (
        <Stack gap="xs" mt="xs">
          <TextField
            control={control}
            name={`${path as `data.items.${number}`}.displayName`}
            label={file ? t.displayNameOf(file.fileName) : t.displayNameOf(t.attachment(index + 1))}
            required
          />
          {file && <AttachmentFile file={file} />}
        </Stack>
      )}
    </ItemList>
  );
  if (isReadOnly) return list;
  return (
    <DropZone label={t.add} rules={t.rules} accept={documentAccept} onFiles={add} buttonRef={addButton}>
      <Stack gap="sm" mb="sm">
        {list}
        <UploadList uploads={uploads} onDismiss={dismiss} />
      </Stack>
    </DropZone>
  );
}

const ITEMS = 'data.items';

/** Adds an attachment for every uploaded file (ELM-27). */
function useAttachmentUploads(control: ElementControl<'attachments'>) {
  const texts = useTexts(fieldTexts);
  const announce = {
    key: 'upload.singleFile',
    done: texts.singleFile,
    failed: texts.singleFileFailed,
  } as const;
  return useUploads({
    endpoint: uploadFile,
    owner: `${control.path}.${ITEMS}`,
    whyNot: whyNotDocument,
    onStored: (stored, file) => {
      const present = control.valueAt(ITEMS) as readonly AttachmentItemValues[] | undefined;
      // During the upload the element may have been removed or changed its type.
      if (!present) return;
      control.setValue(ITEMS, [...present, newAttachment(stored, file.name, present)]);
      announceDone(announce);
    },
    onFailed: () => announceFailure(announce),
  });
}
