import type { BrowserContext, Page } from 'playwright-core';
import { ALWAYS_ASKED } from './trouble.ts';

interface SlowNetwork {
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
}

export interface FirstLoad {
  /** What was asked for: the page, scripts, styles, fonts and calls; pictures belong to the content. */
  addresses: string[];
  /** What came over the network, compressed. */
  kilobytes: number;
  seconds: number;
}

/** Opens a screen in a new tab of a context with an empty cache, and waits until it can be used and the network rests. */
export async function firstLoad(
  context: BrowserContext,
  path: string,
  slow?: SlowNetwork,
): Promise<FirstLoad> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (slow) await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  const requests = new Map<string, { address: string; bytes: number }>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('http') && type !== 'Image' && !request.url.includes(ALWAYS_ASKED))
      requests.set(requestId, { address: new URL(request.url).pathname, bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    // A file that the page has fetched early is asked for again when it is used, and comes once.
    if (encodedDataLength === 0) requests.delete(requestId);
    else if (request) request.bytes = encodedDataLength;
  });
  const began = Date.now();
  await page.goto(path);
  await isAtRest(page);
  // The network counts as idle after half a second of rest.
  const seconds = (Date.now() - began - 500) / 1_000;
  const all = [...requests.values()];
  return {
    addresses: all.map(({ address, bytes }) => `${address} ${(bytes / 1024).toFixed(1)}`),
    kilobytes: Math.round(all.reduce((sum, { bytes }) => sum + bytes, 0) / 1024),
    seconds,
  };
}

async function isAtRest(page: Page): Promise<void> {
  await page.locator('main h1, form h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.waitForLoadState('networkidle');
}
