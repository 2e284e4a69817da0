import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installMissing } from './steps/install.mjs';
import { watchNpmAbove } from './steps/npm-above.mjs';
import { commandOf, pinnedNode, root } from './steps/run.mjs';

await installMissing();

// Vite serves the pages, reloads them on change and hands /api on to the server, which starts anew on change.
const server = spawn(pinnedNode, ['--watch', '--watch-preserve-output', 'api/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
});
const pages = spawn(pinnedNode, [commandOf('vite', { from: 'admin' })], {
  cwd: join(root, 'admin'),
  stdio: 'inherit',
});
const children = [server, pages];

let leaving = false;
/** @param {number} code */
function leave(code) {
  if (leaving) return;
  leaving = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}
for (const child of children) {
  child.once('exit', (code) => leave(code ?? 1));
  child.once('error', () => leave(1));
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => leave(0));
watchNpmAbove(() => leave(0));
