import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing } from './steps/install.mjs';
import { watchNpmAbove } from './steps/npm-above.mjs';
import { commandOf, pinnedNode, root } from './steps/run.mjs';

await installMissing();

// The server reads this file too; here it gives the address of the server.
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
const { HOST, PORT } = process.env;
const api = `http://${HOST && HOST !== '0.0.0.0' ? HOST : '127.0.0.1'}:${PORT || 3000}`;

// Vite serves the pages, reloads them on change and passes /api to the server, which restarts on change.
// Folders are watched, not files: a watched file that an editor or Git replaces is not noticed a second time.
const watched = ['api/src', 'contract/src'].map((folder) => `--watch-path=${folder}`);
const server = spawn(pinnedNode, [...watched, '--watch-preserve-output', 'api/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  // Links in e-mails lead to the pages of Vite.
  env: { PUBLIC_URL: 'http://localhost:5173', ...process.env },
});
const pages = spawn(pinnedNode, [commandOf('vite', { from: 'admin' })], {
  cwd: join(root, 'admin'),
  stdio: 'inherit',
  env: { API_ADDRESS: api, ...process.env },
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
