import type { OfferInputDraft, OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { anOffer, anOfferAgreement, button, field, readOffer, saveOffer } from './offer-records.ts';
import { callApi } from './records.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { expectSeenBorders } from './support/borders.ts';
import { aBrowser, expectFailure, type Looks } from './support/browser.ts';

const browser = aBrowser();

const both = (text: string) => ({ pl: text, en: `${text} EN` });
const badge = (text: string) => ({ text: both(text), colorText: '#ffffff', colorBackground: '#000000' });
const text = (title: string, words: string) => ({
  type: 'text' as const,
  title: both(title),
  userMustBeLoggedIn: false,
  userMustInvest: false,
  data: { content: { pl: `<p>${words}</p>`, en: `<p>${words} EN</p>` } },
});

/** The editor of an offer that another user then changes. */
async function anEditor(title: string, fields: Partial<OfferInputDraft> = {}, looks: Looks = {}) {
  const page = await browser.page({ language: 'en', ...looks });
  await signInAhead(page, accounts.admin);
  const { id } = await anOffer(page, title, fields);
  await page.goto(`/offers/${id}/edit`);
  await page.locator('input[name="address"]').waitFor();
  const elsewhere = async (change: (offer: OfferView) => Partial<OfferView>) => {
    const { version: _, ...stored } = await readOffer(page, id);
    await callApi(page, 'PUT', `/admin/offer/${id}`, { ...stored, ...change(stored as OfferView) });
  };
  return { page, id, elsewhere };
}

async function saveTooLate(page: Page, id: number) {
  expectFailure(page, { address: `/api/admin/offer/${id}`, status: 412 });
  await button(page, 'Save').click();
  const dialog = page.getByRole('dialog', { name: 'Somebody changed this record' });
  await dialog.getByText('Last saved by Alicja Administratorska').waitFor();
  return dialog;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('R7 fields, badges and elements of two users are merged, and only conflicts are asked about', async () => {
  const { page, id, elsewhere } = await anEditor('Shared Work', {
    badges: [badge('Nowa')],
    sections: [{ elements: [text('Wstęp', 'Pierwszy'), text('Okolica', 'Drugi')] }],
  });
  await field(page, 'Address').fill('ul. Moja 1');
  await field(page, 'Project type').fill('Loft');
  await tab(page, 'Sections').click();
  await button(page, 'Expand all').click();
  await page.locator('[name^="element."][name$=".title.en"]').first().fill('My intro');
  await elsewhere(({ sections, badges }) => ({
    address: 'ul. Cudza 9',
    badges: [...badges, badge('Cudza')] as OfferView['badges'],
    sections: sections.map((section) => ({
      ...section,
      elements: [
        { ...section.elements[0], title: both('Ich wstęp') },
        text('Dodany', 'Trzeci'),
        section.elements[1],
      ],
    })) as OfferView['sections'],
  }));

  const dialog = await saveTooLate(page, id);
  await dialog.getByText('Added from the saved version: Badges, Section 1 › ').waitFor();
  await dialog.getByText('Left to choose: 2').waitFor();
  const address = dialog.getByRole('radiogroup', { name: 'Address' });
  await expect
    .poll(() => address.getByRole('radio').allTextContents())
    .toEqual(['Mineul. Moja 1', 'Savedul. Cudza 9']);
  const title = dialog.getByRole('radiogroup', { name: 'Section 1 › My intro: title' });
  await expect
    .poll(() => title.getByRole('radio').allTextContents())
    .toEqual(['MineIch wstęp / My intro', 'SavedIch wstęp / Ich wstęp EN']);
  // The page behind lies below the dialogue, wherever it was scrolled to.
  await expectSeenBorders(page);
  await address.getByRole('radio', { name: 'Saved' }).click();
  await title.getByRole('radio', { name: 'Mine' }).click();
  await dialog.getByRole('button', { name: 'Apply and go on' }).click();

  await tab(page, 'Main content').click();
  await expect.poll(() => field(page, 'Address').inputValue()).toBe('ul. Cudza 9');
  await page.getByText('Unsaved changes').waitFor();
  await saveOffer(page);
  const saved = await readOffer(page, id);
  expect(saved).toMatchObject({ address: 'ul. Cudza 9', projectType: 'Loft' });
  expect(saved.badges.map((one) => one.text.pl)).toEqual(['Nowa', 'Cudza']);
  expect(saved.sections[0]?.elements.map((one) => one.title)).toEqual([
    { pl: 'Ich wstęp', en: 'My intro' },
    both('Dodany'),
    both('Okolica'),
  ]);
});

test('a changed order of agreements does not conflict with deleting one; or the stored offer is taken', async () => {
  const { page, id, elsewhere } = await anEditor('Shared Terms', {
    agreements: ['Alfa', 'Beta', 'Gama'].map(anOfferAgreement),
  });
  await tab(page, 'Agreements').click();
  await button(page, 'Delete Alfa EN').click();
  await elsewhere(({ agreements }) => ({ agreements: agreements.toReversed() }));
  const dialog = await saveTooLate(page, id);
  await dialog.getByText('The changes do not contradict each other: they will be merged.').waitFor();
  await dialog.getByRole('button', { name: 'Apply and go on' }).click();
  await page.getByRole('heading', { name: '1. Gama EN' }).waitFor();
  await button(page, 'Undo deleting Alfa EN').waitFor();

  await elsewhere(({ agreements }) => ({ agreements: agreements.slice(1) }));
  const again = await saveTooLate(page, id);
  await again.getByRole('button', { name: 'Load the saved version' }).click();
  await page.getByRole('heading', { name: '2. Alfa EN' }).waitFor();
  await expect.poll(() => page.locator('ol h2').allInnerTexts()).toEqual(['1. Beta EN', '2. Alfa EN']);
  await page.getByText('Unsaved changes').waitFor({ state: 'hidden' });
});
