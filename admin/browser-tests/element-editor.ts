import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Page } from 'playwright';
import { anOffer, button, readOffer } from './offer-records.ts';
import { type Account, accounts, signInAhead } from './support/accounts.ts';
import type { aBrowser, Looks } from './support/browser.ts';

/** Opens the sections tab of a new offer with these elements, all cards open, signed in with `account`. */
export const elementEditor =
  (browser: ReturnType<typeof aBrowser>) =>
  async (title: string, elements: unknown[], looks: Looks & { account?: Account } = {}) => {
    const { account = accounts.admin, ...rest } = looks;
    const page = await browser.page({ language: 'en', ...rest });
    await signInAhead(page, accounts.admin);
    const sections = [{ elements }] as OfferInputDraft['sections'];
    const { id } = await anOffer(page, title, { sections });
    if (account !== accounts.admin) await signInAhead(page, account);
    await page.goto(`/offers/${id}/edit`);
    await page.getByRole('tab', { name: /^(Sections|Sekcje)/ }).click();
    await page.getByRole('button', { name: /^(Expand all|Rozwiń wszystko)$/ }).click();
    return { page, id };
  };

/** Opens the sections tab of a new offer with one element of that type, which was added there. */
export const newElementEditor =
  (editorOf: ReturnType<typeof elementEditor>) => async (title: string, type: string) => {
    const { page, id } = await editorOf(title, []);
    await addElement(page, type);
    return { page, id };
  };

/** Adds an element of that type to the first section. */
export async function addElement(page: Page, type: string): Promise<void> {
  await button(page, 'Add an element').first().click();
  await page
    .getByRole('group', { name: 'Type of element' })
    .getByRole('button', { name: type, exact: true })
    .click();
}

/** The data of the first element of an offer, as the server stores it. */
export const storedData = async <Data>(page: Page, id: number): Promise<Data> =>
  (await readOffer(page, id)).sections[0]?.elements[0]?.data as Data;
