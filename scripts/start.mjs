import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildAdmin } from './steps/build-admin.mjs';
import { installMissing } from './steps/install.mjs';
import { watchNpmAbove } from './steps/npm-above.mjs';
import { pinnedNode, root } from './steps/run.mjs';

await installMissing();
await buildAdmin();

const server = spawn(pinnedNode, ['api/src/main.ts'], {
  cwd: root,
  // Through the IPC channel the server notices when this script is killed, and stops too.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  // Later starts read the compiled files from this cache.
  env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env },
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => server.kill(signal));
server.once('error', (error) => {
  console.error(`The server cannot be run: ${error.message}`);
  process.exit(1);
});
server.once('exit', (code) => process.exit(code ?? 1));
watchNpmAbove(() => server.kill('SIGTERM'));
