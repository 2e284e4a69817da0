import type { StoredFileView } from '@share/contract/areas/files/files.endpoints.ts';
import type { PageAttachmentInput, PageAttachmentView } from '@share/contract/areas/pages/pages.schemas.ts';
import { randomId } from '@share/contract/client/random-id.ts';
import { uniqueDisplayName } from '@share/contract/shared/files.ts';

/** An attachment in the form; a stored one that is marked for deletion stays visible until the page is saved. */
export interface AttachmentValues {
  id: string;
  displayName: string;
  file: { fileId: number; fileName: string; url: string; size: number };
  isStored: boolean;
  toBeDeleted: boolean;
}

/** A new attachment, named after its file; the name is made unique (FRM-20). */
export const newAttachment = (
  { id, fileName, url, size }: StoredFileView,
  sentName: string,
  others: readonly AttachmentValues[],
): AttachmentValues => ({
  id: randomId(),
  displayName: uniqueDisplayName(
    sentName,
    others.map(({ displayName }) => displayName),
  ),
  file: { fileId: id, fileName, url, size },
  isStored: false,
  toBeDeleted: false,
});

export const toAttachmentValues = ({
  id,
  displayName,
  position: _,
  ...file
}: PageAttachmentView): AttachmentValues => ({ id, displayName, file, isStored: true, toBeDeleted: false });

/** The attachments as they are sent: without those marked for deletion (PAG-11). */
export const toAttachmentInputs = (attachments: readonly AttachmentValues[]): PageAttachmentInput[] =>
  attachments
    .filter(({ toBeDeleted }) => !toBeDeleted)
    .map(({ id, displayName, file: { fileId } }) => ({ id, displayName, file: { fileId } }));

/** The list as text, for comparing two versions of the page. */
export const attachmentsInWords = (attachments: readonly AttachmentValues[]): string =>
  attachments
    .filter(({ toBeDeleted }) => !toBeDeleted)
    .map(({ displayName, file }, index) => `${index + 1}. ${displayName} (${file.fileName})`)
    .join('\n');
