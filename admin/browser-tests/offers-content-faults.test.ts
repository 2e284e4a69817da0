import { describe, expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { chooseAction, line, section, sectionsTab, text } from './offer-content.ts';
import { button, field, saveOffer } from './offer-records.ts';
import { aBrowser, expectFailure } from './support/browser.ts';

const browser = aBrowser();

const contentOf = sectionsTab(browser);

const two = () => [section(text('A'), text('B'), text('C')), section(text('D'))];

test('ELM-17 changing a type asks, discards the content, and can be undone', async () => {
  const { page } = await contentOf('Retyped', [section(text('A'))]);
  await line(page, '1. A EN').click();
  const type = page.getByRole('combobox', { name: 'Type of element' });
  const retype = async () => {
    await type.click();
    await page.getByRole('option', { name: 'Video' }).click();
  };
  await retype();
  const question = page.getByRole('dialog', { name: 'Change the type of the element?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => type.inputValue()).toBe('Text');
  await retype();
  await question.getByRole('button', { name: 'Change the type' }).click();
  await expect.poll(() => type.inputValue()).toBe('Video');
  await button(page, 'Undo').click();
  await expect.poll(() => type.inputValue()).toBe('Text');
  await field(page, 'Content (Polish)').getByText('A', { exact: true }).waitFor();
});

test('the keys of undo act on sections in sight only: not behind another tab, nor behind a dialogue', async () => {
  const { page } = await contentOf('Out of sight', [section(text('A'))]);
  await button(page, 'Add a section').first().click();
  await button(page, 'More actions: Section 1').waitFor();
  const sections = () => page.getByRole('button', { name: /^More actions: Section/ }).count();
  await expect.poll(sections).toBe(2);
  await page.getByRole('tab', { name: 'Main' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Z');
  await page.getByRole('tab', { name: 'Sections' }).click();
  await expect.poll(sections).toBe(2);
  await page.keyboard.press('Control+Z');
  await expect.poll(sections).toBe(1);
});

test('OFR-24 an offer with an element that has no type cannot be saved, from any tab', async () => {
  const { page } = await contentOf('Untyped', [section(text('A'))]);
  await button(page, 'Add an element').click();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Text');
  await page.getByText('Some elements have no type: choose it on the Sections tab.').waitFor();
  await page.getByRole('tab', { name: 'Main content' }).click();
  await expect.poll(() => button(page, 'Save').isDisabled()).toBe(true);
  await page.getByRole('tab', { name: 'Sections' }).getByLabel('Some elements have no type yet').waitFor();
});

describe('errors', () => {
  const video = {
    ...text('V'),
    type: 'youtube',
    data: { url: 'https://youtu.be/dQw4w9WgXcQ', autoPlay: false },
  };

  test('in a collapsed card on another tab are counted, and the first one is opened and focused', async () => {
    const { page } = await contentOf('Hidden Error', [section(text('A')), section(text('B'), video)]);
    await line(page, '2. V EN').click();
    await page
      .getByRole('textbox', { name: /address/i })
      .first()
      .fill('https://example.com/film');
    await button(page, 'Collapse all').click();
    await page.getByRole('tab', { name: 'Main content' }).click();
    await button(page, 'Save').click();
    await page.getByText('This is not the address of a YouTube video.').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
    await page.getByRole('tab', { name: 'Sections' }).getByLabel('1 error').waitFor();
    await page.getByRole('navigation', { name: 'Outline of the offer' }).getByLabel('Errors: 1').waitFor();
    await expect
      .poll(() => page.getByRole('tabpanel').getByText('Errors: 1', { exact: true }).count())
      .toBe(2);
    await page
      .getByRole('textbox', { name: /address/i })
      .first()
      .fill('https://youtu.be/dQw4w9WgXcQ');
    await saveOffer(page);
    await page.getByRole('tab', { name: 'Sections' }).getByLabel('1 error').waitFor({ state: 'detached' });
  });

  test('of the server appear at the fields of their paths, also after the order was changed', async () => {
    const { page, id } = await contentOf('Server Error', [section(text('A'), text('B'))]);
    await chooseAction(page, 'B EN', 'Move up');
    await page.route(`**/api/admin/offer/${id}`, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 422,
            json: {
              status: 422,
              data: null,
              errors: [{ code: 'VALUE_TOO_LONG', path: 'sections.0.elements.0.title.en', message: '' }],
            },
          })
        : route.fallback(),
    );
    expectFailure(page, { address: `/api/admin/offer/${id}`, status: 422 });
    await button(page, 'Save').click();
    await page.waitForFunction(
      () =>
        (document.activeElement as HTMLInputElement | null)?.value === 'B EN' &&
        document.activeElement?.getAttribute('aria-invalid') === 'true',
    );
  });
});

test('OFR-21 without the edit permission everything is readable, and nothing can be changed', async () => {
  const account = await accountWith(browser.server(), 'admin:offer:get', 'admin:offer:list');
  const { page } = await contentOf('Read Only', two(), { account });
  await line(page, '1. A EN').click();
  await field(page, 'Content (Polish)').getByText('A', { exact: true }).waitFor();
  for (const name of ['Add a section', 'Add an element', 'Undo', 'Drag: A EN', 'More actions: A EN'])
    expect(await button(page, name).count()).toBe(0);
  expect(await page.getByRole('combobox', { name: 'Type of element' }).isEditable()).toBe(false);
});
