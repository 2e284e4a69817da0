import type { OfferInputDraft, OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import type { Page } from 'playwright';
import { anOfferAgreementInput, anOfferInput } from '../../api/src/testing/offers.ts';
import { callApi } from './records.ts';
import { closeToast } from './screens.ts';
import { accounts, signedIn } from './support/accounts.ts';
import type { aBrowser } from './support/browser.ts';

/** Creates an offer; its titles are `title` in Polish and `title EN` in English, its slugs are made from them. */
export const anOffer = (
  page: Page,
  title: string,
  fields: Partial<OfferInputDraft> = {},
): Promise<OfferView> => {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const body = anOfferInput({
    title: { pl: title, en: `${title} EN` },
    slug: { pl: slug, en: `${slug}-en` },
    isVisible: false,
    mainDescription: { pl: '', en: '' },
    projectType: '',
    address: '',
    investmentReturn: { pl: '', en: '' },
    ...fields,
  });
  return callApi(page, 'POST', '/admin/offer', body);
};

export const readOffer = (page: Page, id: number): Promise<OfferView> =>
  callApi(page, 'GET', `/admin/offer/${id}`);

/** An agreement of an offer, as it is sent. */
export const anOfferAgreement = (name: string) =>
  anOfferAgreementInput({
    name: { pl: name, en: `${name} EN` },
    content: { pl: '<p>Zgadzam się.</p>', en: '<p>I agree.</p>' },
    required: false,
  });

/** A text, number or date field by its label; rich text too. */
export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

/** The value of a field. */
export const typedIn = (page: Page, label: string) => field(page, label).inputValue();

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Moves an entry of a list by its menu: "Move up", "Move down", "To position 3". */
export async function moveEntry(page: Page, name: string, to: string): Promise<void> {
  await button(page, `Move: ${name}`).click();
  await page.getByRole('menuitem', { name: to, exact: true }).click();
  await page.getByRole('menu').waitFor({ state: 'detached' });
}

/** Waits for the slug of a language, which follows the title after a pause. */
export const slugBecomes = (page: Page, language: Language, slug: string) =>
  page.waitForFunction(
    ([name, expected]) =>
      document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value === expected,
    [`slug.${language}`, slug],
  );

/** Saves the offer that is being edited, and waits until it is saved. */
export async function saveOffer(page: Page): Promise<void> {
  await closeToast(page);
  await page.getByText('Offer saved').waitFor({ state: 'detached' });
  await button(page, 'Save').click();
  await page.getByText('Offer saved').waitFor();
}

/** The form of a new offer. */
export async function newOfferForm(browser: ReturnType<typeof aBrowser>): Promise<Page> {
  const page = await browser.page({ language: 'en' });
  await openNewOffer(page);
  return page;
}

export async function openNewOffer(page: Page): Promise<void> {
  await signedIn(page, accounts.admin, '/offers/create');
  await page.getByRole('heading', { name: 'New offer', level: 1 }).waitFor();
}
