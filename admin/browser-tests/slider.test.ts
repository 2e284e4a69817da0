import type { SlideView } from '@share/contract/areas/slider/slider.schemas.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aPicture } from '../../api/src/testing/files/pictures.ts';
import { callApi } from './records.ts';
import { button, field, heading, pathOf, toastOf } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signedIn } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const picture = (page: Page) => page.getByRole('img', { name: 'Image: preview' });
const choosePicture = async (page: Page) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'slide.png',
      mimeType: 'image/png',
      buffer: await aPicture.png(),
    });

test('SLD-05 to SLD-10, SLD-15 a slide needs a picture and a label for guests in both languages', {
  tags: 'essential',
}, async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/slider/create');
  await expect.poll(() => field(page, 'Position').inputValue()).toBe('1');
  await expect.poll(() => page.getByRole('switch', { name: 'Active' }).isChecked()).toBe(true);
  await field(page, 'Name (Polish)').fill('Nowy slajd');
  await field(page, 'Guest button label (Polish)').fill('Dołącz');
  await field(page, 'Guest button address (Polish)').fill('javascript:alert(1)');
  await button(page, 'Add').click();
  await page.getByText('Add an image.').waitFor();
  await page.getByText('Enter the guest button label in both languages.').waitFor();
  await page.getByText('Enter an address that begins with / or https://.').waitFor();

  await choosePicture(page);
  await picture(page).waitFor();
  await field(page, 'Guest button label (English)').fill('Join');
  await field(page, 'Guest button address (Polish)').fill('/dolacz');
  await button(page, 'Add').click();
  await heading(page, 'Nowy slajd').waitFor();
  expect(pathOf(page)).toMatch(/^\/slider\/\d+$/);

  await button(page, 'Remove the image').click();
  await picture(page).waitFor({ state: 'detached' });
  await button(page, 'Save').click();
  await page.getByText('Add an image.').waitFor();
  await button(page, 'Undo').click();
  await picture(page).waitFor();
  await field(page, 'Name (English)').fill('New slide');
  await button(page, 'Save and back').click();
  await row(page, 'New slide').locator('img').waitFor();
  await button(page, 'Delete New slide').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await row(page, 'New slide').waitFor({ state: 'detached' });
  await toastOf(page, 'slider.delete').getByText('Slide deleted').waitFor();
});

test('SLD-02, SLD-04, SLD-15, ERR-73 the last active slide stays, and the list says why', async () => {
  const page = await browser.page({ language: 'pl' });
  await signedIn(page, accounts.admin, '/slider');
  await row(page, 'Wypłaty co kwartał').waitFor();
  await expectAccessible(page);
  await screenshot(page, 'slider-list-pl');
  const { items } = await callApi<{ items: SlideView[] }>(page, 'GET', '/admin/slider');
  const last = items.find(({ name }) => name.pl === 'Wypłaty co kwartał');
  for (const { id } of items) if (id !== last?.id) await callApi(page, 'DELETE', `/admin/slider/${id}`);

  expectFailure(page, { address: `/api/admin/slider/${last?.id}`, status: 409 });
  await button(page, 'Usuń: Wypłaty co kwartał').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click();
  await page.getByText('Nie można usunąć ostatniego aktywnego slajdu.').waitFor();
  await toastOf(page, 'slider.error.delete').getByText('Nie udało się usunąć slajdu').waitFor();
  await page.getByRole('link', { name: 'Wypłaty co kwartał', exact: true }).click();
  await page.getByRole('toolbar').first().waitFor();
  expectFailure(page, { address: `/api/admin/slider/${last?.id}`, status: 409 });
  await page.getByRole('switch', { name: 'Aktywny' }).uncheck();
  await button(page, 'Zapisz').click();
  await page.getByText('Nie można usunąć ostatniego aktywnego slajdu.').waitFor();
});
