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
  test('what the toolbar makes is stored unchanged', { tags: 'essential' }, async () => {
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

  test('pasted content looks as it will be stored: cells separated, no external pictures', async () => {
    const { page, stored } = await onAgreement(browser, 'Pasted', {
      content: { pl: '<p>Jeden</p>', en: '<p>One</p>' },
    });
    await text(page).click();
    await page.keyboard.press('ControlOrMeta+A');
    await text(page).evaluate((editor) => {
      const clipboardData = new DataTransfer();
      const red =
        '<span style="font-size:14pt;color:windowtext">Cena </span><span style="color:#C00000"><b>rośnie</b></span>';
      const table = '<table><tr><td><p>A1</p></td><td>B1</td></tr><tr><td>A2</td><td>B2</td></tr></table>';
      clipboardData.setData('text/html', `<p class=MsoNormal>${red}<img src="file:///C:/a.png"></p>${table}`);
      editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect
      .poll(() => text(page).locator('p').allInnerTexts())
      .toEqual(['Cena rośnie', 'A1 | B1', 'A2 | B2']);
    const shown = await text(page).innerHTML();
    expect(shown).not.toMatch(/file:|pt|windowtext/);
    await save(page);
    expect((await stored()).content.pl).toContain(
      '<span style="color:rgb(192, 0, 0)"><strong>rośnie</strong></span>',
    );
  });

  test('a key acts at the new caret, however busy the page is', async () => {
    const { page } = await onAgreement(browser, 'Busy', {
      content: { pl: '<p>Jeden</p>', en: '<p>One</p>' },
    });
    await text(page).click();
    await page.keyboard.press('ControlOrMeta+A');
    await text(page).evaluate((editor) => {
      // Like the End key, whose effect the browser reports only when it is idle.
      window.getSelection()?.setPosition(editor.querySelector('p'), 1);
      editor.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Enter',
          code: 'Enter',
          keyCode: 13,
          bubbles: true,
          cancelable: true,
        }),
      );
    });
    await page.keyboard.type('dwa');
    await expect.poll(() => text(page).innerHTML()).toBe('<p>Jeden</p><p>dwa</p>');
  });

  test('links are completed, and refused when invalid', async () => {
    const { page, stored } = await onAgreement(browser, 'Links');
    await text(page).click();
    await page.keyboard.press('ControlOrMeta+A');
    await tool(page, 'Link').click();
    await page.getByLabel('Link URL').fill('javascript:alert(1)');
    await button(page, 'Insert').click();
    await page.getByText('This value is not valid.').waitFor();
    await page.getByLabel('Link URL').fill('example.com/a');
    await page.keyboard.press('Enter');
    await save(page);
    expect((await stored()).content.pl).toContain('href="https://example.com/a"');
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

  test('FRM-17 a file that is no picture is refused before it is sent', async () => {
    const { page } = await onAgreement(browser, 'Refused');
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

/** A PNG of one pixel. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
