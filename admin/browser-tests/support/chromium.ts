import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder into which the Chromium of the npm package is unpacked, unless another one is used. */
    chromiumFolder: string;
  }
}

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The Chromium of the npm package runs here: it draws to no screen, and takes less than two thirds of the time of a desktop browser. */
const isPackaged = process.platform === 'linux' && process.arch === 'x64';

const installed =
  process.env.CHROMIUM_PATH ?? (isPackaged ? undefined : systemPlaces.find((path) => existsSync(path)));

/**
 * Unpacks Chromium once per run, into a folder of this run: a parallel run could otherwise start a half-unpacked
 * browser.
 */
export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  if (installed) return;
  const folder = mkdtempSync(join(tmpdir(), 'share-chromium-'));
  await unpacked(folder);
  project.provide('chromiumFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Starts the Chromium of CHROMIUM_PATH, else the one inside an npm package where that runs, else one of the system. The package
 * is unpacked into `folder`.
 */
export async function launchChromium(folder: string, options: readonly string[] = []): Promise<Browser> {
  const executablePath = installed ?? (await unpacked(folder));
  const args = ['--no-sandbox', noGraphics, exactText, ...options];
  return chromium.launch({ executablePath, args, env, timeout });
}

let shared: Promise<Browser> | null = null;

/** The Chromium of all files that this worker runs; it ends with the worker. Whoever opens a context of it closes that. */
export function sharedChromium(): Promise<Browser> {
  shared ??= launchChromium(inject('chromiumFolder'), [shortPages]).then((browser) => {
    browser.on('disconnected', () => {
      shared = null;
    });
    return browser;
  });
  return shared;
}

// Starting takes long on a busy machine.
const timeout = 120_000;

// Without a locale, Chromium would save files with Polish names as “download”.
const env = { ...process.env, LC_ALL: 'C.UTF-8' };

// Software rendering takes as much time as everything else that a page does.
const noGraphics = '--disable-gpu';

// A page of a test ends before its code has been optimized: a list then takes a tenth to a seventh less of the processor.
const shortPages = '--js-flags=--no-opt --no-maglev';

// Letters are as wide as on a screen of today, not rounded to whole pixels.
const exactText = '--font-render-hinting=none';

/** The path of the program. The package always unpacks into the temporary folder, under a fixed name. */
async function unpacked(folder: string): Promise<string> {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    return await packed.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
