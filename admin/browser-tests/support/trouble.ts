import type { Page } from 'playwright';

export interface ExpectedFailure {
  /** Part of the address. */
  address: string | RegExp;
  /** HTTP status; 0 for a request without an answer. */
  status: number;
}

/** The errors of a page, and those that its test announced. */
export interface Trouble {
  found: () => string[];
  expect: (failure: ExpectedFailure) => void;
  expectConsole: (text: string) => void;
}

/** Every page asks it all the time, so it fails wherever a session ends or a server leaves. */
export const ALWAYS_ASKED = '/api/self/rights';

/** Records errors of the console and of scripts, and failed requests. */
export function watchTrouble(page: Page): Trouble {
  const noted: string[] = [];
  const expected: ExpectedFailure[] = [];
  const expectedTexts: string[] = [];
  const isExpected = (address: string, status: number) =>
    address.includes(ALWAYS_ASKED) ||
    expected.some((failure) => failure.status === status && fits(failure.address, address));

  page.on('pageerror', (error) => noted.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // Chromium also logs every failed request here; requests are checked below.
    if (message.text().startsWith('Failed to load resource')) return;
    if (expectedTexts.some((text) => message.text().includes(text))) return;
    noted.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || isExpected(response.url(), response.status())) return;
    noted.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A request that the page cancelled, or that a navigation ended.
    if (reason === 'net::ERR_ABORTED' || isExpected(request.url(), 0)) return;
    noted.push(`${reason} ${request.method()} ${request.url()}`);
  });
  return {
    found: () => [...noted],
    expect: (failure) => void expected.push(failure),
    expectConsole: (text) => void expectedTexts.push(text),
  };
}

const fits = (pattern: string | RegExp, address: string) =>
  typeof pattern === 'string' ? address.includes(pattern) : pattern.test(address);
