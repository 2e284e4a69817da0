import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** The bytes of an incoming file, in memory or in a temporary file. */
export interface FileBytes {
  size: number;
  /** The temporary file; null if the bytes are in memory. */
  path: string | null;
  /** Reads `length` bytes from that position; fewer at the end. */
  read(at: number, length: number): Promise<Uint8Array>;
  readAll(): Promise<Uint8Array>;
  stream(): Readable;
}

export const bytesInMemory = (bytes: Uint8Array): FileBytes => ({
  size: bytes.length,
  path: null,
  read: async (at, length) => bytes.subarray(at, at + length),
  readAll: async () => bytes,
  stream: () => Readable.from([bytes]),
});

export const bytesInFile = (path: string, size: number): FileBytes => ({
  size,
  path,
  read: (at, length) => readPart(path, at, length),
  readAll: () => readFile(path),
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
