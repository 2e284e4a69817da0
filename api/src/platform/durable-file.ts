import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isCode } from './database/is-code.ts';

/**
 * Returns the text of the file, and creates the file first if it does not exist. If several processes create it at the same
 * time, all get the text of one of them. A power cut leaves either no file or a complete one.
 */
export function readOrCreateText(file: string, makeText: () => string): string {
  const existing = readIfThere(file);
  if (existing !== undefined) return existing;
  makeDataDir(dirname(file));
  const draft = join(dirname(file), `.${randomBytes(8).toString('hex')}.tmp`);
  try {
    writeSynced(draft, makeText());
    linkSync(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  syncFolder(dirname(file));
  return readFileSync(file, 'utf8');
}

/** Replaces the text of the file atomically: a power cut leaves either the old text or the new one. */
export function writeText(file: string, text: string): void {
  const draft = `${file}.${randomBytes(8).toString('hex')}.tmp`;
  writeSynced(draft, text);
  renameSync(draft, file);
  syncFolder(dirname(file));
}

/**
 * Creates a folder that only its owner can read. Others can enter the folder of root, because PostgreSQL runs as another user
 * there.
 */
export function makeDataDir(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}

/** Ensures that the file names in the folder survive a power cut. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return; // Windows cannot open a folder and does not need this.
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** The text of a file, or undefined if there is no such file. */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function writeSynced(file: string, text: string): void {
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
