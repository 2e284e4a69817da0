import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, pinnedNode, root, run } from './run.mjs';

const stamp = join(root, 'admin/dist/.built-from');
const sources = ['admin', 'contract/src', 'package-lock.json'];
const notSources = new Set(['node_modules', 'dist', 'browser-tests']);

/** Builds the pages of the back office if their sources have changed. Ends the process if the build fails. */
export async function buildAdmin() {
  const fingerprint = fingerprintOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  console.log('Building the back office …');
  const vite = commandOf('vite', { from: 'admin' });
  const code = await run(pinnedNode, [vite, 'build', '--logLevel', 'warn'], { cwd: join(root, 'admin') });
  if (code !== 0) {
    console.error('The back office could not be built; see above.');
    process.exit(1);
  }
  writeFileSync(stamp, fingerprint); // Vite empties the folder first, so the stamp exists only after a complete build.
}

/** @param {string[]} paths */
function fingerprintOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

/** @param {import('node:crypto').Hash} hash @param {string} path */
function addTo(hash, path) {
  const file = join(root, path);
  if (statSync(file).isDirectory()) {
    for (const name of readdirSync(file).sort()) {
      if (!notSources.has(name) && !name.includes('.test.')) addTo(hash, `${path}/${name}`);
    }
    return;
  }
  const content = readFileSync(file);
  hash.update(`${path}\n${content.length}\n`).update(content);
}
