import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Chromium of the npm package is unpacked, unless another one is used. */
    chromiumFolder: string;
  }
}

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const installed = process.env.CHROMIUM_PATH ?? systemPlaces.find((path) => existsSync(path));

/**
 * Unpacks the Chromium that is going to be used, once per run and for this run alone: whoever starts while another one
 * unpacks would take half a browser for a complete one.
 */
export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  if (installed) return;
  const folder = mkdtempSync(join(tmpdir(), 'share-chromium-'));
  await withPacked(folder, (packed) => packed.executablePath());
  project.provide('chromiumFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Starts the Chromium of CHROMIUM_PATH, else one of the system, else the one inside an npm package. */
export async function launchChromium(): Promise<Browser> {
  if (installed) {
    return chromium.launch({ executablePath: installed, args: ['--no-sandbox', noGraphics], env, timeout });
  }
  return withPacked(inject('chromiumFolder'), async (packed) => {
    const args = packed.args.filter((argument) => !unwanted.some((start) => argument.startsWith(start)));
    const executablePath = await packed.executablePath();
    return chromium.launch({ executablePath, args: [...args, noGraphics], env, timeout });
  });
}

// On a machine with much else to do it takes its time.
const timeout = 120_000;

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

/** The package unpacks into the folder for temporary files, under a fixed name. */
async function withPacked<Result>(folder: string, use: (packed: Packed) => Promise<Result>): Promise<Result> {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    return await use(packed);
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
