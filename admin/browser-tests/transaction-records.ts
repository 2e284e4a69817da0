import type { Page } from 'playwright';
import { anOrder, aSellingOffer, fact, transactionOf } from './order-records.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import type { aBrowser } from './support/browser.ts';

/** A pending transaction of 501 zł, whose payer has a unique e-mail. */
export async function aTransaction(browser: ReturnType<typeof aBrowser>, language: 'pl' | 'en' = 'en') {
  const page = await browser.page({ language });
  await signInAhead(page, accounts.admin);
  const email = `payer-${crypto.randomUUID()}@example.com`;
  const offer = await aSellingOffer(page, `Morska ${crypto.randomUUID().slice(0, 6)}`);
  const order = await anOrder(page, offer, { email });
  const id = transactionOf(order);
  return { page, email, offer, order, id, inList: `/transactions?filters[userEmail][value]=${email}` };
}

export async function openTransaction(page: Page, id: number, name = `Transaction ${id}`): Promise<void> {
  await page.goto(`/transactions/${id}/edit`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await fact(page, 'Status').waitFor();
}

/** The row of a transaction in the list. */
export const row = (page: Page, id: number) =>
  page.getByRole('row').filter({ has: page.getByText(String(id), { exact: true }) });

export const banner = (page: Page, text: string): Promise<void> =>
  page.getByRole('alert').getByText(text).waitFor();
