import { uploadFile, uploadPhoto } from '@share/contract/areas/files/files.endpoints.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paste } from '../../../testing/clipboard.ts';
import { answer } from '../../../testing/network.ts';
import { aRichText, paragraphs, text } from '../../../testing/rich-text.tsx';

/** An item as Word puts it on the clipboard. */
const item = (mark: string, words: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>
   <span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;

test('lists from Word stay lists, also numbered and nested ones', async () => {
  const { written } = await aRichText();
  const bullets = `${item('·', 'dach')}${item('o', 'papa', 2)}${item('·', 'okna')}`;
  paste({
    'text/html': `<p class=MsoNormal>Zakres</p>${bullets}<p>Kolejność</p>${item('1.', 'plan')}${item('2.', 'budowa')}`,
  });
  await expect
    .poll(written)
    .toBe(
      '<p>Zakres</p><ul><li><p>dach</p><ul><li><p>papa</p></li></ul></li><li><p>okna</p></li></ul>' +
        '<p>Kolejność</p><ol><li><p>plan</p></li><li><p>budowa</p></li></ol>',
    );
});

test('numbers right below bullets from Word are a list of their own', async () => {
  const { written } = await aRichText();
  const nested = `${item('1)', 'plan', 2)}${item('·', 'rzut', 2)}`;
  paste({ 'text/html': `${item('·', 'dach')}${item('·', 'okna')}${item('1.', 'budowa')}${nested}` });
  await expect
    .poll(written)
    .toBe(
      '<ul><li><p>dach</p></li><li><p>okna</p></li></ul>' +
        '<ol><li><p>budowa</p><ol><li><p>plan</p></li></ol><ul><li><p>rzut</p></li></ul></li></ol>',
    );
});

test('a list whose mark is part of the text becomes a list as well', async () => {
  const { written } = await aRichText();
  paste({ 'text/html': '<p class="MsoListParagraph">· punkt</p><p class="MsoListParagraph">· drugi</p>' });
  await expect.poll(written).toBe('<ul><li><p>punkt</p></li><li><p>drugi</p></li></ul>');
});

test('a text that is too long to be stored is refused before it is converted', async () => {
  await aRichText();
  paste({
    'text/html': '<p>Akapit <b>z formatowaniem</b> i tekstem, który się powtarza.</p>'.repeat(10_000),
  });
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('This value is too long.');
  expect(paragraphs()).toEqual(['Jeden']);
  paste({ 'text/html': '<p>Krótki</p>' });
  await expect.element(alert).not.toBeInTheDocument();
  expect(paragraphs()).toEqual(['Krótki']);
});

test('the markup that office programs add does not make a text too long', async () => {
  await aRichText();
  const style = 'mso-bidi-font-family:"Times New Roman";mso-ansi-language:PL;'.repeat(30);
  paste({
    'text/html': `<p class=MsoNormal style='${style}'><span style='${style}'>Zdanie</span></p>`.repeat(100),
  });
  await expect.poll(() => paragraphs().length).toBe(100);
  expect(page.getByRole('alert').query()).toBe(null);
});

test('pasted content looks as it will be stored: cells separated, no external pictures, no foreign colours and sizes', async () => {
  const { written } = await aRichText();
  const red =
    '<span style="font-size:14pt;color:windowtext">Cena </span><span style="color:#C00000"><b>rośnie</b></span>';
  const table = '<table><tr><td><p>A1</p></td><td>B1</td></tr><tr><td>A2</td><td>B2</td></tr></table>';
  paste({ 'text/html': `<p class=MsoNormal>${red}<img src="file:///C:/a.png"></p>${table}` });
  await expect.poll(paragraphs).toEqual(['Cena rośnie', 'A1 | B1', 'A2 | B2']);
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(
      'Pictures did not come along. Paste each by itself, or use “Insert an image”. Tables were pasted as lines of text.',
    );
  expect(text.element().innerHTML).not.toMatch(/file:|pt|windowtext/);
  expect(written()).toContain('<span style="color: rgb(192, 0, 0);"><strong>rośnie</strong></span>');
});

const aFile = (name: string, type: string) => new File(['x'], name, { type });
const stored = (name: string) => ({
  id: 1,
  url: `/api/files/${'a'.repeat(32)}/${name}`,
  thumbUrl: null,
  fileName: name,
  size: 1,
});

test('a picture of the clipboard is uploaded and stands at the caret', async () => {
  answer(uploadPhoto, () => stored('image.png'));
  const { written } = await aRichText('<p>Jeden</p>');
  await userEvent.keyboard('{ArrowRight}');
  paste({ 'text/html': '<img src="https://example.com/a.png">' }, [aFile('image.png', 'image/png')]);
  await expect.poll(written).toContain(`<p>Jeden<img src="${stored('image.png').url}" alt=""></p>`);
});

test('a text of an office program is pasted, not the picture of it', async () => {
  await aRichText();
  paste({ 'text/html': '<p>Cena</p>' }, [aFile('image.png', 'image/png')]);
  await expect.poll(paragraphs).toEqual(['Cena']);
});

test('FRM-20, FRM-22 dropped files are uploaded where they are dropped, a document as a link', async () => {
  answer(uploadFile, () => stored('umowa.pdf'));
  const { written } = await aRichText('<p>Jeden</p><p>Dwa</p>');
  const { right, top } = text.element().querySelector('p')?.getBoundingClientRect() ?? new DOMRect();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(aFile('umowa.pdf', 'application/pdf'));
  const at = { clientX: right - 2, clientY: top + 2, bubbles: true, cancelable: true };
  const drop = new DragEvent('drop', { dataTransfer, ...at });
  text.element().dispatchEvent(drop);
  expect(drop.defaultPrevented).toBe(true);
  await expect.poll(written).toMatch(/^<p>Jeden<a [^>]*umowa\.pdf">umowa\.pdf<\/a><\/p><p>Dwa<\/p>$/);
});
