import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { anOffer, button, field } from './offer-records.ts';
import { accounts, signedIn, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';

const browser = aBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const FIRST = { pl: 'Apartamenty nad Wisłą', en: 'Riverside Apartments' };

describe('the list', () => {
  test('OFR-04, OFR-05 shows title and slug in the current language, dates, yes and no', {
    tags: 'essential',
  }, async () => {
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

  test('OFR-06, OFR-07 links to creating and editing, and going back restores its state', async () => {
    const page = await browser.page({ language: 'en' });
    const address =
      '/offers?filters[isOpen][value]=1&order[title][column]=title&order[title][direction]=DESC';
    await signedIn(page, accounts.admin, address);
    await link(page, FIRST.en).click();
    await heading(page, FIRST.en).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/offers\/\d+\/edit$/);
    await page.goBack();
    await page.locator('[aria-sort=descending]').waitFor();
    expect(decodeURIComponent(page.url()).endsWith(address)).toBe(true);
    await link(page, 'Add an offer').click();
    await heading(page, 'New offer').waitFor();
  });

  test('OFR-08 deleting asks first, and the list loads again', { tags: 'essential' }, async () => {
    const page = await browser.page({ language: 'en' });
    await signInAhead(page, accounts.admin);
    await anOffer(page, 'Doomed');
    await page.goto('/offers?filters[title][value]=Doomed');
    await button(page, 'Delete Doomed EN').click();
    const question = page.getByRole('dialog', { name: 'Delete “Doomed EN”?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await button(page, 'Delete Doomed EN').click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Offer deleted').waitFor();
    await link(page, 'Doomed EN').waitFor({ state: 'detached' });
  });

  test('OFR-75 an offer with investments is not deleted: the list shows the reason', async () => {
    const page = await browser.page({ language: 'en' });
    await signedIn(page, accounts.admin, '/offers?filters[title][value]=Riverside');
    expectFailure(page, { address: '/api/admin/offer/', status: 409 });
    await button(page, `Delete ${FIRST.en}`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('The offer could not be deleted').waitFor();
    await page.getByText('This cannot be deleted because other records refer to it.').waitFor();
  });

  test('OFR-09 without offers the list has a button to create one', async () => {
    const page = await browser.page({ language: 'en' });
    await page.route('**/api/admin/offer', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      body.data = {
        ...body.data,
        items: [],
        pagination: { ...body.data.pagination, totalItems: 0, totalPages: 0 },
      };
      await route.fulfill({ response: answer, json: body });
    });
    await signedIn(page, accounts.admin, '/offers');
    await page.getByText('There are no offers yet.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Add an offer' }).last().waitFor();
  });

  test('OFR-10, OFR-11, OFR-12 shows only permitted actions', async () => {
    const page = await browser.page({ language: 'en' });
    const reader = await accountWith(browser.server(), 'admin:offer:list', 'admin:offer:get');
    await signedIn(page, reader, '/offers');
    await link(page, `View ${FIRST.en}`).waitFor();
    expect(await link(page, `Edit ${FIRST.en}`).count()).toBe(0);
    expect(await link(page, 'Add an offer').count()).toBe(0);
    expect(await button(page, `Delete ${FIRST.en}`).count()).toBe(0);
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
