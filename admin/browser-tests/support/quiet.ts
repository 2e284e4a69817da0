import type { Page, Request } from 'playwright';
import { expect } from 'vitest';
import { ALWAYS_ASKED } from './trouble.ts';

const QUIET_MILLISECONDS = 500;

interface Traffic {
  open: Set<Request>;
  lastAt: number;
}
const trafficOf = new WeakMap<Page, Traffic>();

/** Notes the requests of a page from now on. */
export function watchTraffic(page: Page): void {
  const traffic: Traffic = { open: new Set(), lastAt: performance.now() };
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    if (request.url().includes(ALWAYS_ASKED)) return;
    change(request);
    traffic.lastAt = performance.now();
  };
  page.on(
    'request',
    note((request) => traffic.open.add(request)),
  );
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(
      end as 'requestfinished',
      note((request) => traffic.open.delete(request)),
    );
  }
  trafficOf.set(page, traffic);
}

/**
 * Waits until the page has loaded what it shows, and has drawn it: `networkidle` never comes, since a page of the back office always
 * waits for one answer. A busy page may ask for more only once it has drawn what it has.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const traffic = trafficOf.get(page);
  if (!traffic) throw new Error('This page was not opened by aBrowser().');
  const isQuiet = () => traffic.open.size === 0 && performance.now() - traffic.lastAt > QUIET_MILLISECONDS;
  await expect.poll(async () => isQuiet() && (await page.evaluate(isDrawn)) && isQuiet()).toBe(true);
}

/** Runs in the page: whether its heading is there and nothing is still loading, two frames from now. */
async function isDrawn(): Promise<boolean> {
  await document.fonts.ready;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return !!document.querySelector('h1') && !document.querySelector('[aria-busy="true"]');
}
