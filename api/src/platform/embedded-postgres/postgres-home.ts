import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, realpathSync, rmdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readIfThere, writeText } from '../durable-file.ts';
import { StopReason } from '../process/stop-reason.ts';
import { chooseRunAs, mayUse, type RunAs } from './postgres-user.ts';

export type PostgresHome = { folder: string; cluster: string; runAs: RunAs };

/** Finds or creates the folder of the embedded PostgreSQL, usually DATA_DIR/postgres, and the user who owns it. */
export function openPostgresHome(dataDir: string, log: (sentence: string) => void): PostgresHome {
  const record = join(dataDir, 'postgres-location');
  const recorded = readIfThere(record)?.trim();
  if (recorded) return openRecorded(recorded, dataDir);

  const inside = join(dataDir, 'postgres');
  const runAs = chooseRunAs(join(inside, 'cluster'));
  makeFor(runAs, inside);
  if (runAs.uid === undefined || mayUse(runAs, inside)) return home(inside, runAs);
  if (existsSync(join(inside, 'cluster'))) {
    throw new StopReason(
      `PostgreSQL's user (uid ${runAs.uid}) may no longer enter ${inside}; give that right back.`,
    );
  }
  rmdirSync(inside);
  const outside = makeOutside(dataDir, runAs);
  writeText(join(outside, 'data-directory'), dataDir);
  writeText(record, outside);
  log(`PostgreSQL may not run as root nor enter ${dataDir}: the database is kept in ${outside}.`);
  return home(outside, runAs);
}

function openRecorded(folder: string, dataDir: string): PostgresHome {
  const owner = readIfThere(join(folder, 'data-directory'));
  if (owner === undefined) {
    throw new StopReason(
      `The database of ${dataDir} is kept in ${folder}, and that folder is gone or unreadable.`,
    );
  }
  if (owner !== dataDir) {
    // Two data directories must not share one database.
    if (readIfThere(join(owner, 'postgres-location'))?.trim() === folder) {
      throw new StopReason(
        `${dataDir} is a copy of ${owner}, whose database is kept in ${folder}; use one of them.`,
      );
    }
    writeText(join(folder, 'data-directory'), dataDir);
  }
  return home(folder, chooseRunAs(join(folder, 'cluster')));
}

function makeOutside(dataDir: string, runAs: RunAs): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  for (const parent of ['/var/lib', '/var/tmp', tmpdir()]) {
    // Without the random part, a data directory that was deleted and created again would get its old database.
    const folder = join(parent, `share-back-office-${name}-${randomBytes(4).toString('hex')}`);
    if (!statSync(parent, { throwIfNoEntry: false })?.isDirectory()) continue;
    makeFor(runAs, folder);
    if (mayUse(runAs, folder)) return realpathSync(folder);
  }
  throw new StopReason(
    `PostgreSQL's user (uid ${runAs.uid}) may enter neither ${dataDir} nor /var/lib; set DATA_DIR to a folder open to it.`,
  );
}

function makeFor(runAs: RunAs, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (runAs.uid === undefined || runAs.gid === undefined) return;
  chownSync(folder, runAs.uid, runAs.gid);
  chmodSync(folder, 0o700);
}

function home(folder: string, runAs: RunAs): PostgresHome {
  return { folder, cluster: join(folder, 'cluster'), runAs };
}
