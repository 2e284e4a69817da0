import type { BrowserContext, Page } from 'playwright';

const PROBE = '/favicon.svg?caught';

/**
 * Makes `route` of a page or of a context wait until its open pages really send their requests there. Chromium only tells them to, so that
 * a request sent at once, by the next line of the test, reached the server now and then.
 */
export function awaitInterception(routed: Page | BrowserContext, pages: () => Page[]): void {
  const route = routed.route.bind(routed);
  routed.route = async (...parameters) => {
    const caught = await route(...parameters);
    const open = pages().filter((page) => page.url().startsWith('http'));
    if (open.length > 0) {
      await route(`**${PROBE}`, (probe) => probe.fulfill({ body: 'caught' }));
      await Promise.all(open.map((page) => page.evaluate(untilCaught, PROBE)));
      await routed.unroute(`**${PROBE}`);
    }
    return caught;
  };
}

/** Runs in the page. */
async function untilCaught(probe: string): Promise<void> {
  const answer = () => fetch(probe, { cache: 'no-store' }).then((response) => response.text());
  while ((await answer().catch(() => '')) !== 'caught');
}
