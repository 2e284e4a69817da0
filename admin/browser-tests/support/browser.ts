import type { Language } from '@share/contract/shared/languages.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchChromium } from './chromium.ts';
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
}

/** One browser profile; tests use it one after the other. */
interface Visitor {
  context: BrowserContext;
  /** Whether a test changed what cannot be undone, such as the clock. */
  isAltered: () => boolean;
}

const watched = new WeakMap<Page, Trouble>();

/**
 * A server and a browser for the tests of one file. After each test its pages are closed, and it fails if one of them
 * had an error that the test did not announce with `expectFailure`.
 */
export function aBrowser(environment: Record<string, string> = {}) {
  let server: Server;
  let browser: Browser;
  let open: Visitor[] = [];
  let pages: Page[] = [];
  const idle: Visitor[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(environment), launchChromium()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  afterEach(async () => {
    const trouble = pages.flatMap((page) => watched.get(page)?.found() ?? []);
    await Promise.all(open.map(leave));
    [open, pages] = [[], []];
    expect(trouble).toEqual([]);
  });

  const watch = (page: Page) => {
    watched.set(page, watchTrouble(page));
    pages.push(page);
  };
  const enter = async (): Promise<Visitor> => {
    const context = await browser.newContext({
      baseURL: server.address,
      reducedMotion: 'reduce',
      timezoneId: 'Europe/Warsaw',
    });
    context.setDefaultTimeout(60_000);
    context.on('page', watch);
    return { context, isAltered: noticeChanges(context) };
  };
  // A context remembers the compiled scripts of the program, which takes a page most of its time to start.
  const leave = async (visitor: Visitor): Promise<void> => {
    if (visitor.isAltered()) return visitor.context.close();
    await Promise.all(visitor.context.pages().map((page) => page.close()));
    idle.push(visitor);
  };
  return {
    /** The server with its address and folder. */
    server: () => server,
    /** A page of a new visitor with empty storage. Further tabs of the same visitor: `page.context().newPage()`. */
    page: async (looks: Looks = {}): Promise<Page> => {
      const visitor = idle.pop() ?? (await enter());
      open.push(visitor);
      const page = await visitor.context.newPage();
      await page.setViewportSize({ width: looks.width ?? 1440, height: looks.height ?? 900 });
      await page.emulateMedia({ colorScheme: looks.scheme ?? 'light' });
      await forget(page, server.address);
      if (looks.language) await chooseLanguage(page, looks.language);
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

/** Empties what earlier visitors left in the browser, but for downloaded files and what was compiled of them. */
async function forget(page: Page, origin: string): Promise<void> {
  await page.context().clearCookies();
  const devtools = await page.context().newCDPSession(page);
  const storageTypes = 'local_storage,indexeddb,service_workers,cache_storage,file_systems';
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await devtools.detach();
}

async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((chosen) => localStorage.setItem('platformLanguage', chosen), language);
}

/** Notices calls that change a context for good. */
function noticeChanges(context: BrowserContext): () => boolean {
  let altered = false;
  const notice = (target: object, names: readonly string[]) => {
    for (const name of names) {
      const original: unknown = Reflect.get(target, name);
      if (typeof original !== 'function') throw new Error(`A browser context has no ${name}().`);
      Reflect.set(target, name, (...values: unknown[]) => {
        altered = true;
        return Reflect.apply(original, target, values);
      });
    }
  };
  notice(context, [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'route',
    'setOffline',
  ]);
  notice(context.clock, [
    'fastForward',
    'install',
    'pauseAt',
    'resume',
    'runFor',
    'setFixedTime',
    'setSystemTime',
  ]);
  return () => altered;
}
