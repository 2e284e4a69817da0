import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * The ids of all processes of PostgreSQL that work on these files, the postmaster included. A process id alone proves nothing:
 * the process must be a PostgreSQL, and work on this very folder (R32).
 */
export const postgresProcesses = (cluster: string): number[] => (hasProc ? listByProc : listByPs)(cluster);

/** Whether that process is a PostgreSQL process that works on these files. */
export const isPostgresOf = (pid: number, cluster: string): boolean =>
  hasProc ? isByProc(pid, cluster) : listByPs(cluster).includes(pid);

/** A name that PostgreSQL shows in the titles of all its processes; the titles of backends do not name the folder. */
export const clusterName = (cluster: string): string =>
  `share-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`;

const hasProc = existsSync('/proc/self/exe');

const listByProc = (cluster: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => isByProc(pid, cluster));

function isByProc(pid: number, cluster: string): boolean {
  try {
    const program = basename(readlinkSync(`/proc/${pid}/exe`));
    return /^postgres\b/.test(program) && readlinkSync(`/proc/${pid}/cwd`) === cluster && !isZombie(pid);
  } catch {
    return false; // The process has ended, or belongs to another user.
  }
}

const isZombie = (pid: number): boolean => /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

/** In the locale C, which services often run in, `ps` shows question marks for the letters of other languages. */
const utf8 = { LC_ALL: process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8' };

/** For systems without /proc. */
export function listByPs(cluster: string): number[] {
  const options = { encoding: 'utf8', env: { ...process.env, ...utf8 } } as const;
  const lines = execFileSync('ps', ['-axww', '-o', 'pid=,stat=,command='], options).split('\n');
  return lines.flatMap((line) => {
    const [, pid, state = '', command = ''] = /^\s*(\d+) +(\S+) +(.*)$/.exec(line) ?? [];
    const isPostmaster = /\bpostgres\b/.test(command) && command.includes(` -D ${cluster} `);
    const isBackend = command.startsWith(`postgres: ${clusterName(cluster)}: `);
    return (isPostmaster || isBackend) && !state.startsWith('Z') ? [Number(pid)] : [];
  });
}
