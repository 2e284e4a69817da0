import type { ElementView } from '@share/contract/areas/offers/elements/elements.ts';
import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aPicture } from '../../api/src/testing/files/pictures.ts';
import { anOffer, button, readOffer, saveOffer } from './offer-records.ts';
import { closeToast } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure, type Looks } from './support/browser.ts';

const browser = aBrowser();

const both = (text: string) => ({ pl: text, en: `${text} EN` });
const anyone = { userMustBeLoggedIn: false, userMustInvest: false };
const text = (title: string) => ({
  type: 'text',
  title: both(title),
  ...anyone,
  data: { content: both(`<p>${title}</p>`) },
});
const picture = async () => ({
  type: 'image',
  title: both('Fasada'),
  ...anyone,
  data: {
    description: both(''),
    label: both(''),
    subLabel: both(''),
    file: { fileName: 'a.jpg', base64: (await aPicture.jpg()).toString('base64') },
  },
});

const fileOf = (element: ElementView | undefined) =>
  element?.type === 'image' ? element.data.fileId : undefined;

async function editorOf(title: string, sections: unknown[], looks: Looks = {}) {
  const page = await browser.page({ language: 'en', ...looks });
  await signInAhead(page, accounts.admin);
  const { id } = await anOffer(page, title, { sections: sections as OfferInputDraft['sections'] });
  await page.goto(`/offers/${id}/edit`);
  await page.getByRole('tab', { name: /^(Sections|Sekcje)/ }).click();
  return { page, id };
}

async function storePattern(page: Page, section: string, name: string): Promise<void> {
  await button(page, `More actions: ${section}`).click();
  await page.getByRole('menuitem', { name: 'Save as a pattern…' }).click();
  await page.getByRole('textbox', { name: 'Name of the pattern' }).fill(name);
  await page.keyboard.press('Enter');
  await page.getByText('Pattern saved').waitFor();
  await closeToast(page);
}
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Section patterns' });
const openPatterns = (page: Page) => button(page, 'Add a section from a pattern').first().click();

test('a section is stored as a pattern, and begins a section of another offer with its texts and pictures', async () => {
  const first = await editorOf('Stores patterns', [{ elements: [text('Zespół'), await picture()] }]);
  await storePattern(first.page, 'Section 1', 'Team');
  await first.page.waitForFunction(() =>
    document.activeElement?.getAttribute('aria-label')?.startsWith('More actions'),
  );

  const { page, id } = await editorOf('Uses patterns', [{ elements: [text('Pierwsza')] }]);
  await openPatterns(page);
  await dialog(page).getByRole('button', { name: 'Team 2 elements' }).waitFor();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: /^Team/ }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await button(page, '1. Zespół EN').waitFor();
  await saveOffer(page);
  const [added, other] = (await readOffer(page, id)).sections;
  expect(added?.elements.map(({ title }) => title.pl)).toEqual(['Zespół', 'Fasada']);
  expect(other?.elements.map(({ title }) => title.pl)).toEqual(['Pierwsza']);
  const origin = (await readOffer(page, first.id)).sections[0]?.elements ?? [];
  const [ownPicture, itsPicture] = [added?.elements[1], origin[1]];
  expect(fileOf(ownPicture)).toBe(fileOf(itsPicture));
  expect(ownPicture?.id).not.toBe(itsPicture?.id);
  // One undo step.
  await button(page, 'Undo').click();
  await button(page, '1. Zespół EN').waitFor({ state: 'detached' });
});

test('patterns are found by name, renamed, and deleted after a question', async () => {
  const { page } = await editorOf('Manages patterns', [{ elements: [text('A')] }, { elements: [text('B')] }]);
  await storePattern(page, 'Section 1', 'Location');
  await storePattern(page, 'Section 2', 'Schedule');
  await openPatterns(page);
  await page.getByRole('textbox', { name: 'Search for a pattern' }).fill('sche');
  await dialog(page).getByText('Location').waitFor({ state: 'detached' });
  await button(page, 'Rename: Schedule').click();
  await page.getByRole('textbox', { name: 'Name of the pattern' }).fill('Schedule of the works');
  await dialog(page).getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByText('Pattern renamed').waitFor();
  await closeToast(page);
  await button(page, 'Delete the pattern: Schedule of the works').click();
  await page
    .getByRole('dialog', { name: 'Delete the pattern?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByText('Pattern deleted').waitFor();
  await dialog(page).getByText('Schedule of the works').waitFor({ state: 'detached' });
});

test('a section that is not complete is refused with the reason', async () => {
  const { page } = await editorOf('Refused patterns', [{ elements: [text('A')] }]);
  await button(page, 'Add an element').first().click();
  await button(page, 'More actions: Section 1').click();
  await page.getByRole('menuitem', { name: 'Save as a pattern…' }).click();
  await page.getByRole('textbox', { name: 'Name of the pattern' }).fill('Half');
  expectFailure(page, { address: '/api/admin/section-pattern', status: 422 });
  await button(page, 'Save the pattern').click();
  await page.getByRole('dialog').getByText('Choose the type of the element').waitFor();
});
