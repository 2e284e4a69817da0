import type { ErrorCode } from '@share/contract/shared/errors.ts';
import {
  DOCUMENT_SIZE_BOUND,
  documentExtensions,
  extensionOf,
  IMAGE_SIZE_BOUND,
  imageExtensions,
} from '@share/contract/shared/files.ts';

interface Chosen {
  name: string;
  size: number;
}

const has = (extensions: readonly string[], { name }: Chosen) => extensions.includes(extensionOf(name));

/** Checks a picture before it is sent (FRM-17); the server checks its content. */
export const whyNotImage = (file: Chosen): ErrorCode | null =>
  has(imageExtensions, file) && file.size < IMAGE_SIZE_BOUND ? null : 'IMAGE_TYPE_OR_SIZE_WRONG';

/** Checks a document before it is sent (FRM-19); the server checks its content. */
export function whyNotDocument(file: Chosen): ErrorCode | null {
  if (!has(documentExtensions, file)) return 'FILE_TYPE_NOT_ALLOWED';
  return file.size < DOCUMENT_SIZE_BOUND ? null : 'FILE_TOO_LARGE';
}

/** Checks a document or a picture before it is sent (PAG-13); the server checks its content. */
export const whyNotAttachment = (file: Chosen): ErrorCode | null =>
  (has(documentExtensions, file) || has(imageExtensions, file)) && file.size < DOCUMENT_SIZE_BOUND
    ? null
    : 'FILE_TYPE_OR_SIZE_WRONG';

const accept = (extensions: readonly string[]) => extensions.map((extension) => `.${extension}`).join(',');

/** The `accept` attribute of the file input. */
export const imageAccept = accept(imageExtensions);
export const documentAccept = accept(documentExtensions);
export const attachmentAccept = accept([...documentExtensions, ...imageExtensions]);
