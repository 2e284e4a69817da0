import type { AgreementView } from '@share/contract/areas/agreements/agreements.schemas.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { anAgreement, callApi } from './records.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signedIn } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const text = (page: Page, language: 'Polish' | 'English') =>
  page.getByRole('textbox', { name: `Content (${language})` });
/** A tool of the first editor. */
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').first().getByRole('button', { name, exact: true });

async function onEdit(name: string, fields: Parameters<typeof anAgreement>[2] = {}) {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin);
  const { id } = await anAgreement(page, name, fields);
  await page.goto(`/agreements/${id}`);
  await text(page, 'Polish').waitFor();
  return { page, stored: () => callApi<AgreementView>(page, 'GET', `/admin/agreement/${id}`) };
}

async function save(page: Page) {
  await button(page, 'Save').click();
  await page.getByText('Agreement saved').waitFor();
}

async function choose(page: Page, select: string, choice: string) {
  await page.getByRole('combobox', { name: select }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

test('AGR-13, AGR-15 an agreement is added once it has a type and a target', async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/agreements/create');
  await page.getByLabel('Name (Polish)').fill('Zgoda nowa');
  await page.getByLabel('Name (English)').fill('New consent');
  await text(page, 'Polish').fill('Tak.');
  expect(await button(page, 'Add').isDisabled()).toBe(true);
  await choose(page, 'Type', 'Marketing');
  expect(await button(page, 'Add').isDisabled()).toBe(true);
  await choose(page, 'Target', 'Investment');
  await button(page, 'Add').click();
  await page.getByText('This value is required.').waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
  await text(page, 'English').fill('Yes.');
  await button(page, 'Add').click();
  await heading(page, 'New consent').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/agreements\/\d+$/);
});

test('AGR-04 the list is narrowed by type, target and yes or no', async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin);
  await anAgreement(page, 'Filtr A', { type: 'marketing', active: true });
  await anAgreement(page, 'Filtr B', { type: 'marketing', active: false });
  await page.goto('/agreements?filters[name][value]=Filtr');
  await choose(page, 'Type', 'Marketing');
  await choose(page, 'Active', 'No');
  await page.getByRole('link', { name: 'Filtr A EN', exact: true }).waitFor({ state: 'detached' });
  expect(decodeURIComponent(new URL(page.url()).search)).toBe(
    '?filters[name][value]=Filtr&filters[type][value]=marketing&filters[active][value]=0',
  );
  await button(page, 'Remove filter Active: No').click();
  await page.getByRole('link', { name: 'Filtr A EN', exact: true }).waitFor();
});

test('AGR-08 a list that cannot be loaded says so', async () => {
  const page = await browser.page({ language: 'pl' });
  await signedIn(page, accounts.admin);
  expectFailure(page, { address: '/api/admin/agreements', status: 500 });
  await page.route('**/api/admin/agreements', (route) =>
    route.fulfill({
      status: 500,
      json: { status: 500, data: null, errors: [{ code: 'INTERNAL_ERROR', path: null, message: '' }] },
    }),
  );
  await page.goto('/agreements');
  await page.getByRole('alert').getByText('Nie udało się wczytać listy zgód').waitFor();
});

describe('FRM-25 rich text', () => {
  test('what the toolbar makes is stored as it is', async () => {
    const { page, stored } = await onEdit('Editor', { content: { pl: '<p>Jeden</p>', en: '<p>One</p>' } });
    await text(page, 'Polish').click();
    await page.keyboard.press('ControlOrMeta+A');
    await tool(page, 'Bold').click();
    await tool(page, 'Italic').click();
    await tool(page, 'Underline').click();
    await tool(page, 'Strike through').click();
    await tool(page, 'Align centre').click();
    await tool(page, 'Increase indent').click();
    await page.getByRole('toolbar').first().getByLabel('Kind of paragraph').selectOption('Heading 4');
    await page.getByRole('toolbar').first().getByLabel('Text size').selectOption('20px');
    await text(page, 'Polish').press('ControlOrMeta+End');
    await text(page, 'Polish').press('Enter');
    await tool(page, 'Clear formatting').click();
    await tool(page, 'Numbered list').click();
    await text(page, 'Polish').pressSequentially('dwa');
    await save(page);
    const html = (await stored()).content.pl;
    expect(html).toContain('<h4 style="text-align:center;margin-left:2em" data-indent="1">');
    expect(html).toContain(
      '<span style="font-size:20px"><strong><em><s><u>Jeden</u></s></em></strong></span>',
    );
    expect(html).toContain('<ol><li><p>dwa</p></li></ol>');
    expect(await page.getByText('Unsaved changes').count()).toBe(0);
  });

  test('links are completed, and refused when they lead nowhere', async () => {
    const { page, stored } = await onEdit('Links');
    await text(page, 'Polish').click();
    await page.keyboard.press('ControlOrMeta+A');
    await tool(page, 'Link').click();
    await page.getByLabel('Address of the link').fill('javascript:alert(1)');
    await button(page, 'Insert').click();
    await page.getByText('This value is not valid.').waitFor();
    await page.getByLabel('Address of the link').fill('example.com/a');
    await page.keyboard.press('Enter');
    await save(page);
    expect((await stored()).content.pl).toContain('href="https://example.com/a"');
  });

  test('FRM-21 to FRM-23 pictures and named attachments are uploaded and inserted', async () => {
    const { page, stored } = await onEdit('Files', { content: { pl: '<p>A</p>', en: '<p>B</p>' } });
    await text(page, 'Polish').click();
    const picture = page.waitForEvent('filechooser');
    await tool(page, 'Insert an image').click();
    await (await picture).setFiles({
      name: 'dot.png',
      mimeType: 'image/png',
      buffer: Buffer.from(DOT, 'base64'),
    });
    await page.getByText('Image uploaded').waitFor();
    const document = page.waitForEvent('filechooser');
    await tool(page, 'Insert an attachment').click();
    await (await document).setFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
    await page.getByLabel('File name').fill('Terms.txt');
    await button(page, 'Insert').click();
    await page.getByText('File uploaded').waitFor();
    await save(page);
    const html = (await stored()).content.pl;
    expect(html).toMatch(/<img src="\/api\/files\/[^"]+"/);
    expect(html).toMatch(/<a [^>]*href="\/api\/files\/[^"]+"[^>]*>Terms\.txt<\/a>/);
  });

  test('FRM-17 a file that is no picture is refused before it is sent', async () => {
    const { page } = await onEdit('Refused');
    const chooser = page.waitForEvent('filechooser');
    await tool(page, 'Insert an image').click();
    await (await chooser).setFiles({
      name: 'a.exe',
      mimeType: 'application/x-msdownload',
      buffer: Buffer.from('MZ'),
    });
    await page.getByRole('alert').getByText('Wrong file type or size').waitFor();
  });
});

test('AGR-17 the form and its texts are readable without the edit permission', async () => {
  const { page } = await onEdit('Readable');
  const address = new URL(page.url()).pathname;
  const reader = await browser.page({ language: 'en' });
  await signedIn(reader, accounts.editor);
  const mayEdit = await callApi<{ isPermitted: boolean }[]>(
    reader,
    'GET',
    '/admin/user/me/permission-check?permissions[]=admin:agreement:edit',
  );
  await reader.route('**/permission-check**', async (route) => {
    const answer = await route.fetch();
    const envelope = (await answer.json()) as { data: { permission: string; isPermitted: boolean }[] };
    const data = envelope.data.map((entry) =>
      entry.permission === 'admin:agreement:edit' ? { ...entry, isPermitted: false } : entry,
    );
    await route.fulfill({ response: answer, json: { ...envelope, data } });
  });
  expect(mayEdit.length).toBe(1);
  await reader.goto(address);
  await text(reader, 'Polish').waitFor();
  expect(await text(reader, 'Polish').getAttribute('contenteditable')).toBe('false');
  expect(await reader.getByRole('toolbar').count()).toBe(0);
  expect(await button(reader, 'Save').count()).toBe(0);
  await expectAccessible(reader);
});

test('the form is accessible and fits every width, in both languages', async () => {
  for (const [language, width] of [
    ['pl', 1440],
    ['en', 992],
    ['pl', 375],
  ] as const) {
    const page = await browser.page({ language, width });
    await signedIn(page, accounts.admin);
    const { id } = await anAgreement(page, 'Dostępna');
    await page.goto(`/agreements/${id}`);
    await page.getByRole('toolbar').first().waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await screenshot(page, `agreement-form-${language}-${width}`);
  }
});

/** A PNG of one pixel. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
