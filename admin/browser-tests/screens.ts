import type { AgreementInput, AgreementView } from '@share/contract/areas/agreements/agreements.schemas.ts';
import type { BrowserContext, Page, Route } from 'playwright';
import { expect } from 'vitest';
import { anAgreement, aSeries, callApi } from './records.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import type { aBrowser, Looks } from './support/browser.ts';

type Browser = ReturnType<typeof aBrowser>;

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1, exact: true });
export const pathOf = (page: Page) => new URL(page.url()).pathname;
/** The search of the address, decoded. */
export const searchOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);

/** Nothing is wider than the screen. A screen whose width has just changed is laid out again a moment later. */
export const expectToFit = (page: Page, width: number) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

/** The toast with that key, such as `slider.error.delete`. */
export const toastOf = (page: Page, key: string) => page.locator(`[id^="${key} "]`);

/** Closes the shown toast: it would delay the next one by four seconds. */
export const closeToast = (page: Page) =>
  page.locator('.mantine-Notification-closeButton').evaluateAll((all) => {
    for (const close of all as HTMLElement[]) close.click();
  });

/** Keeps the shown toast from leaving by itself, as the pointer does that is on it. */
export const keepToast = (page: Page) =>
  page.locator('.mantine-Notification-root').last().dispatchEvent('mouseover');

/** Waits until that field has the focus. */
export const focusOn = (page: Page, fieldName: string) =>
  page.waitForFunction((name) => document.activeElement?.getAttribute('name') === name, fieldName);

/** Delays requests to an address; returns a function that lets them go on. */
export async function held(
  page: Page | BrowserContext,
  address: string,
  goOn = (route: Route) => route.continue(),
): Promise<() => void> {
  let letGo = () => {};
  const wanted = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await wanted;
    await goOn(route);
  });
  return letGo;
}

/** The editing screen of a new series of that name. */
export async function onSeries(browser: Browser, name: string, looks: Looks = {}) {
  const page = await browser.page({ language: 'en', ...looks });
  await signInAhead(page, accounts.admin);
  const series = await aSeries(page, name);
  await page.goto(`/series/${series.id}/edit`);
  await heading(page, `${name} EN`).waitFor();
  return { page, series };
}

/** The editing screen of a new agreement of that name, and a function that loads the stored one. */
export async function onAgreement(browser: Browser, name: string, fields: Partial<AgreementInput> = {}) {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const { id } = await anAgreement(page, name, fields);
  await page.goto(`/agreements/${id}`);
  await page.getByRole('toolbar').first().waitFor();
  return { page, stored: () => callApi<AgreementView>(page, 'GET', `/admin/agreement/${id}`) };
}
