import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { anOffer, button, field } from './offer-records.ts';
import { accounts, signedIn, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';

const browser = aBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const FIRST = { pl: 'Apartamenty nad Wisłą', en: 'Riverside Apartments' };

describe('the list', () => {
  test('OFR-04, OFR-05 shows title and slug in the current language, dates, yes and no', async () => {
    const page = await browser.page({ language: 'en' });
    await signInAhead(page, accounts.admin);
    await anOffer(page, 'Quartz', {
      isOpen: true,
      isVisible: false,
      position: 42,
      investmentStart: '2026-02-03',
    });
    await page.goto('/offers?filters[title][value]=Quartz');
    await link(page, 'Quartz EN').waitFor();
    const cells = (await page.getByRole('row').nth(1).getByRole('cell').allInnerTexts()).map((text) =>
      text.trim(),
    );
    expect(cells.slice(0, 7)).toEqual([
      'Quartz EN',
      'quartz-en',
      '42',
      '03/02/2026',
      '31/12/2099',
      'Yes',
      'No',
    ]);
    await button(page, 'Polski')
      .or(page.getByText('PL', { exact: true }))
      .first()
      .click();
    await link(page, 'Quartz').waitFor();
    await page.getByRole('cell', { name: 'Tak', exact: true }).waitFor();
  });

  test('has its states as tabs with counts; the chosen one is in the address, beside other filters', async () => {
    const page = await browser.page({ language: 'pl' });
    await signInAhead(page, accounts.admin);
    await anOffer(page, 'Topaz Jawny', { isVisible: true });
    await anOffer(page, 'Topaz Ukryty', { isVisible: false });
    await page.goto('/offers?filters[title][value]=Topaz');
    const tabs = page.getByRole('group', { name: 'Stan' });
    await tabs.getByRole('button', { name: 'Otwarte 1' }).waitFor();
    expect(await tabs.getByRole('button').allInnerTexts()).toEqual([
      'Wszystkie\n2',
      'Otwarte\n1',
      'Zamknięte\n0',
      'Ukryte\n1',
    ]);
    await tabs.getByRole('button', { name: 'Ukryte' }).click();
    await link(page, 'Topaz Jawny').waitFor({ state: 'detached' });
    await link(page, 'Topaz Ukryty').waitFor();
    expect(decodeURIComponent(page.url())).toContain('filters[state][value]=hidden');
    await button(page, 'Usuń: Topaz Ukryty').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click();
    await tabs.getByRole('button', { name: 'Wszystkie 1' }).waitFor();
  });
});

test('OFR-21 without the edit permission the complete editor is read-only', {
  tags: 'essential',
}, async () => {
  const page = await browser.page({ language: 'en' });
  const reader = await accountWith(browser.server(), 'admin:offer:get');
  await signedIn(page, reader, '/offers/1/edit');
  await heading(page, FIRST.en).waitFor();
  await page.getByText('Read only.').waitFor();
  const editable = page.locator(
    'main :is(input:not([type=hidden]), textarea, select):not([readonly]):not(:disabled), main [contenteditable=true]',
  );
  await field(page, 'Main description (English)').waitFor();
  expect(await editable.count()).toBe(0);
  await page.getByRole('tab', { name: 'Agreements' }).click();
  const show = page.getByRole('button', { name: /^Show / }).first();
  await show.waitFor();
  expect(await editable.count()).toBe(0);
  for (const name of [
    'Save',
    'Save and back',
    'Suggest from title',
    'Change the image',
    'Add an agreement',
  ]) {
    expect(await button(page, name).count()).toBe(0);
  }
  await show.click();
  await field(page, 'Content (English)').waitFor();
  expect(await editable.count()).toBe(0);
  expect(await page.getByRole('button', { name: /^(Delete|Move|Undo)/ }).count()).toBe(0);
});

test('OFR-50 the editor shows when the offer was created', async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/offers/1/edit');
  await page.getByText(/^\d\d\/\d\d\/\d{4}$/).waitFor();
});
