import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { elementEditor } from './element-editor.ts';
import { anOffer, button, field, readOffer, saveOffer, typedIn } from './offer-records.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser, type Looks } from './support/browser.ts';

const browser = aBrowser();

const both = (pl: string, en: string) => ({ pl, en });
const anyone = { userMustBeLoggedIn: false, userMustInvest: false };
const takeOver = (page: Page, label: string) => button(page, `Copy from Polish: ${label}`);
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    // Not of something around it: the whole page has a language too.
    return element?.getAttribute('name') ?? element?.getAttribute('lang');
  });

async function aPolishOffer(title: string, looks: Looks = {}): Promise<{ page: Page; offer: OfferView }> {
  const page = await browser.page({ language: 'en', ...looks });
  await signInAhead(page, accounts.admin);
  const offer = await anOffer(page, title, {
    investmentReturn: both('7–9%', ''),
    mainDescription: both('<p>Kamienica <strong>w centrum</strong>.</p>', '<p></p>'),
  });
  await page.goto(`/offers/${offer.id}/edit`);
  await page.locator('input[name="title.pl"]').waitFor();
  return { page, offer };
}

test('the Polish text is taken over into an empty English field, which gets the focus', {
  tags: 'essential',
}, async () => {
  const { page, offer } = await aPolishOffer('Taken over');
  expect(await takeOver(page, 'Title').count()).toBe(0);
  await takeOver(page, 'Investment return').click();
  await expect.poll(() => typedIn(page, 'Investment return (English)')).toBe('7–9%');
  await expect.poll(() => focused(page)).toBe('investmentReturn.en');
  await takeOver(page, 'Investment return').waitFor({ state: 'detached' });

  await takeOver(page, 'Main description').click();
  await field(page, 'Main description (English)').getByText('w centrum').waitFor();
  await expect.poll(() => focused(page)).toBe('en');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' EN');
  await saveOffer(page);
  const stored = await readOffer(page, offer.id);
  expect(stored.investmentReturn).toEqual(both('7–9%', '7–9%'));
  expect(stored.mainDescription.en).toBe('<p>Kamienica <strong>w centrum</strong>. EN</p>');

  await field(page, 'Title (English)').fill('');
  await field(page, 'Title (Polish)').fill('');
  await takeOver(page, 'Title').waitFor({ state: 'detached' });
});

test('in an element it is one undo step, and for short, long and formatted texts', async () => {
  const { page } = await elementEditor(browser)('Taken over in elements', [
    { type: 'text', title: both('O nas', ''), ...anyone, data: { content: both('<p>Cześć</p>', '') } },
    {
      type: 'image',
      title: both('', ''),
      ...anyone,
      data: {
        description: both('Widok\nz góry', ''),
        label: both('', ''),
        subLabel: both('', ''),
        file: null,
      },
    },
  ]);
  const long = page.getByRole('textbox', { name: 'Image description (English)' });
  await takeOver(page, 'Image description').click();
  await expect.poll(() => long.inputValue()).toBe('Widok\nz góry');
  await takeOver(page, 'Content').click();
  const formatted = page.getByRole('textbox', { name: 'Content (English)' });
  await formatted.getByText('Cześć').waitFor();
  await takeOver(page, 'Title of the element').click();
  await button(page, 'Undo').click();
  await takeOver(page, 'Title of the element').waitFor();
  await formatted.getByText('Cześć').waitFor();
  await button(page, 'Undo').click();
  await takeOver(page, 'Content').waitFor();
  expect(await long.inputValue()).toBe('Widok\nz góry');
});
