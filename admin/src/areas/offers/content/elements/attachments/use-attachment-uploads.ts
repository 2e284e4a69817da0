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

/** Makes an attachment of every file that arrives (ELM-27). */
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
      // The element may be gone by now, or be of another type.
      if (!present) return;
      control.setValue(ITEMS, [...present, newAttachment(stored, file.name, present)]);
      announceDone(announce);
    },
    onFailed: () => announceFailure(announce),
  });
}
