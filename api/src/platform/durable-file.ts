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
 * Gives the text of the file; where there is none yet, writes it once and for all. Of several processes one wins and
 * all get its text; a power cut leaves either no file or a whole one.
 */
export function keepText(file: string, makeText: () => string): string {
  const kept = readIfThere(file);
  if (kept !== undefined) return kept;
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

/** Writes the whole text or none of it, over what was there. */
export function writeText(file: string, text: string): void {
  const draft = `${file}.${randomBytes(8).toString('hex')}.tmp`;
  writeSynced(draft, text);
  renameSync(draft, file);
  syncFolder(dirname(file));
}

/** Nobody else may read it; root's may be entered, since PostgreSQL runs as another user there. */
export function makeDataDir(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}

/** Makes the names in the folder survive a power cut. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return; // Windows cannot open a folder, and needs it not.
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** The text of a file, if there is one. */
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
