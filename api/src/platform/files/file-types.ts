import { extensionOf } from '@share/contract/shared/files.ts';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { compoundFileType } from './compound-file.ts';
import type { FileBytes } from './file-bytes.ts';
import { isText, looksLikeSvg } from './text-file.ts';

/** CON-18 and FRM-19: the types that may be stored and how they are served. The bytes decide the type, not the name. */
const imageTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
  svg: 'image/svg+xml',
} as const;

const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
  txt: 'text/plain',
  rtf: 'application/rtf',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
} as const;

export type ImageExtension = keyof typeof imageTypes;
type DocumentExtension = keyof typeof documentTypes;
export type FileType =
  | { kind: 'image'; extension: ImageExtension; contentType: string }
  | { kind: 'document'; extension: DocumentExtension; contentType: string };

/** Plain text types, which only the file name distinguishes. */
const textExtensions = ['txt', 'csv', 'xml'];

/**
 * The type of a file, or null if it may not be stored. Its name decides between texts, and between documents that a password
 * locks.
 */
export async function detectFileType(bytes: FileBytes, fileName: string): Promise<FileType | null> {
  const head = await bytes.read(0, 65_536);
  if (looksLikeSvg(head)) return typeOf('svg');
  const named = extensionOf(fileName);
  // Before the library, for which two letters at the beginning of a table are a picture.
  if (textExtensions.includes(named) && isText(head)) return typeOf(named);
  const found = await (bytes.path ? fileTypeFromFile(bytes.path) : fileTypeFromBuffer(await bytes.readAll()));
  if (found?.ext === 'cfb') return typeOf(await compoundFileType(bytes, named));
  if (found) return typeOf(found.ext);
  return beginsLikePdf(head) ? typeOf('pdf') : null;
}

/** Some programs write a line break or the remains of a letter before the beginning, for which readers look this far. */
const beginsLikePdf = (head: Uint8Array): boolean =>
  Buffer.from(head.subarray(0, 1_024)).toString('latin1').includes('%PDF-');

function typeOf(extension: string | null): FileType | null {
  if (extension === null) return null;
  if (isKeyOf(imageTypes, extension)) {
    return { kind: 'image', extension, contentType: imageTypes[extension] };
  }
  if (isKeyOf(documentTypes, extension)) {
    return { kind: 'document', extension, contentType: documentTypes[extension] };
  }
  return null;
}

const isKeyOf = <Types extends object>(types: Types, key: PropertyKey): key is keyof Types =>
  Object.hasOwn(types, key);
