import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aRichText, paragraphs, text, tool } from '../../../testing/rich-text.tsx';

test.each([
  ['Bold', '<p><strong>Jeden</strong></p>'],
  ['Italic', '<p><em>Jeden</em></p>'],
  ['Underline', '<p><u>Jeden</u></p>'],
  ['Strike through', '<p><s>Jeden</s></p>'],
  ['Subscript', '<p><sub>Jeden</sub></p>'],
  ['Superscript', '<p><sup>Jeden</sup></p>'],
  ['Bullet list', '<ul><li><p>Jeden</p></li></ul>'],
  ['Numbered list', '<ol><li><p>Jeden</p></li></ol>'],
  ['Quote', '<blockquote><p>Jeden</p></blockquote>'],
  ['Align centre', '<p style="text-align: center;">Jeden</p>'],
  ['Align right', '<p style="text-align: right;">Jeden</p>'],
  ['Justify', '<p style="text-align: justify;">Jeden</p>'],
] as const)(
  'FRM-25 the tool “%s” formats the text, and pressed again does it no more',
  async (name, html) => {
    const { written } = await aRichText();
    await tool(name).click();
    await expect.poll(written).toBe(html);
    await expect.element(tool(name)).toHaveAttribute('aria-pressed', 'true');
    await tool(name).click();
    await expect.poll(written).toBe('<p>Jeden</p>');
  },
);

test('FRM-25 indents, headings, sizes and colours are set and cleared again', async () => {
  const { written } = await aRichText();
  await tool('Increase indent').click();
  await tool('Increase indent').click();
  await tool('Decrease indent').click();
  const toolbar = page.getByRole('toolbar');
  await toolbar.getByLabelText('Paragraph style').selectOptions('Heading 4');
  await toolbar.getByLabelText('Text size').selectOptions('20px');
  await tool('Text colour').click();
  await page.getByRole('button', { name: 'Text colour #07503c' }).click();
  await expect
    .poll(written)
    .toBe(
      '<h4 data-indent="1" style="margin-left: 2em;">' +
        '<span style="color: rgb(7, 80, 60); font-size: 20px;">Jeden</span></h4>',
    );
  await tool('Clear formatting').click();
  await expect.poll(written).toBe('<p>Jeden</p>');
});

test('a letter is either below or above the line', async () => {
  const { written } = await aRichText();
  await tool('Subscript').click();
  await tool('Superscript').click();
  await expect.poll(written).toBe('<p><sup>Jeden</sup></p>');
});

test('the tools act where the text was left, and the text has the focus again', async () => {
  const { written } = await aRichText();
  await userEvent.keyboard('{End}{Enter}');
  await tool('Numbered list').click();
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('dwa');
  await expect.poll(written).toBe('<p>Jeden</p><ol><li><p>dwa</p></li></ol>');
});

test('a text that is emptied is empty, not an empty paragraph', async () => {
  const { written } = await aRichText();
  await userEvent.keyboard('{Delete}');
  await expect.poll(written).toBe('');
});

test('a key acts at the new caret, however busy the page is', async () => {
  await aRichText();
  // Like the End key, whose effect the browser reports only when it is idle.
  window.getSelection()?.setPosition(text.element().querySelector('p'), 1);
  text.element().dispatchEvent(
    new KeyboardEvent('keydown', {
      key: 'Enter',
      code: 'Enter',
      keyCode: 13,
      bubbles: true,
      cancelable: true,
    }),
  );
  await userEvent.keyboard('dwa');
  await expect.poll(paragraphs).toEqual(['Jeden', 'dwa']);
});

test('links are completed, and refused when invalid', async () => {
  const { written } = await aRichText();
  await tool('Link').click();
  const address = page.getByLabelText('Link URL');
  await address.fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect.element(page.getByText('This value is not valid.')).toBeVisible();
  expect(written()).toBe('<p>Jeden</p>');
  await address.fill('example.com/a');
  await userEvent.keyboard('{Enter}');
  await expect.poll(written).toMatch(/<a [^>]*href="https:\/\/example\.com\/a"[^>]*>Jeden<\/a>/);
  await tool('Link').click();
  await page.getByRole('button', { name: 'Remove the link' }).click();
  await expect.poll(written).toBe('<p>Jeden</p>');
});

test('FRM-17 a file that is no picture is refused before it is sent, and the reason does not move the tools', async () => {
  await aRichText();
  const toolbar = page.getByRole('toolbar').element();
  const before = toolbar.getBoundingClientRect();
  const file = new File(['MZ'], 'a.exe', { type: 'image/png' });
  await userEvent.upload(document.querySelector('input[accept*=".png"]') as HTMLElement, file);
  await expect.element(page.getByRole('alert').getByText(/^Wrong file type or size/)).toBeVisible();
  expect(toolbar.getBoundingClientRect()).toEqual(before);
});

test('the tools are one stop of the Tab key: arrows, Home and End lead from one to the next', async () => {
  await aRichText();
  const toolbar = page.getByRole('toolbar');
  const style = toolbar.getByLabelText('Paragraph style');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(style).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(tool('Italic')).toHaveFocus();
  await expect.element(style).toHaveValue('0');
  await userEvent.keyboard('{Tab}');
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(tool('Italic')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect.element(tool('Clear formatting')).toHaveFocus();
  // The description is disabled while no picture is selected.
  await userEvent.keyboard('{End}{ArrowLeft}');
  await expect.element(tool('Insert an attachment')).toHaveFocus();
});

test('a tool works by keyboard, and the arrows still move the caret in what it opens', async () => {
  const { written } = await aRichText();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowRight}{ArrowRight}{Enter}');
  await expect.poll(written).toBe('<p><strong>Jeden</strong></p>');
  await tool('Link').click();
  await userEvent.keyboard('example.co{ArrowLeft}{ArrowLeft}{Home}www.{End}m{Enter}');
  await expect.poll(written).toContain('href="https://www.example.com"');
});
