import type { PageView } from '@share/contract/areas/pages/pages.schemas.ts';
import type { SlideView } from '@share/contract/areas/slider/slider.schemas.ts';
import { expect, test } from 'vitest';
import { callApi } from './records.ts';
import { button, field, heading } from './screens.ts';
import { expectAccessiblePart } from './support/accessible.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

test('questions, pages and slides are previewed unsaved, in both languages and as on a phone', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const preview = page.getByRole('dialog');
  const choose = (name: string) => preview.getByText(name, { exact: true }).click();
  await page.goto('/faq/create');
  await field(page, 'Question (English)').fill('Is it safe?');
  await button(page, 'Preview').click();
  await preview.getByRole('heading', { name: 'Is it safe?' }).waitFor();
  await preview.getByText('Once saved, this is visible on the site.').waitFor();
  await expectAccessiblePart(page, '[role=dialog]');
  await choose('Polish');
  await preview.getByRole('heading', { name: 'Is it safe?' }).waitFor();
  await choose('Mobile');
  await expect.poll(async () => (await preview.getByRole('article').boundingBox())?.width).toBe(375);
  await screenshot(page, 'preview-faq');
  await button(page, 'Close the preview').click();
  await page.getByRole('switch', { name: 'Active' }).uncheck();
  await button(page, 'Preview').click();
  await preview.getByText('This is not visible on the site').waitFor();
  await button(page, 'Close the preview').click();
  await expect.poll(() => field(page, 'Question (English)').inputValue()).toBe('Is it safe?');

  const [first] = (await callApi<{ items: { id: number }[] }>(page, 'GET', '/admin/slider')).items;
  const slide = await callApi<SlideView>(page, 'GET', `/admin/slider/${first?.id}`);
  page.on('dialog', (leaving) => void leaving.accept());
  await page.goto(`/slider/${slide.id}`);
  await button(page, 'Preview').click();
  await preview.locator('img').waitFor();
  await preview.getByText(slide.guestButtonLabel.en, { exact: true }).waitFor();
  await screenshot(page, 'preview-slide');
  await button(page, 'Close the preview').click();

  await page.goto('/pages/1');
  await button(page, 'Preview').click();
  const { title } = await callApi<PageView>(page, 'GET', '/admin/page/1');
  await preview.getByRole('heading', { level: 1, name: title.en }).waitFor();
  await screenshot(page, 'preview-page');
  await button(page, 'Close the preview').click();
  await heading(page, title.en).waitFor();
});
