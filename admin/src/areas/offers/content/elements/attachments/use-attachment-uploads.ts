import { uploadFile } from '@share/contract/areas/files/files.endpoints.ts';
import { useTexts } from '../../../../../platform/texts.ts';
import { announceDone, announceFailure } from '../../../../../ui/announce.ts';
import { fieldTexts } from '../../../../../ui/fields/fields.texts.ts';
import { whyNotDocument } from '../../../../../ui/fields/uploads/file-rules.ts';
import { useUploads } from '../../../../../ui/fields/uploads/use-uploads.ts';
import type { ElementControl } from '../../store/element-control.ts';
import type { AttachmentItemValues } from '../element-values.ts';
import { newAttachment } from './new-attachment.ts';

const ITEMS = 'data.items';

/** Adds an attachment for every uploaded file (ELM-27). */
export function useAttachmentUploads(control: ElementControl<'attachments'>) {
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
