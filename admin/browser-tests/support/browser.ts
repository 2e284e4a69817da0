import type { Language } from '@share/contract/shared/languages.ts';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { accounts, signInAhead } from './accounts.ts';
import { sharedChromium } from './chromium.ts';
import { awaitInterception } from './interception.ts';
import { watchTraffic } from './quiet.ts';
import { type Server, startServer } from './server.ts';
import { type ExpectedFailure, type Trouble, watchTrouble } from './trouble.ts';

/**
 * Stops the clock of the page at the present time and returns the day in Warsaw, so that a test cannot run past
 * midnight.
 */
export async function stopAtToday(page: Page): Promise<string> {
  const now = new Date();
  await page.clock.setFixedTime(now);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw' }).format(now);
}

export interface Looks {
  width?: number;
  height?: number;
  language?: Language;
  scheme?: 'light' | 'dark';
  /** A screen that is touched, where nothing hovers. */
  touch?: boolean;
}

const watched = new WeakMap<Page, Trouble>();

/**
 * A server for the tests of one file, and a browser. After each test its pages are closed, and it fails if one of them had an
 * error that the test did not announce with `expectFailure`.
 */
export function aBrowser(environment: Record<string, string> = {}) {
  let server: Server;
  let browser: Browser;
  let open: BrowserContext[] = [];
  let pages: Page[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(environment), sharedChromium()]);
  });
  afterAll(() => server?.stop());
  afterEach(async () => {
    const trouble = pages.flatMap((page) => watched.get(page)?.found() ?? []);
    await Promise.all(open.map((context) => context.close()));
    [open, pages] = [[], []];
    expect(trouble).toEqual([]);
  });

  const watch = (page: Page) => {
    watched.set(page, watchTrouble(page));
    watchTraffic(page);
    awaitInterception(page, () => [page]);
    pages.push(page);
  };
  const openPage = async (looks: Looks = {}): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: server.address,
      viewport: { width: looks.width ?? 1440, height: looks.height ?? 900 },
      colorScheme: looks.scheme ?? 'light',
      reducedMotion: 'reduce',
      hasTouch: looks.touch ?? false,
      timezoneId: 'Europe/Warsaw',
    });
    if (looks.language) await context.addInitScript(chooseLanguage, looks.language);
    context.setDefaultTimeout(60_000);
    context.on('page', watch);
    awaitInterception(context, () => context.pages());
    open.push(context);
    return context.newPage();
  };
  return {
    /** The server with its address and folder. */
    server: () => server,
    /** A page of a new visitor with empty storage. Further tabs of the same visitor: `page.context().newPage()`. */
    page: openPage,
    /** A page of a super administrator, in English unless it says otherwise, before any screen is opened. */
    staff: async (looks: Looks = {}): Promise<Page> => {
      const page = await openPage({ language: 'en', ...looks });
      await signInAhead(page, accounts.admin);
      return page;
    },
  };
}

/** Announces a failing request of this page that the test expects. */
export const expectFailure = (page: Page, failure: ExpectedFailure): void => troubleOf(page).expect(failure);

/** Announces an expected error with that text on the page's console. */
export const expectConsoleError = (page: Page, text: string): void => troubleOf(page).expectConsole(text);

function troubleOf(page: Page): Trouble {
  const trouble = watched.get(page);
  if (!trouble) throw new Error('This page was not opened by aBrowser().');
  return trouble;
}

/** Runs in every page before its own code. A stored state of the context would open one more page to be set, which takes as long as the screen. */
function chooseLanguage(language: Language): void {
  if (window === window.top && location.protocol.startsWith('http'))
    localStorage.platformLanguage ??= language;
}
