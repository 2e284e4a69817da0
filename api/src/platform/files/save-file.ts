import { createHash, randomBytes } from 'node:crypto';
import { pipeline, Transform } from 'node:stream';
import type { Context } from '../context.ts';
import type { Db } from '../database/database.ts';
import type { FileBytes } from './file-bytes.ts';
import { cleanFileName, withExtension } from './file-name.ts';
import { type FileRow, files } from './files.tables.ts';

/** Areas serve private files to those who may see them; public ones are served to anyone who knows the address. */
export type Visibility = 'public' | 'private';

/** A file whose bytes are stored already. The transaction of its record then inserts its row. */
export type PreparedFile = Pick<
  FileRow,
  'key' | 'thumbKey' | 'fileName' | 'contentType' | 'size' | 'width' | 'height' | 'sha256' | 'isPrivate'
>;

type StoredBytes = Pick<FileRow, 'key' | 'thumbKey' | 'isPrivate'>;

export interface Contents {
  fileName: string;
  extension: string;
  contentType: string;
  bytes: FileBytes;
  thumb: Uint8Array | null;
  /** The width of a picture in pixels. */
  width?: number;
  height?: number;
  visibility: Visibility;
}

/**
 * Writes the bytes of a file. If the request fails and no row follows, the clean-up deletes them after a day. Call it before a
 * transaction, not inside, because the store may be slow.
 */
export async function prepareFile(context: Context, contents: Contents): Promise<PreparedFile> {
  const { bytes, thumb, visibility, contentType } = contents;
  const key = randomBytes(16).toString('hex');
  const thumbKey = thumb && thumbKeyOf(key);
  const sha256 = await write(context, placeOf(key, visibility), bytes);
  if (thumb && thumbKey) {
    await context.files
      .write(placeOf(thumbKey, visibility), thumb, thumb.length)
      .catch(async (error: unknown) => {
        await context.files.remove(placeOf(key, visibility)).catch(() => {}); // If this fails, the clean-up deletes it later.
        throw error;
      });
  }
  return {
    key,
    thumbKey,
    fileName: withExtension(cleanFileName(contents.fileName), contents.extension),
    contentType,
    size: bytes.size,
    width: contents.width ?? null,
    height: contents.height ?? null,
    sha256,
    isPrivate: visibility === 'private',
  };
}

/** Inserts the row of a prepared file. */
export async function saveFile(tx: Db, context: Context, prepared: PreparedFile): Promise<FileRow> {
  const [row] = await saveFiles(tx, context, [prepared]);
  if (!row) throw new Error('No file was recorded');
  return row;
}

/** Inserts the rows of prepared files in one statement, and returns them in the order given. */
export async function saveFiles(
  tx: Db,
  context: Context,
  prepared: readonly PreparedFile[],
): Promise<FileRow[]> {
  if (prepared.length === 0) return [];
  const common = { createdBy: context.actor.id, createdAt: context.now() };
  const rows = await tx
    .insert(files)
    .values(prepared.map((file) => ({ ...file, ...common })))
    .returning();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return prepared.flatMap(({ key }) => byKey.get(key) ?? []);
}

/** The place of a key in the store. Public and private files have separate prefixes (I-30). */
export const placeOf = (key: string, visibility: Visibility): string => `${visibility}/${key}`;

const THUMB_MARK = '-thumb';
const thumbKeyOf = (key: string) => `${key}${THUMB_MARK}`;

/** The key of the file to which a key or the key of a thumbnail belongs. */
export const fileKeyOf = (key: string): string =>
  key.endsWith(THUMB_MARK) ? key.slice(0, -THUMB_MARK.length) : key;

/** The places of a file and of its thumbnail in the store. */
export function placesOf({ key, thumbKey, isPrivate }: StoredBytes): string[] {
  const visibility = isPrivate ? 'private' : 'public';
  return [key, ...(thumbKey ? [thumbKey] : [])].map((each) => placeOf(each, visibility));
}

/**
 * Removes the bytes of a file whose row is gone or was never saved. Never throws: the request has already succeeded or failed,
 * and a store that is down must not change its answer. The clean-up removes bytes that are left.
 */
export async function removeBytes(
  { files: store, log }: Pick<Context, 'files' | 'log'>,
  stored: StoredBytes,
): Promise<void> {
  try {
    for (const place of placesOf(stored)) await store.remove(place);
  } catch (error) {
    log.warn({ err: error }, 'the bytes of a file are left to the clean-up');
  }
}

/** Returns the SHA-256 of the bytes. */
async function write({ files: store }: Context, place: string, bytes: FileBytes): Promise<string> {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  // Whatever ends one of the two ends the other, and the store sees the error.
  await store.write(
    place,
    pipeline(bytes.stream(), hashing, () => {}),
    bytes.size,
  );
  return hash.digest('hex');
}
