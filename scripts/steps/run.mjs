import { execFile, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
// The lock file pins the runtime; the Node.js of the machine must only be new enough to install it.
export const pinnedNode = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/**
 * Runs a program in the foreground and returns its exit code; 128 if a signal ended it.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
    child.once('error', (error) => {
      console.error(`${program} cannot be run: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code) => resolve(code ?? 128));
  });
}

/**
 * Runs a program in the background and returns whether it succeeded, with its complete output.
 *
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runQuietly(program, args) {
  return new Promise((resolve) => {
    execFile(program, args, { cwd: root, maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) => {
      resolve({ ok: error === null, output: `${stdout}${stderr}` });
    });
  });
}

/**
 * Returns the script file of a command of an installed package, to be run by the pinned Node.
 *
 * @param {string} name the package, and its command unless `command` is given
 * @param {{ from?: string, command?: string }} [where] the building whose dependency it is
 */
export function commandOf(name, { from = '.', command = name } = {}) {
  const require = createRequire(join(root, from, 'package.json'));
  const folder = packageFolder(require, name);
  const { bin } = require(join(folder, 'package.json'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** @param {NodeJS.Require} require @param {string} name */
function packageFolder(require, name) {
  const found = (require.resolve.paths(name) ?? []).map((folder) => join(folder, name));
  const folder = found.find((candidate) => isPackage(require, candidate));
  if (!folder) throw new Error(`The package ${name} is not installed.`);
  return folder;
}

/** @param {NodeJS.Require} require @param {string} folder */
function isPackage(require, folder) {
  try {
    return Boolean(require(join(folder, 'package.json')));
  } catch {
    return false;
  }
}
