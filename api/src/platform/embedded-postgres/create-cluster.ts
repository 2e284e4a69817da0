import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { syncFolder } from '../durable-file.ts';
import { StopReason } from '../process/stop-reason.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { PostgresHome } from './postgres-home.ts';

interface NewCluster {
  home: PostgresHome;
  binaries: PostgresBinaries;
  password: string;
  /** Ends the creation, which then throws. */
  signal?: AbortSignal | undefined;
}

/** Creates the files of a new database unless they exist. They get their final name only when they are complete. */
export async function createCluster({ home, binaries, password, signal }: NewCluster): Promise<void> {
  if (existsSync(home.cluster)) {
    assertMajor(home.cluster, binaries.major);
    return;
  }
  removeDrafts(home.folder);
  const draft = join(home.folder, `draft-${randomBytes(4).toString('hex')}`);
  makeDraft(draft, home, password);
  const options = { ...home.runAs, cwd: home.folder, env: postgresEnvironment(), signal };
  await promisify(execFile)(binaries.initdb, initdbArguments(draft), options).catch((error: unknown) => {
    signal?.throwIfAborted();
    const why = String(error).trim().split('\n').slice(-3).join(' ');
    throw new StopReason(`PostgreSQL could not create its database in ${home.folder}: ${why}`);
  });
  renameSync(join(draft, 'cluster'), home.cluster);
  syncFolder(dirname(home.cluster));
  rmSync(draft, { recursive: true });
}

/**
 * The environment of PostgreSQL has none of our variables, because it needs none of our secrets; its messages are in English
 * because we parse them.
 */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' };
}

function initdbArguments(draft: string): string[] {
  return [
    `--pgdata=${join(draft, 'cluster')}`,
    `--pwfile=${join(draft, 'password')}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--lc-ctype=${characterLocale()}`,
  ];
}

/** Trigram search treats Ż and ł as letters only if this locale of the system does; sorting does not depend on it. */
function characterLocale(): string {
  const known = spawnSync('locale', ['-a'], { encoding: 'utf8' }).stdout?.split('\n') ?? [];
  return ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'en_US.utf8'].find((name) => known.includes(name)) ?? 'C';
}

function makeDraft(draft: string, home: PostgresHome, password: string): void {
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(join(draft, 'password'), password, { mode: 0o600 });
  const { uid, gid } = home.runAs;
  if (uid === undefined || gid === undefined) return;
  chownSync(draft, uid, gid);
  chownSync(join(draft, 'password'), uid, gid);
}

/** Drafts are left by a start that was killed while it created the database. */
function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    // The initdb of that start may still be writing; the next start removes what is left.
    if (name.startsWith('draft-'))
      rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

function assertMajor(cluster: string, major: string): void {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (made === major) return;
  throw new StopReason(
    `The database in ${cluster} was made by PostgreSQL ${made} and the program brings PostgreSQL ${major}; ` +
      'move the data over as docs/operating.md describes.',
  );
}
