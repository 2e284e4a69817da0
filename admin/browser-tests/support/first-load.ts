import type { BrowserContext } from 'playwright';
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

/** Milliseconds without a request after which the network is at rest. */
const REST = 500;

/** Opens a screen in a new tab of a context with an empty cache, and waits until it can be used and the network rests. */
export async function firstLoad(
  context: BrowserContext,
  path: string,
  slow?: SlowNetwork,
): Promise<FirstLoad> {
  const page = await context.newPage();
  await page.addInitScript(neverAtRest);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (slow) await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  const requests = new Map<string, { address: string; bytes: number }>();
  const open = new Set<string>();
  let changed = Date.now();
  const ended = (requestId: string) => {
    open.delete(requestId);
    changed = Date.now();
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http') || isLeftOut(request.url, type)) return;
    requests.set(requestId, { address: new URL(request.url).pathname, bytes: 0 });
    open.add(requestId);
    changed = Date.now();
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    // A file that the page has fetched early is asked for again when it is used, and comes once.
    if (encodedDataLength === 0) requests.delete(requestId);
    else if (request) request.bytes = encodedDataLength;
    ended(requestId);
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => ended(requestId));
  const began = Date.now();
  await page.goto(path);
  await page.locator('main h1, form h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  while (open.size > 0 || Date.now() - changed < REST) await page.waitForTimeout(50);
  const all = [...requests.values()];
  return {
    addresses: all.map(({ address, bytes }) => `${address} ${(bytes / 1024).toFixed(1)}`),
    kilobytes: Math.round(all.reduce((sum, { bytes }) => sum + bytes, 0) / 1024),
    seconds: (changed - began) / 1_000,
  };
}

/** Pictures belong to the content; Chromium counts the icon of the page among other files. */
const isLeftOut = (url: string, type: string | undefined): boolean =>
  type === 'Image' || url.endsWith('/favicon.svg') || url.includes(ALWAYS_ASKED);

/** What opens later is loaded two seconds after a screen was drawn (`useIsIdle`): on a slow machine before the network rests. */
function neverAtRest(): void {
  const { setTimeout } = window;
  window.setTimeout = ((callback: () => void, delay?: number) =>
    delay === 2_000 ? 0 : setTimeout(callback, delay)) as typeof setTimeout;
}
