/** What the screens of all content have in common: buttons, toasts with their keys, and what empty lists say. */

import type { EmailTemplateRow } from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import type { FaqView } from '@share/contract/areas/faq/faq.schemas.ts';
import type { PageView } from '@share/contract/areas/pages/pages.schemas.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aFaqInput } from '../../api/src/testing/content/faq.ts';
import { aPicture } from '../../api/src/testing/files/pictures.ts';
import { aPageInput } from '../../api/src/testing/pages.ts';
import { callApi, unique } from './records.ts';
import { button, closeToast, field, heading, pathOf, toastOf } from './screens.ts';
import { aBrowser, expectFailure } from './support/browser.ts';

const browser = aBrowser();

const both = (words: string) => ({ pl: words, en: words });
const main = (page: Page) => page.getByRole('main');
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const text = (page: Page, name: string) => page.getByRole('textbox', { name });
/** The buttons that stand below a form, from the left. */
const bar = (page: Page) =>
  page
    .getByRole('link', { name: 'Back', exact: true })
    .locator('xpath=..')
    .locator('a, button')
    .evaluateAll((all) => all.map((one) => one.textContent));

const written = {
  question: async (page: Page, name: string) => {
    for (const language of ['Polish', 'English']) {
      await text(page, `Question (${language})`).fill(name);
      await text(page, `Answer (${language})`).fill('Yes.');
    }
  },
  page: async (page: Page, name: string) => {
    await field(page, 'Title (Polish)').fill(name);
    await field(page, 'Title (English)').fill(name);
    await expect.poll(() => field(page, 'Slug (English)').inputValue()).not.toBe('');
  },
};

test.each([
  {
    lines: 'FAQ-04 to FAQ-07, FAQ-10, FAQ-11, FAQ-16',
    path: '/faq',
    api: '/admin/faq',
    key: 'faq',
    add: 'Add a question',
    write: written.question,
    empty: 'No FAQ found.',
    deleted: ['Question deleted', 'The question could not be deleted', 'The FAQ entry does not exist.'],
  },
  {
    lines: 'PAG-02 to PAG-04, PAG-06, PAG-07, PAG-16',
    path: '/pages',
    api: '/admin/page',
    key: 'page',
    add: 'Add a page',
    write: written.page,
    empty: 'No pages found.',
    deleted: ['Page deleted', 'The page could not be deleted', 'The page does not exist.'],
  },
])(
  '$lines buttons, toasts and the empty list of $path',
  async ({ path, api, key, add, write, empty, deleted: [done = '', failed = '', gone = ''] }) => {
    const page = await browser.staff();
    await page.goto(path);
    await button(page, 'Reload').waitFor();
    await page.getByRole('link', { name: add }).click();
    await expect.poll(() => bar(page)).toEqual(['Back', 'Add and back', 'Add']);
    await write(page, 'Once and back');
    await button(page, 'Add and back').click();
    await toastOf(page, `${key}.create`).waitFor();
    await row(page, 'Once and back').waitFor();
    expect(pathOf(page)).toBe(path);
    await page.getByRole('link', { name: 'Once and back', exact: true }).click();
    await heading(page, 'Once and back').waitFor();
    await expect.poll(() => bar(page)).toEqual(['Back', 'Reload', 'Save and back', 'Save']);
    const id = pathOf(page).split('/').at(-1);
    await button(page, 'Save and back').click();
    await toastOf(page, `${key}.edit`).waitFor();
    await row(page, 'Once and back').waitFor();

    await callApi(page, 'DELETE', `${api}/${id}`);
    expectFailure(page, { address: `${api}/${id}`, status: 404 });
    const remove = async () => {
      await button(page, 'Delete Once and back').click();
      await page.getByRole('dialog', { name: 'Delete “Once and back”?' }).waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    };
    await remove();
    await toastOf(page, `${key}.error.delete`).getByText(failed).waitFor();
    await page.getByRole('alert').getByText(gone).waitFor();
    await closeToast(page);

    await page.goto(`${path}/create`);
    await write(page, 'Once and back');
    await button(page, 'Add and back').click();
    await row(page, 'Once and back').waitFor();
    const { items } = await callApi<{ items: { id: number }[] }>(
      page,
      'GET',
      `${api}?pagination[pageSize]=100`,
    );
    const [last, ...others] = items.toSorted((one, other) => other.id - one.id);
    for (const other of others) await callApi(page, 'DELETE', `${api}/${other.id}`);
    await remove();
    await toastOf(page, `${key}.delete`).getByText(done).waitFor();
    await main(page).getByText(empty).waitFor();
    await expect.poll(() => page.getByRole('link', { name: add }).count()).toBeGreaterThan(0);
    expect(last).toBeDefined();
  },
);

test('FAQ-09, FAQ-13 a new question is active, first, empty and not featured; without a position nothing is sent', async () => {
  const page = await browser.staff();
  await page.goto('/faq/create');
  await expect.poll(() => field(page, 'Position').inputValue()).toBe('1');
  await expect.poll(() => page.getByRole('switch', { name: 'Active' }).isChecked()).toBe(true);
  expect(await page.getByRole('switch', { name: 'Featured' }).isChecked()).toBe(false);
  for (const language of ['Polish', 'English']) {
    expect(await text(page, `Question (${language})`).inputValue()).toBe('');
    expect(await text(page, `Answer (${language})`).innerText()).toBe('\n');
  }
  const { id } = await callApi<FaqView>(
    page,
    'POST',
    '/admin/faq',
    aFaqInput({
      question: { pl: 'Gdzie?', en: 'Where?' },
      answer: { pl: '<p>Tu.</p>', en: '<p>Here.</p>' },
    }),
  );
  await page.goto(`/faq/${id}`);
  await heading(page, 'Where?').waitFor();
  let saves = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves += 1;
  });
  await field(page, 'Position').fill('');
  await button(page, 'Save').click();
  await page.getByText('Enter the position.').waitFor();
  expect(saves).toBe(0);
});

test('PAG-09, PAG-10, PAG-12 the picture of a page is refused, marked and kept', async () => {
  const page = await browser.staff();
  const name = unique();
  const { id } = await callApi<PageView>(page, 'POST', '/admin/page', aPageInput({ title: both(name) }));
  await page.goto(`/pages/${id}`);
  const image = page.getByRole('region', { name: 'Image', exact: true }).locator('input[type=file]');
  const preview = page.getByRole('img', { name: 'Image of the page: preview' });
  await heading(page, name).waitFor();
  await image.setInputFiles({ name: 'a.webp', mimeType: 'image/webp', buffer: Buffer.from('RIFF') });
  await page
    .getByText(
      'Wrong file type or size, we accept common image file types, image file size cannot exceed 10 MB',
    )
    .waitFor();
  await image.setInputFiles({ name: 'house.png', mimeType: 'image/png', buffer: await aPicture.png() });
  await preview.waitFor();
  await button(page, 'Save').click();
  await toastOf(page, 'page.edit').waitFor();
  const stored = async () => (await callApi<PageView>(page, 'GET', `/admin/page/${id}`)).imageUrl;
  const url = await stored();
  await button(page, 'Remove the image').click();
  await page.getByText('The image will be removed').waitFor();
  await button(page, 'Undo').click();
  await preview.waitFor();
  await button(page, 'Save').click();
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
  expect([url === null, await stored()]).toEqual([false, url]);
});

test('EML-07 the editor of a template is 600 px high in each tab', async () => {
  const page = await browser.staff();
  const { items } = await callApi<{ items: EmailTemplateRow[] }>(page, 'GET', '/admin/email/template');
  await page.goto(`/email-templates/${items[0]?.id}/edit`);
  for (const language of ['Polish', 'English']) {
    await page.getByRole('tab', { name: language }).click();
    const editor = page.locator(`iframe[title="Text (${language})"]`);
    await expect.poll(async () => (await editor.boundingBox())?.height).toBe(600);
  }
});
