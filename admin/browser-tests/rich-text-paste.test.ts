import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { button, onAgreement } from './screens.ts';
import { aBrowser } from './support/browser.ts';

const browser = aBrowser();

const text = (page: Page) => page.getByRole('textbox', { name: 'Content (Polish)' });

async function anEditor(name: string) {
  const content = { pl: '<p>Jeden</p>', en: '<p>One</p>' };
  const { page, stored } = await onAgreement(browser, name, { content });
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  return { page, stored };
}

const paste = (page: Page, html: string) =>
  text(page).evaluate((editor, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

/** An item as Word puts it on the clipboard. */
const item = (mark: string, words: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>
   <span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;

test('lists from Word stay lists, also numbered and nested ones', async () => {
  const { page, stored } = await anEditor('Word lists');
  const bullets = `${item('·', 'dach')}${item('o', 'papa', 2)}${item('·', 'okna')}`;
  await paste(
    page,
    `<p class=MsoNormal>Zakres</p>${bullets}<p>Kolejność</p>${item('1.', 'plan')}${item('2.', 'budowa')}`,
  );
  await button(page, 'Save').click();
  await page.getByText('Agreement saved').waitFor();
  expect((await stored()).content.pl.replace(/\s+</g, '<')).toBe(
    '<p>Zakres</p><ul><li><p>dach</p><ul><li><p>papa</p></li></ul></li><li><p>okna</p></li></ul>' +
      '<p>Kolejność</p><ol><li><p>plan</p></li><li><p>budowa</p></li></ol>',
  );
});

test('numbers right below bullets from Word are a list of their own', async () => {
  const { page } = await anEditor('Word lists of two kinds');
  const nested = `${item('1)', 'plan', 2)}${item('·', 'rzut', 2)}`;
  await paste(page, `${item('·', 'dach')}${item('·', 'okna')}${item('1.', 'budowa')}${nested}`);
  const written = () => text(page).evaluate((editor) => editor.innerHTML.replace(/\s+</g, '<'));
  await expect
    .poll(written)
    .toBe(
      '<ul><li><p>dach</p></li><li><p>okna</p></li></ul>' +
        '<ol><li><p>budowa</p><ol><li><p>plan</p></li></ol><ul><li><p>rzut</p></li></ul></li></ol>',
    );
});

test('a list whose mark is part of the text becomes a list as well', async () => {
  const { page } = await anEditor('Plain marks');
  await paste(page, '<p class="MsoListParagraph">· punkt</p><p class="MsoListParagraph">· drugi</p>');
  await expect.poll(() => text(page).locator('ul > li').allInnerTexts()).toEqual(['punkt', 'drugi']);
});

test('a text that is too long to be stored is refused before it is converted', async () => {
  const { page } = await anEditor('Too long');
  await paste(page, '<p>Akapit <b>z formatowaniem</b> i tekstem, który się powtarza.</p>'.repeat(10_000));
  await page.getByRole('alert').getByText('This value is too long.').waitFor();
  await expect.poll(() => text(page).locator('p').allInnerTexts()).toEqual(['Jeden']);
  await paste(page, '<p>Krótki</p>');
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await expect.poll(() => text(page).locator('p').allInnerTexts()).toEqual(['Krótki']);
});

test('the markup that office programs add does not make a text too long', async () => {
  const { page } = await anEditor('Much markup');
  const style = 'mso-bidi-font-family:"Times New Roman";mso-ansi-language:PL;'.repeat(30);
  await paste(
    page,
    `<p class=MsoNormal style='${style}'><span style='${style}'>Zdanie</span></p>`.repeat(100),
  );
  await expect.poll(() => text(page).locator('p').count()).toBe(100);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('the reason why a picture is refused does not move the tools', async () => {
  const { page } = await anEditor('Refused picture');
  const toolbar = page.getByRole('toolbar').first();
  const before = await toolbar.boundingBox();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    toolbar.getByRole('button', { name: 'Insert an image', exact: true }).click(),
  ]);
  await chooser.setFiles({ name: 'a.exe', mimeType: 'image/png', buffer: Buffer.from('x') });
  await page.getByRole('alert').getByText('Wrong file type or size').waitFor();
  expect(await toolbar.boundingBox()).toEqual(before);
});
