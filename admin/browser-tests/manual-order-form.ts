import type { Page } from 'playwright';
import { button, field } from './offer-records.ts';
import { aSellingOffer, choose, fact } from './order-records.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import type { aBrowser } from './support/browser.ts';

type Browser = ReturnType<typeof aBrowser>;
export type Offers = Parameters<typeof aSellingOffer>[2];

/** The empty form, and an offer with a unique name. */
export async function newOrder(browser: Browser, fields: Offers = {}, language: 'pl' | 'en' = 'en') {
  const page = await browser.page({ language });
  await signInAhead(page, accounts.admin);
  const offer = await aSellingOffer(page, `Wiosenna ${crypto.randomUUID().slice(0, 6)}`, fields);
  await page.goto('/orders/create');
  await button(page, language === 'pl' ? 'Złóż zamówienie' : 'Place order').waitFor();
  return { page, offer };
}

export async function chooseOffer(page: Page, title: string): Promise<void> {
  await choose(page, 'Offer', title);
  await fact(page, 'Price per share').waitFor();
}

export async function fillInvestor(page: Page, email = 'olga@example.com'): Promise<void> {
  await emailField(page).fill(email);
  await field(page, 'First name').fill('Olga');
  await field(page, 'Last name').fill('Olszewska');
}

export const agreementsTab = (page: Page) => page.getByRole('tab', { name: 'Agreements' });

/** Also searches while something is typed, so it is a combobox. */
export const emailField = (page: Page) =>
  page.getByRole('combobox', { name: "Investor's e-mail", exact: true });

/** The form of a new order that lacks nothing but the agreements. */
export const orderToPlace =
  (browser: ReturnType<typeof aBrowser>) =>
  async (fields: Offers = {}) => {
    const { page, offer } = await newOrder(browser, fields);
    await chooseOffer(page, offer.title.en);
    await fillInvestor(page);
    return { page, offer };
  };
