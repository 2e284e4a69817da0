import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paste } from '../../../testing/clipboard.ts';
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
  expect(text.element().innerHTML).not.toMatch(/file:|pt|windowtext/);
  expect(written()).toContain('<span style="color: rgb(192, 0, 0);"><strong>rośnie</strong></span>');
});
