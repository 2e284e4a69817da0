import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { button, closeToast, field, held, onAgreement } from './screens.ts';
import { aBrowser } from './support/browser.ts';

const browser = aBrowser();

const text = (page: Page) => page.getByRole('textbox', { name: 'Content (Polish)' });
/** A button in the toolbar of the Polish editor. */
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').first().getByRole('button', { name, exact: true });

async function save(page: Page) {
  await button(page, 'Save').click();
  await page.getByText('Agreement saved').waitFor();
}

describe('FRM-25 rich text', () => {
  test('what the toolbar makes is stored unchanged', async () => {
    const { page, stored } = await onAgreement(browser, 'Editor', {
      content: { pl: '<p>Jeden</p>', en: '<p>One</p>' },
    });
    await text(page).click();
    await page.keyboard.press('ControlOrMeta+A');
    await tool(page, 'Bold').click();
    await tool(page, 'Italic').click();
    await tool(page, 'Underline').click();
    await tool(page, 'Strike through').click();
    await tool(page, 'Align centre').click();
    await tool(page, 'Increase indent').click();
    await page.getByRole('toolbar').first().getByLabel('Paragraph style').selectOption('Heading 4');
    await page.getByRole('toolbar').first().getByLabel('Text size').selectOption('20px');
    await text(page).press('ControlOrMeta+End');
    await text(page).press('Enter');
    await tool(page, 'Clear formatting').click();
    await tool(page, 'Numbered list').click();
    await text(page).pressSequentially('dwa');
    await save(page);
    const html = (await stored()).content.pl;
    expect(html).toContain('<h4 style="text-align:center;margin-left:2em" data-indent="1">');
    expect(html).toContain(
      '<span style="font-size:20px"><strong><em><s><u>Jeden</u></s></em></strong></span>',
    );
    expect(html).toContain('<ol><li><p>dwa</p></li></ol>');
    await page.getByText('Unsaved changes').waitFor({ state: 'hidden' });
  });

  test('FRM-21 to FRM-23 pictures and named attachments are uploaded and inserted', async () => {
    const { page, stored } = await onAgreement(browser, 'Files', {
      content: { pl: '<p>A</p>', en: '<p>B</p>' },
    });
    await text(page).click();
    const picture = page.waitForEvent('filechooser');
    await tool(page, 'Insert an image').click();
    await (await picture).setFiles({
      name: 'dot.png',
      mimeType: 'image/png',
      buffer: Buffer.from(DOT, 'base64'),
    });
    await page.getByText('Image uploaded').waitFor();
    await closeToast(page);
    const document = page.waitForEvent('filechooser');
    await tool(page, 'Insert an attachment').click();
    await (await document).setFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
    await page.getByLabel('File name').fill('Terms.txt');
    await button(page, 'Insert').click();
    await page.getByText('File uploaded').waitFor();
    await closeToast(page);
    await save(page);
    const html = (await stored()).content.pl;
    expect(html).toMatch(/<img src="\/api\/files\/[^"]+"/);
    expect(html).toMatch(/<a [^>]*href="\/api\/files\/[^"]+"[^>]*>Terms\.txt<\/a>/);
  });

  test('whoever works in another field while a picture is uploaded keeps the focus there', async () => {
    const { page } = await onAgreement(browser, 'Elsewhere');
    const letGo = await held(page, '**/upload-photo');
    await text(page).click();
    const picture = page.waitForEvent('filechooser');
    await tool(page, 'Insert an image').click();
    const buffer = Buffer.from(DOT, 'base64');
    await (await picture).setFiles({ name: 'dot.png', mimeType: 'image/png', buffer });
    await field(page, 'Name (English)').press('End');
    letGo();
    await text(page).locator('img').first().waitFor();
    await page.keyboard.type(' two');
    await expect.poll(() => field(page, 'Name (English)').inputValue()).toMatch(/ two$/);
  });
});

/** A PNG of one pixel. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
