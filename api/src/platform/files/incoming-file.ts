import type { UploadedFile } from '@share/contract/shared/files.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { bytesInFile, bytesInMemory, type FileBytes } from './file-bytes.ts';

/** A file of a request, not stored yet, with the name that its sender gave it. */
export interface IncomingFile {
  fileName: string;
  bytes: FileBytes;
}

/** Finds the bytes of a file in a request body: in a temporary file, or as base64 in the body. Refuses with FILE_DAMAGED. */
export function incomingFile({ received }: Context, { fileName, base64 }: UploadedFile): IncomingFile {
  const file = received.get(base64);
  if (file?.isDamaged) throw new Refusal('FILE_DAMAGED');
  return { fileName, bytes: file ? bytesInFile(file.path, file.size) : decodeBase64(base64) };
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

function decodeBase64(text: string): FileBytes {
  const base64 = text.replace(/^data:[^,]{0,200},/, '').replace(/\s+/g, '');
  if (!BASE64.test(base64)) throw new Refusal('FILE_DAMAGED');
  return bytesInMemory(Buffer.from(base64, 'base64'));
}
