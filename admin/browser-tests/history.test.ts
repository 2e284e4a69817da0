import type { PageView } from '@share/contract/areas/pages/pages.schemas.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aSeries, callApi } from './records.ts';
import { button, expectToFit, field, heading } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

const aPage = (title: string) => ({
  active: true,
  slug: { pl: 'historia-strony', en: 'history-of-a-page' },
  title: { pl: 'Jak inwestować', en: title },
  subTitle: { pl: 'Krok po kroku', en: 'Step by step' },
  content: {
    pl: '<p>Wybierz ofertę i opłać zamówienie.</p>',
    en: '<p>Choose an offer and pay for the order.</p>',
  },
  seoTitle: { pl: '', en: '' },
  seoDescription: { pl: '', en: '' },
  image: null,
  attachments: [],
});

test('a previous version is compared and restored, and an overtaken translation is found and mended', {
  tags: 'essential',
}, async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const { id } = await callApi<PageView>(page, 'POST', '/admin/page', aPage('How to invest'));
  await page.goto(`/pages/${id}`);
  await heading(page, 'How to invest').waitFor();
  const history = page.getByRole('dialog', { name: 'History: ' });
  await button(page, 'History').click();
  await history.getByText('There is only one version yet').waitFor();
  await page.keyboard.press('Escape');

  await field(page, 'Subtitle (Polish)').fill('Krok po kroku, bez pośpiechu');
  await button(page, 'Save').click();
  await page.getByText('Translation to be completed').waitFor();
  await page.getByText('English version older: Subtitle').waitFor();

  await button(page, 'History').click();
  await history.getByText('Version 2 (current)').waitFor();
  await expect
    .poll(() => history.locator('ins').allInnerTexts())
    .toEqual([expect.stringContaining(', bez pośpiechu')]);
  await screenshot(page, 'history-changes');
  await history.getByRole('button', { name: /^Version 1/ }).focus();
  await page.keyboard.press('Enter');
  await history.getByRole('combobox', { name: 'Compare with version' }).waitFor();
  await history.getByText('Choose an offer and pay').waitFor();
  await page.setViewportSize({ width: 375, height: 800 });
  await expectToFit(page, 375);
  await screenshot(page, 'history-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await history.getByRole('button', { name: 'Restore this version' }).click();
  const question = page.getByRole('dialog', { name: 'Restore version 1?' });
  await question.getByText('stays in the history').waitFor();
  await question.getByRole('button', { name: 'Restore' }).click();
  await page.getByText('The version was restored').waitFor();
  await history.waitFor({ state: 'detached' });
  await expect.poll(() => field(page, 'Subtitle (Polish)').inputValue()).toBe('Krok po kroku');
  await page.getByText('Translation to be completed').waitFor({ state: 'detached' });

  await field(page, 'Subtitle (Polish)').fill('Krok za krokiem');
  await button(page, 'Save').click();
  await page.getByText('English version older: Subtitle').waitFor();
  await page.getByRole('link', { name: 'Languages' }).click();
  const overview = page.getByRole('table', { name: 'Languages' });
  await screenshot(page, 'languages');
  await page.setViewportSize({ width: 375, height: 800 });
  await expectToFit(page, 375);
  await screenshot(page, 'languages-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await overview.getByRole('link', { name: /^Pages, English version older/ }).click();
  const found = page.getByRole('row').filter({ hasText: 'How to invest' });
  await found.getByText('English version older').waitFor();
  await screenshot(page, 'languages-list');
  await found.getByRole('link', { name: /^How to invest/ }).click();
  await field(page, 'Subtitle (English)').fill('One step after the other');
  await button(page, 'Save').click();
  await page.getByText('English version older: Subtitle').waitFor({ state: 'detached' });
  await callApi(page, 'DELETE', `/admin/page/${id}`);
});

test('a translation is confirmed as it was seen: what somebody else has changed since is shown first, what is typed stays', async () => {
  const page = await browser.staff();
  const slug = { pl: 'potwierdzenie', en: 'confirmation' };
  const first = { ...aPage('How to confirm'), slug };
  const { id } = await callApi<PageView>(page, 'POST', '/admin/page', first);
  const change = (fields: Partial<typeof first>) =>
    callApi(page, 'PUT', `/admin/page/${id}`, { ...first, subTitle: { pl: 'Krok', en: 'Step' }, ...fields });
  const confirm = async () => {
    await button(page, 'The translation is up to date').click();
    await page.getByText('Somebody changed this record before you saved it.').waitFor();
  };
  await change({ subTitle: { pl: 'Krok za krokiem', en: 'Step' } });
  await change({});
  await page.goto(`/pages/${id}`);
  await page.getByText('English version older: Subtitle').waitFor();
  expectFailure(page, { address: `/admin/page/${id}/languages/confirm`, status: 412 });

  await change({ title: { pl: 'Jak potwierdzić', en: 'How to confirm' } });
  await confirm();
  await expect.poll(() => field(page, 'Title (Polish)').inputValue()).toBe('Jak potwierdzić');
  await page.getByText('English version older: Title, Subtitle').waitFor();

  await field(page, 'Title (English)').fill('How to make sure');
  await change({ title: { pl: 'Jak się upewnić', en: 'How to confirm' } });
  await confirm();
  await button(page, 'Show').click();
  await button(page, 'Apply and go on').click();
  await expect.poll(() => field(page, 'Title (Polish)').inputValue()).toBe('Jak się upewnić');
  expect(await field(page, 'Title (English)').inputValue()).toBe('How to make sure');
  await button(page, 'The translation is up to date').click();
  await page.getByText('Translation to be completed').waitFor({ state: 'detached' });
  await callApi(page, 'DELETE', `/admin/page/${id}`);
});

test('a long word in the title of a dialogue leaves its close button in sight on phones', async () => {
  const page = await browser.page({ language: 'en', width: 375 });
  await signInAhead(page, accounts.admin);
  const long = 'biuroobslugiinwestorow@nieruchomosciinwestycyjne.example.com';
  const slug = { pl: 'dlugie-slowo', en: 'long-word' };
  const { id } = await callApi<PageView>(page, 'POST', '/admin/page', { ...aPage(long), slug });
  await page.goto(`/pages/${id}`);
  await heading(page, long).waitFor();
  await button(page, 'History').click();
  const history = page.getByRole('dialog', { name: 'History: ' });
  await history.getByText('There is only one version yet').waitFor();
  const close = await history.getByRole('button', { name: 'Close' }).boundingBox();
  expect(close && close.x + close.width).toBeLessThanOrEqual(375);
  await screenshot(page, 'history-long-title');
  await callApi(page, 'DELETE', `/admin/page/${id}`);
});

test('series and featured offers without history are marked alike, in their lists and the overview', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const { id } = await aSeries(page, 'Jesion');
  await page.goto(`/series/${id}/edit`);
  await field(page, 'Display name (Polish)').fill('Jesion nad rzeką');
  await button(page, 'Save').click();
  await page.getByText('English version older: Display name').waitFor();
  await expectAccessible(page);
  await screenshots(page, 'series-languages');
  await page.goto('/featured-offers');
  await page.getByRole('link', { name: 'Investor panel', exact: true }).click();
  await field(page, 'Title (English)').fill('');
  await button(page, 'Save').click();
  await page.getByText('English version missing: Title').waitFor();
  await screenshots(page, 'featured-languages');

  await page.getByRole('link', { name: 'Languages' }).click();
  const overview = page.getByRole('table', { name: 'Languages' });
  await overview.getByRole('link', { name: 'Featured offers, English version missing: 1' }).click();
  const placement = page.getByRole('row').filter({ hasText: 'Investor panel' });
  await placement.getByText('English version missing').waitFor();
  await screenshots(page, 'featured-list-languages');
  await page.goto('/languages');
  await overview.getByRole('link', { name: /^Share series, English version older/ }).click();
  const series = page.getByRole('row').filter({ hasText: 'Jesion' });
  await series.getByText('English version older').waitFor();
  await screenshots(page, 'series-list-languages');
  await series.getByRole('link', { name: /^Jesion/ }).click();
  await button(page, 'The translation is up to date').click();
  await page.getByText('English version older: Display name').waitFor({ state: 'detached' });
});

async function screenshots(page: Page, name: string): Promise<void> {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [992, 'dark'],
    [375, 'light'],
  ] as const) {
    if (!process.env.SCREENSHOTS) return;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await screenshot(page, `${name}-${width}-${colorScheme}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
