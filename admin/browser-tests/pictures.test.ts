import type { LibraryPictureRow } from '@share/contract/areas/pictures/pictures.schemas.ts';
import type { PublicStaticElement } from '@share/contract/areas/static-content/static-content.schemas.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aPicture } from '../../api/src/testing/files/pictures.ts';
import { callApi } from './records.ts';
import { button, field, heading, pathOf } from './screens.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

const upload = async (page: Page, name: string) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'image/png', buffer: await aPicture.png(400, 200) });
const aName = () => `dom-${crypto.randomUUID().slice(0, 8)}.png`;

/** Adds a picture through the form and returns the path of its screen. */
async function add(page: Page, name: string): Promise<string> {
  await page.goto('/pictures/create');
  await upload(page, name);
  await page.getByRole('img', { name: 'Image: preview' }).waitFor();
  await field(page, 'Description (Polish)').fill('Dom nad rzeką');
  await button(page, 'Add').click();
  await heading(page, name).waitFor();
  return pathOf(page);
}

test('a picture is added, described, cropped around a clicked point, used by a slide and kept while it is used', {
  tags: 'essential',
}, async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const name = aName();
  const path = await add(page, name);
  await page.getByText('Nothing uses it now. It can be deleted.').waitFor();
  await page.getByText('400 × 200').waitFor();
  const shown = page.getByRole('img', { name: 'Image', exact: true });
  await expect.poll(async () => (await shown.boundingBox())?.width).toBeGreaterThan(100);
  const box = await shown.boundingBox();
  if (!box) throw new Error('The picture is not shown');
  await shown.click({ position: { x: box.width * 0.25, y: box.height * 0.75 } });
  await expect.poll(() => field(page, 'From the left').inputValue()).toBe('25%');
  await expect.poll(() => field(page, 'From the top').inputValue()).toBe('75%');
  await field(page, 'From the left').fill('30');
  await button(page, 'Save').click();
  await page.getByText('Image saved').waitFor();
  await screenshot(page, 'picture-en');

  await page.goto('/slider/create');
  await field(page, 'Name (Polish)').fill(`Slajd ${name}`);
  await field(page, 'Guest button label (Polish)').fill('Dołącz');
  await field(page, 'Guest button label (English)').fill('Join');
  await button(page, 'Image: Choose from the library').click();
  const library = page.getByRole('dialog', { name: 'Image library' });
  await library.getByRole('searchbox').fill(name);
  const choices = library.getByRole('button', { name: '.png' });
  await expect.poll(() => choices.count()).toBe(1);
  await screenshot(page, 'library-dialog-en');
  await choices.filter({ hasText: name }).press('Enter');
  await library.waitFor({ state: 'detached' });
  await page.getByRole('img', { name: 'Image: preview' }).waitFor();
  const preview = page.getByRole('dialog');
  const described = preview.getByRole('article').getByRole('img', { name: 'Dom nad rzeką' });
  await button(page, 'Preview').click();
  await described.waitFor();
  await button(page, 'Close the preview').click();
  await button(page, 'Add').click();
  await heading(page, `Slajd ${name}`).waitFor();
  await button(page, 'Preview').click();
  await described.waitFor();
  await button(page, 'Close the preview').click();

  await page.goto(path);
  await page.getByRole('link', { name: `Slide “Slajd ${name}”` }).waitFor();
  const id = Number(path.split('/').at(-1));
  const used = await callApi<{ items: LibraryPictureRow[] }>(
    page,
    'GET',
    `/admin/picture?filters[name][value]=${name}`,
  );
  expect(used.items).toMatchObject([{ id, uses: 1 }]);
  await page.goto(`/pictures?filters[name][value]=${name}`);
  await page.getByRole('row').filter({ hasText: name }).waitFor();
  await page.getByRole('row').filter({ hasText: name }).getByText('English version missing').waitFor();
  await button(page, `Delete ${name}`).click();
  const refusal = page.getByRole('dialog', { name: `Cannot be deleted: ${name}` });
  await refusal.getByRole('link', { name: `Slide “Slajd ${name}”` }).waitFor();
  expect(await refusal.getByRole('button', { name: 'Delete' }).count()).toBe(0);
  await screenshot(page, 'picture-used-en');
});

test('a static element without a description of its own is previewed with that of the library, as the site shows it', async () => {
  const page = await browser.staff();
  const name = aName();
  await add(page, name);
  await page.goto('/static-content?search=home.background');
  await page.getByRole('main').getByRole('link', { name: 'Picture in the header', exact: true }).click();
  await button(page, 'Image: Choose from the library').click();
  const library = page.getByRole('dialog', { name: 'Image library' });
  await library.getByRole('searchbox').fill(name);
  await library.getByRole('button', { name: '.png' }).filter({ hasText: name }).press('Enter');
  await library.waitFor({ state: 'detached' });
  for (const language of ['Polish', 'English']) await field(page, `Image description (${language})`).fill('');
  await button(page, 'Preview').click();
  const preview = page.getByRole('dialog').getByRole('article');
  await preview.getByRole('img', { name: 'Dom nad rzeką' }).waitFor();
  await button(page, 'Close the preview').click();
  await button(page, 'Save').click();
  await page.getByText('Content saved').waitFor();
  const shown = await callApi<PublicStaticElement[]>(page, 'GET', '/static-content');
  expect(shown.find(({ key }) => key === 'home.background')?.alt.pl).toBe('Dom nad rzeką');
});

test('a rich text takes a picture of the library with its description, which may be changed there', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const name = aName();
  await add(page, name);
  await page.goto('/faq/create');
  const text = page.getByRole('textbox', { name: 'Answer (Polish)' });
  const tool = (label: string) =>
    page.getByRole('toolbar').first().getByRole('button', { name: label, exact: true });
  await expect.poll(() => tool('Image description').isDisabled()).toBe(true);
  await tool('Insert an image from the library').click();
  const library = page.getByRole('dialog', { name: 'Image library' });
  await library.getByRole('button', { name }).click();
  const picture = text.getByRole('img', { name: 'Dom nad rzeką' });
  await picture.click();
  await tool('Image description').click();
  const description = page.getByRole('textbox', { name: 'Image description' });
  await expect.poll(() => description.inputValue()).toBe('Dom nad rzeką');
  await description.fill('Dom o świcie');
  await description.press('Enter');
  await text.getByRole('img', { name: 'Dom o świcie' }).waitFor();
  await field(page, 'Question (Polish)').fill(`Gdzie jest ${name}?`);
  await button(page, 'Add').click();
  await heading(page, `Gdzie jest ${name}?`).waitFor();
  const { answer } = await callApi<{ answer: { pl: string } }>(page, 'GET', `/admin${pathOf(page)}`);
  expect(answer.pl).toMatch(new RegExp(`<img src="/api/files/[\\w-]+/${name}" alt="Dom o świcie"`));
});

test('an unused picture is found and deleted', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const name = aName();
  await add(page, name);
  await page.goto(`/pictures?filters[used][value]=false&filters[name][value]=${name}`);
  await page.getByRole('row').filter({ hasText: name }).waitFor();
  await button(page, `Delete ${name}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('row').filter({ hasText: name }).waitFor({ state: 'detached' });
});
