import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StopReason } from '../process/stop-reason.ts';

/** The user to run a program as; empty for the current user. Spread it into the options of `spawn`. */
export type RunAs = { uid?: number; gid?: number };

const candidates = ['postgres', 'nobody', 'daemon'];

/** PostgreSQL refuses to run as root. Root runs it as the owner of the data, or as a user that every system has. */
export function chooseRunAs(cluster: string): RunAs {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of candidates) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid && gid) return { uid, gid };
  }
  throw new StopReason(
    'PostgreSQL refuses to run as root, and this system has none of the users ' +
      `${candidates.join(', ')} to run it instead; start as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Whether that user may enter the folder and write in it. */
export function mayUse(runAs: RunAs, folder: string): boolean {
  const test = spawnSync('/bin/sh', ['-c', 'test -w "$1" && test -x "$1"', 'sh', folder], {
    ...runAs,
    cwd: '/',
  });
  return test.status === 0;
}

function idOf(kind: '-u' | '-g', name: string): number | undefined {
  try {
    return Number(
      execFileSync('id', [kind, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return undefined; // There is no such user: the next candidate is tried.
  }
}
