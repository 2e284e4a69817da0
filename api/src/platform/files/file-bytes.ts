import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** The bytes of a file that is being taken in, whether they lie in memory or in a temporary file. */
export interface FileBytes {
  size: number;
  /** Set if they lie in a file. */
  path: string | null;
  /** At most `length` bytes from there; fewer at the end. */
  read(at: number, length: number): Promise<Uint8Array>;
  whole(): Promise<Uint8Array>;
  stream(): Readable;
}

export const bytesInMemory = (bytes: Uint8Array): FileBytes => ({
  size: bytes.length,
  path: null,
  read: async (at, length) => bytes.subarray(at, at + length),
  whole: async () => bytes,
  stream: () => Readable.from([bytes]),
});

export const bytesInFile = (path: string, size: number): FileBytes => ({
  size,
  path,
  read: (at, length) => readPart(path, at, length),
  whole: () => readFile(path),
  stream: () => createReadStream(path),
});

async function readPart(path: string, at: number, length: number): Promise<Uint8Array> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, at);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
