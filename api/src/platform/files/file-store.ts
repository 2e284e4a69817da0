import type { Readable } from 'node:stream';

interface StoredObject {
  key: string;
  modifiedAt: Date;
}

export interface StoredBytes {
  bytes: Readable;
  size: number;
}

/** Stores bytes by key. The name, type and owner of a file are in the database. */
export interface FileStore {
  /** Returns when the bytes would survive a power cut; if it fails, no part of them is left (R18). */
  write(key: string, content: Uint8Array | Readable, size: number): Promise<void>;
  /** The bytes, or null if there are none. */
  read(key: string): Promise<StoredBytes | null>;
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncGenerator<StoredObject>;
}
