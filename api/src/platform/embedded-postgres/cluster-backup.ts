import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '../durable-file.ts';
import { StopReason } from '../process/stop-reason.ts';
import type { PostgresHome } from './postgres-home.ts';

const backupName = (state: string) => `backup-${state}`;

/** Whether a backup of that state exists: an earlier start made it and then failed to change the database. */
export const hasBackup = ({ folder }: PostgresHome, state: string): boolean =>
  existsSync(join(folder, backupName(state)));

/**
 * Copies the files of a stopped database to a folder beside them, removes older backups, and returns the path of the copy.
 * A power cut leaves no incomplete copy under that path.
 */
export function backUpCluster({ folder, cluster }: PostgresHome, state: string): string {
  const name = backupName(state);
  const copy = join(folder, name);
  const draft = join(folder, `draft-${name}`);
  try {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    cpSync(cluster, join(draft, 'cluster'), { recursive: true, verbatimSymlinks: true });
    finish(cluster, join(draft, 'cluster'));
    renameSync(join(draft, 'cluster'), copy);
    syncFolder(folder);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StopReason(`The database could not be copied before this version changes it: ${why}.`, {
      cause: error,
    });
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  for (const other of readdirSync(folder)) {
    if (other.startsWith('backup-') && other !== name) rmSync(join(folder, other), { recursive: true });
  }
  return copy;
}

/** Sets the owner and mode of the original on the copy, and flushes the copy to disk. */
function finish(original: string, copy: string): void {
  const { uid, gid, mode } = lstatSync(original);
  const paths = readdirSync(copy, { recursive: true, encoding: 'utf8' }).map((path) => join(copy, path));
  for (const path of [...paths, copy]) {
    lchownSync(path, uid, gid);
    const found = lstatSync(path);
    if (found.isDirectory()) syncFolder(path);
    else if (found.isFile()) syncFile(path);
  }
  chmodSync(copy, mode & 0o777);
}

function syncFile(path: string): void {
  const handle = openSync(path, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
