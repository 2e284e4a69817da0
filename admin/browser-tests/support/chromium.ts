import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Starts the Chromium of CHROMIUM_PATH, else one of the system, else the one inside an npm package. */
export async function launchChromium(): Promise<Browser> {
  const installed = process.env.CHROMIUM_PATH ?? systemPlaces.find((path) => existsSync(path));
  if (installed) return chromium.launch({ executablePath: installed, args: ['--no-sandbox'] });
  const { default: packed } = await import('@sparticuz/chromium');
  // The package's own list is made for pages without a second process; ours open several tabs.
  const args = packed.args.filter(
    (argument) => argument !== '--single-process' && argument !== '--no-zygote',
  );
  return chromium.launch({ executablePath: await packed.executablePath(), args });
}
