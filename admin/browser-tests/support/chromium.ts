import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const installed = process.env.CHROMIUM_PATH ?? systemPlaces.find((path) => existsSync(path));

/** Unpacks the Chromium that is going to be used, once per run: test files that start together would get in each other's way. */
export default async function setup(): Promise<void> {
  if (!installed) await withPacked((packed) => packed.executablePath());
}

/** Starts the Chromium of CHROMIUM_PATH, else one of the system, else the one inside an npm package. */
export async function launchChromium(): Promise<Browser> {
  if (installed) {
    return chromium.launch({ executablePath: installed, args: ['--no-sandbox', noGraphics], env });
  }
  return withPacked(async (packed) => {
    const args = packed.args.filter((argument) => !unwanted.some((start) => argument.startsWith(start)));
    const executablePath = await packed.executablePath();
    return chromium.launch({ executablePath, args: [...args, noGraphics], env });
  });
}

// Where the machine names no language, Chromium would save files with Polish names as “download”.
const env = { ...process.env, LC_ALL: 'C.UTF-8' };

// A graphics processor imitated by the processor takes as long as everything else that a page does.
const noGraphics = '--disable-gpu';

// What the package's own list says about that imitation, and for pages without a second process; ours open several tabs.
const unwanted = [
  '--single-process',
  '--no-zygote',
  '--use-gl',
  '--use-angle',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

type Packed = typeof import('@sparticuz/chromium').default;

async function withPacked<Result>(use: (packed: Packed) => Promise<Result>): Promise<Result> {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folderOfUser();
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    return await use(packed);
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/** The package unpacks into the folder for temporary files under a fixed name; each user of a machine needs an own one. */
function folderOfUser(): string {
  const folder = join(tmpdir(), `share-chromium-${userInfo().uid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
