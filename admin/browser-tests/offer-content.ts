import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Page } from 'playwright';
import { anOffer, button } from './offer-records.ts';
import { type Account, accounts, signInAhead } from './support/accounts.ts';
import type { aBrowser, Looks } from './support/browser.ts';

/** Opens the sections tab of a new offer with these sections, signed in with `account`. */
export const sectionsTab =
  (browser: ReturnType<typeof aBrowser>) =>
  async (
    title: string,
    sections: unknown[],
    { account = accounts.admin, ...looks }: Looks & { account?: Account } = {},
  ) => {
    const page = await browser.page({ language: 'en', ...looks });
    await signInAhead(page, accounts.admin);
    const { id } = await anOffer(page, title, { sections: sections as OfferInputDraft['sections'] });
    if (account !== accounts.admin) await signInAhead(page, account);
    await page.goto(`/offers/${id}/edit`);
    await page.getByRole('tab', { name: /^(Sections|Sekcje)/ }).click();
    await page.locator('li[data-size] [aria-expanded]').first().waitFor();
    return { page, id };
  };

export const section = (...elements: unknown[]) => ({ elements });

export const text = (title: string, content = title) => ({
  type: 'text',
  title: { pl: title, en: `${title} EN` },
  userMustBeLoggedIn: false,
  userMustInvest: false,
  data: { content: { pl: `<p>${content}</p>`, en: `<p>${content} EN</p>` } },
});

/** The line of a card that opens and closes it. */
export const line = (page: Page, name: string) => page.locator('[aria-expanded]').and(button(page, name));
export const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

/** Chooses an entry of the menu of a section or element. */
export async function chooseAction(page: Page, name: string, entry: string): Promise<void> {
  await button(page, `More actions: ${name}`).click();
  await menuItem(page, entry).click();
  await page.getByRole('menu').waitFor({ state: 'detached' });
}
