import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, root, run } from './run.mjs';

const oldestNode = [20, 19];

/** Installs the packages if they are not exactly those of the lock file. Ends the process if that fails. */
export async function installMissing() {
  assertNode();
  if (isInstalled()) return;
  console.log('Installing packages …');
  const code = await npm([
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts=false',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code === 0 && isInstalled()) return;
  console.error('The packages could not be installed; see above.');
  process.exit(1);
}

function assertNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(`Node.js ${oldestNode.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** npm writes its list of installed packages after the last package, so an interrupted installation is not in it. */
function isInstalled() {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const there = packagesIn(join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !there || !existsSync(pinnedNode)) return false;
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (!path.includes('node_modules/') || link) return true;
    // Optional packages for other systems are not installed here.
    return there[path] ? there[path].version === version : optional === true;
  });
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }> | undefined} */
function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

/** @param {string[]} args */
function npm(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return run(process.execPath, [script, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}
