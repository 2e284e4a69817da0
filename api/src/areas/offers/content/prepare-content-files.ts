import type { Context } from '../../../platform/context.ts';
import { incomingFile } from '../../../platform/files/incoming-file.ts';
import type { PreparedFile } from '../../../platform/files/save-file.ts';
import { prepareDocument, prepareImage } from '../../../platform/files/store-file.ts';
import { Refusal, refuseIfAny } from '../../../platform/refusal.ts';
import { type ContentInput, type FileSlot, slotsOf } from './content-files.slots.ts';

/** The uploaded files of an offer, by the paths of their inputs. */
export type PreparedFiles = ReadonlyMap<string, PreparedFile>;

const AT_ONCE = 3;

/**
 * Checks and converts the uploaded files of an offer, a few at a time, before the database transaction, which should be
 * short. Refuses with the faults of all files at once.
 */
export async function prepareContentFiles(context: Context, input: ContentInput): Promise<PreparedFiles> {
  const slots = slotsOf(input).filter(({ sent }) => bytesOf(sent) !== null);
  const prepared = new Map<string, PreparedFile>();
  const refusals = new Map<string, Refusal>();
  const waiting = slots.values();
  const work = async () => {
    for (const slot of waiting) {
      const result = await prepare(context, slot);
      if (result instanceof Refusal) refusals.set(slot.path, result);
      else prepared.set(slot.path, result);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  refuseIfAny(slots.flatMap(({ path }) => refusals.get(path) ?? []));
  return prepared;
}

/** The uploaded bytes as base64, or null if the input is removed or refers to a stored file instead. */
export const bytesOf = (sent: FileSlot['sent']): string | null => {
  if (!sent || sent.fileId !== undefined || ('delete' in sent && sent.delete)) return null;
  return sent.base64 ?? null;
};

async function prepare(
  context: Context,
  { kind, path, name, sent }: FileSlot,
): Promise<PreparedFile | Refusal> {
  try {
    const file = incomingFile(context, { fileName: sent?.fileName ?? name, base64: sent?.base64 ?? '' });
    if (kind === 'investorDocument') return await prepareDocument(context, file, 'private');
    return await (kind === 'attachment' ? prepareDocument(context, file) : prepareImage(context, file));
  } catch (error) {
    if (error instanceof Refusal) return new Refusal(error.code, path);
    throw error;
  }
}
