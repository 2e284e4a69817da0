import { expect, test } from 'vitest';
import { addElement } from './element-editor.ts';
import { anOffer, button, field } from './offer-records.ts';
import { aSeries } from './records.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { screenshot, screenshots } from './support/screenshot.ts';

const browser = aBrowser();

test('an offer that is to be visible says what it lacks before it is saved, and until it is mended', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  await aSeries(page, 'Brzozowa');
  const offer = await anOffer(page, 'Brzozowa', { investmentEnd: '2026-01-02', address: 'Brzozowa 1' });
  await page.goto(`/offers/${offer.id}/edit`);
  const notice = page.getByRole('status').filter({ hasText: 'The offer is set to be visible, but:' });
  await field(page, 'Investment return (Polish)').fill('7–9%');
  await page.getByRole('switch', { name: 'Visible' }).check();
  await notice.getByText('its investment end has passed').waitFor();
  await notice.getByText('it has no share series').waitFor();
  await notice.getByText('texts in English are missing').waitFor();
  await screenshot(page, 'offer-not-ready');

  await field(page, 'Investment end').fill('2099-12-31');
  await field(page, 'Investment return (English)').fill('7–9%');
  await page.getByRole('combobox', { name: 'Share series' }).fill('Brzozowa');
  await page.getByRole('option', { name: 'Brzozowa EN' }).click();
  await notice.waitFor({ state: 'detached' });
  await button(page, 'Save').click();
  await page.getByText('Offer saved').waitFor();
});

test('ERR-62 an open offer says that nobody can order or pay for its series, and that a video does not play', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const bankInfo = { accountNumber: '', bankName: '', accountHolder: '' };
  const closed = await aSeries(page, 'Zamknięta', { isOpen: false, bankInfo, allowOnlinePayments: false });
  await aSeries(page, 'Sprzedawana');
  const offer = await anOffer(page, 'Sokola', { address: 'Sokola 1', series: closed.id });
  await page.goto(`/offers/${offer.id}/edit`);
  const notice = page.getByRole('status').filter({ hasText: 'The offer is set to be visible, but:' });
  const noAccount = page.getByText('No account: nobody can pay by transfer');
  await noAccount.waitFor();
  await page.getByRole('switch', { name: 'Visible' }).check();
  await notice.getByText('its share series is closed or not available now').waitFor();
  await notice.getByText('its series has no account and takes no payment through PayPal').waitFor();
  await expectAccessible(page);
  await screenshots(page, 'offer-not-payable');
  await page.getByRole('combobox', { name: 'Share series' }).fill('Sprzedawana');
  await page.getByRole('option', { name: 'Sprzedawana EN' }).click();
  await notice.waitFor({ state: 'detached' });
  await noAccount.waitFor({ state: 'detached' });

  await page.getByRole('tab', { name: 'Sections' }).click();
  await button(page, 'Add a section').click();
  await addElement(page, 'Video');
  await field(page, 'Address of the video').fill('https://www.youtube.com/@channel');
  await page.getByRole('tab', { name: 'Main content' }).click();
  await notice.getByText('the address of a video does not lead to one that can be played').waitFor();
});

test('the texts that a language lacks are named, and each name leads to its field wherever that is', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const both = (pl: string, en = '') => ({ pl, en });
  const anyone = { userMustBeLoggedIn: false, userMustInvest: false };
  const text = (content: string) => ({
    type: 'text' as const,
    title: both(''),
    ...anyone,
    data: { content: both(`<p>${content}</p>`) },
  });
  const offer = await anOffer(page, 'Lipowa', {
    isOpen: false,
    mainDescription: both('<p>Opis</p>'),
    tenants: both('<p>Najemca</p>'),
    descriptions: [
      { title: both('A', 'A'), content: both('<p>A</p>', '<p>A</p>'), ...anyone },
      { title: both('Okolica', 'Surroundings'), content: both('<p>B</p>'), ...anyone },
    ],
    sections: [{ elements: [] }, { elements: [text('Pierwszy')] }],
  });
  await page.goto(`/offers/${offer.id}/edit`);
  // The notice above the fields comes after them, and moves them.
  await page.getByText('Translation to be completed').waitFor();
  await page.getByRole('switch', { name: 'Visible' }).check();
  const notice = page.getByRole('status').filter({ hasText: 'The offer is set to be visible, but:' });
  await notice.getByText('texts in English are missing').waitFor();
  await expect
    .poll(() => notice.getByRole('button').allTextContents())
    .toEqual([
      'Main description',
      'Tenants',
      'Descriptions › no. 2 › Content',
      'Sections › no. 2 › Elements › no. 1 › Content',
    ]);
  // Not below the bar with the buttons.
  await notice.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expectAccessible(page);
  await screenshot(page, 'offer-missing-texts');
  const go = (name: string) => notice.getByRole('button', { name }).click();
  const isFocused = (label: string) => field(page, label).and(page.locator(':focus')).waitFor();
  await go('Main description');
  await isFocused('Main description (English)');
  await go('Tenants');
  await isFocused('Tenants (English)');
  await go('Descriptions');
  await isFocused('Content (English)');
  await go('Sections');
  const card = page.getByRole('group', { name: '1. Text' });
  await card.getByLabel('Content (English)').and(page.locator(':focus')).waitFor();
});

test('beside the sections stands how many texts a language lacks, and leads to one after the other', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const anyone = { userMustBeLoggedIn: false, userMustInvest: false };
  const text = (title: string, content: string) => ({
    type: 'text' as const,
    title: { pl: title, en: title },
    ...anyone,
    data: { content: { pl: `<p>${content}</p>`, en: '' } },
  });
  const offer = await anOffer(page, 'Jesionowa', {
    sections: [{ elements: [text('Okolica', 'Spokojna')] }, { elements: [text('Dojazd', 'Tramwajem')] }],
  });
  await page.goto(`/offers/${offer.id}/edit`);
  await page.getByText('Translation to be completed').waitFor();
  await page.getByRole('tab', { name: 'Sections' }).click();
  const next = page.getByRole('button', { name: /^English version missing/ });
  await expect.poll(() => next.textContent()).toBe('English version missing: 2');
  await screenshots(page, 'offer-missing-beside');
  const english = (title: string) =>
    page.getByRole('group', { name: title }).getByLabel('Content (English)').and(page.locator(':focus'));
  await next.click();
  await english('Okolica').waitFor();
  await next.click();
  await english('Dojazd').waitFor();
  await next.click();
  await english('Okolica').fill('Quiet');
  await expect.poll(() => next.textContent()).toBe('English version missing: 1');

  // A phone shows one language at a time: the one that is missing.
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByText('Polish', { exact: true }).click();
  await next.click();
  await english('Dojazd').fill('By tram');
  await next.waitFor({ state: 'detached' });
});
