import type { StoredFileView } from '@share/contract/areas/files/files.endpoints.ts';
import { randomId } from '@share/contract/client/random-id.ts';
import { extensionOf, uniqueFileName } from '@share/contract/shared/files.ts';
import type { AttachmentItemValues } from '../element-values.ts';

/** An attachment for a newly uploaded file, named after the file; the name is made unique (FRM-20). */
export function newAttachment(
  { id, url, size }: StoredFileView,
  fileName: string,
  others: readonly AttachmentItemValues[],
): AttachmentItemValues {
  const extension = extensionOf(fileName);
  const ending = extension === '' ? 0 : extension.length + 1;
  const suffix = fileName.slice(fileName.length - ending);
  const unique = uniqueFileName(
    fileName,
    others.map(({ displayName }) => `${displayName}${suffix}`),
  );
  return {
    id: randomId(),
    displayName: unique.slice(0, unique.length - ending),
    file: { fileId: id, fileName, url, size },
    isStored: false,
    toBeDeleted: false,
  };
}
