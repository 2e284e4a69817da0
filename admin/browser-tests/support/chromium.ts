import { type Browser, chromium } from 'playwright';
import { chromiumPath } from './chromium-path.ts';

/** How Chromium is started for tests and measurements. */
export async function chromiumOptions() {
  return {
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', noGraphics, exactText],
    env,
    timeout,
  };
}

/** Starts a browser of its own. */
export const launchChromium = async (): Promise<Browser> => chromium.launch(await chromiumOptions());

let shared: Promise<Browser> | null = null;

/** The Chromium of all files that this worker runs; it ends with the worker. Whoever opens a context of it closes that. */
export function sharedChromium(): Promise<Browser> {
  shared ??= launchForTests();
  return shared;
}

async function launchForTests(): Promise<Browser> {
  const { args, ...options } = await chromiumOptions();
  const browser = await chromium.launch({ ...options, args: [...args, shortPages] });
  browser.on('disconnected', () => {
    shared = null;
  });
  return browser;
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
