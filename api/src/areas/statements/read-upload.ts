import type { UploadedFile } from '@share/contract/shared/files.ts';
import type { Context } from '../../platform/context.ts';
import { incomingFile } from '../../platform/files/incoming-file.ts';
import { Refusal } from '../../platform/refusal.ts';
import { runInWorker } from '../../platform/worker/worker.ts';
import { rememberedLayouts } from './csv-layouts.ts';
import { readOwnAccounts } from './own-accounts.reads.ts';
import { type ReadBankFile, readBankFile, readingTask, type Said } from './reading/read-bank-file.ts';

const MOST_BYTES = 20_000_000;
/** Up to this size reading in this process takes less time than starting a worker process. */
const FEW_BYTES = 50_000;

export function incomingStatement(context: Context, body: UploadedFile) {
  const incoming = incomingFile(context, body);
  if (incoming.bytes.size > MOST_BYTES) throw new Refusal('FILE_TOO_LARGE');
  return incoming;
}

/** What an uploaded file says. A fault of the file is part of the answer. */
export async function readUpload(context: Context, bytes: Uint8Array, said: Said): Promise<ReadBankFile> {
  const accounts = [...(await readOwnAccounts(context.db))].toSorted();
  const file = { bytes, said, accounts, remembered: await rememberedLayouts(context) };
  return bytes.length <= FEW_BYTES ? readBankFile(file) : runInWorker(readingTask, file, context.actor.id);
}
