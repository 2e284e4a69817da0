import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, test } from 'vitest';
import { aPayPalServer, type PayPalServer } from '../../../../api/src/testing/paypal/paypal-server.ts';
import { accountWith } from '../../limited-account.ts';
import { accounts, signInAhead } from '../accounts.ts';
import { sharedChromium } from '../chromium.ts';
import { awaitInterception } from '../interception.ts';
import { type MapProviders, mapProviders } from '../map-providers.ts';
import { watchTraffic } from '../quiet.ts';
import { type Server, startServer } from '../server.ts';
import { watchTrouble } from '../trouble.ts';
import { everyLook, expectNothing } from './every-look.ts';
import type { Place, Screen, Viewer } from './screen.ts';

/**
 * Defines a test for each of these screens: that nothing is wrong with it in any look. They share a server and, for each viewer, a
 * browser with its cache; each has a page of its own.
 */
export function testEveryLook(screens: readonly Screen[], environment: Record<string, string> = {}): void {
  let server: Server;
  let payPal: PayPalServer;
  let maps: MapProviders;
  let staff: Page;
  const contexts = new Map<string, Promise<BrowserContext>>();

  const open = async (viewer: Viewer): Promise<BrowserContext> => {
    const browser = await sharedChromium();
    const context = await browser.newContext({
      baseURL: server.address,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      timezoneId: 'Europe/Warsaw',
    });
    context.setDefaultTimeout(60_000);
    awaitInterception(context, () => context.pages());
    if (viewer === 'visitor') return context;
    const page = await context.newPage();
    await page.goto('/favicon.svg');
    await signInAhead(page, viewer === 'admin' ? accounts.admin : await accountWith(server, ...viewer));
    return context;
  };
  const contextOf = (viewer: Viewer): Promise<BrowserContext> => {
    const context = contexts.get(String(viewer)) ?? open(viewer);
    contexts.set(String(viewer), context);
    return context;
  };

  beforeAll(async () => {
    [payPal, maps] = await Promise.all([aPayPalServer(), mapProviders()]);
    server = await startServer({
      PAYPAL_SANDBOX_URL: payPal.url,
      PAYPAL_TIMEOUT_SECONDS: '5',
      LOGIN_TRIES: '50',
      ...maps.environment,
      ...environment,
    });
    const [page] = (await contextOf('admin')).pages();
    if (!page) throw new Error('Nobody is signed in');
    staff = page;
  });
  afterAll(async () => {
    for (const context of contexts.values()) await (await context).close();
    await server?.stop();
    await payPal?.close();
    maps?.stop();
  });

  test.each(screens.map((screen) => [screen.name, screen] as const))('%s', async (_, screen) => {
    const viewer = screen.viewer ?? 'admin';
    const context = await (screen.isAlone ? open(viewer) : contextOf(viewer));
    const page = await context.newPage();
    const trouble = watchTrouble(page);
    watchTraffic(page);
    awaitInterception(page, () => [page]);
    await page.addInitScript(beginAnew);
    const { expect: expectFailure, expectConsole } = trouble;
    const place: Place = { page, staff, server, payPal, language: 'en', expectFailure, expectConsole };
    const findings = await everyLook(screen, place);
    await (screen.isAlone ? context : page).close();
    expectNothing([...findings, ...trouble.found().map((one) => `${screen.name}: ${one}`)]);
  });
}

/** Runs in the first document of a page: what the screens before have left in the browser is gone, except the session. */
function beginAnew(): void {
  if (window !== window.top || !location.protocol.startsWith('http') || sessionStorage.hasBegun) return;
  sessionStorage.hasBegun = 'yes';
  for (const key of Object.keys(localStorage)) if (!key.endsWith('_admin')) localStorage.removeItem(key);
  localStorage.platformLanguage = 'en';
  indexedDB.deleteDatabase('drafts');
}
