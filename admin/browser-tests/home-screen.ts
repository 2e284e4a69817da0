import type { Page } from 'playwright';
import { type Account, accounts, signedIn } from './support/accounts.ts';
import type { aBrowser, Looks } from './support/browser.ts';

/** Signs in with `account`, and returns the page once home is there. */
export const homeScreen =
  (browser: ReturnType<typeof aBrowser>) =>
  async (looks: Looks = {}, account: Account = accounts.admin): Promise<Page> => {
    const page = await browser.page({ language: 'en', ...looks });
    await signedIn(page, account);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    return page;
  };

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
