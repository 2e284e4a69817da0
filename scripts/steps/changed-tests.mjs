import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const browserTests = 'admin/browser-tests';

/** The files that differ from a commit, or are not in it, by their paths in the project. @param {string} since */
export function changedFiles(since) {
  const list = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...list('diff', '--name-only', '--relative', since),
    ...list('ls-files', '--others', '--exclude-standard'),
  ];
}

/**
 * The tests of the server that are worth running for these files: those of the same area, or of the same part of the platform. Each
 * of them starts the whole server, so imports would select all.
 *
 * @param {string[]} files
 */
export function serverTestsOf(files) {
  const folders = files.flatMap((file) => {
    const area = areaOf(file);
    if (area) return [`api/src/areas/${area}/`];
    return (
      /^api\/src\/(?:platform\/[^/]+|jobs|commands)\//.exec(file) ??
      /^api\/src\/.*\.test\.ts$/.exec(file) ??
      []
    );
  });
  return [...new Set(folders)].filter((folder) => existsSync(join(root, folder)));
}

/** The browser tests that are worth running for these files: those whose names begin with the area's. @param {string[]} files */
export function browserTestsOf(files) {
  const names = readdirSync(join(root, browserTests)).filter((name) => name.endsWith('.test.ts'));
  const beginnings = files.flatMap(
    (file) => areaOf(file) ?? /browser-tests\/([^/]+)\.test\.ts$/.exec(file)?.[1] ?? [],
  );
  const found = names.filter((name) =>
    beginnings.some((beginning) => name.startsWith(`${beginning}.`) || name.startsWith(`${beginning}-`)),
  );
  return found.map((name) => `${browserTests}/${name}`);
}

/** @param {string} file */
const areaOf = (file) => /^(?:contract|api|admin)\/src\/areas\/([^/]+)\//.exec(file)?.[1] ?? null;
