import { faultsOfBody } from '@share/contract/areas/email-templates/template-faults.ts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../../testing/draw.tsx';
import { VisualEditor } from './visual-editor.tsx';

/** An e-mail with an empty paragraph, in which the caret stands. Returns what is written, and pastes into it. */
async function anEmail() {
  const onType = vi.fn<(html: string) => void>();
  const insert = { current: () => {} };
  await draw(
    <VisualEditor
      html="<p><br></p>"
      label="Text"
      height={300}
      onType={onType}
      onBlur={() => {}}
      insert={insert}
    />,
  );
  const frame = page.getByTitle('Text').element() as HTMLIFrameElement;
  await expect.poll(() => frame.contentDocument?.designMode).toBe('on');
  const edited = frame.contentDocument as Document;
  edited.getSelection()?.collapse(edited.querySelector('p'), 0);
  const paste = (html: string, files: readonly File[] = []) => {
    const clipboardData = new DataTransfer();
    for (const file of files) clipboardData.items.add(file);
    if (html) clipboardData.setData('text/html', html);
    const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    edited.body.dispatchEvent(pasted);
    return pasted;
  };
  return { paste, written: () => onType.mock.lastCall?.[0] ?? '' };
}

test('what is pasted from a page can be saved: without buttons, icons, classes and links of the page', async () => {
  const { paste, written } = await anEmail();
  paste(`<!--StartFragment--><article class="a" data-x="1"><h2 id="b" onclick="x()">Oferta</h2>
    <button type="button">Kup <svg><circle r="1"/></svg></button><a href="/x">więcej</a>
    <a href="https://example.com/a">dalej</a><p style="color: red; background: url(https://example.com/b.png)">Cena</p>
    <img src="https://example.com/c.png" srcset="d.png 2x" alt="Dom"><img src="data:image/png;base64,AAAA"></article>`);
  await expect.poll(written).toContain('Oferta');
  expect(faultsOfBody(written(), [])).toEqual([]);
  expect(written()).toContain('<a href="https://example.com/a">dalej</a>');
  expect(written()).toContain('src="https://example.com/c.png"');
  expect(written()).toMatch(/Kup[\s\S]*więcej/);
  expect(written()).not.toMatch(/svg|button|class=|onclick|url\(|data:/);
  await expect.element(page.getByText(/^Pictures did not come along/)).toBeVisible();
});

test('a text of Word leaves its own names behind', async () => {
  const { paste, written } = await anEmail();
  paste('<p class=MsoNormal style="mso-margin-top-alt:auto"><b>Zakres</b><o:p></o:p></p>');
  await expect.poll(written).toContain('<b>Zakres</b>');
  expect(written()).not.toMatch(/mso|o:p/i);
});

test('a picture of the clipboard is not pasted, and that is said', async () => {
  const { paste, written } = await anEmail();
  const pasted = paste('', [new File(['x'], 'image.png', { type: 'image/png' })]);
  expect(pasted.defaultPrevented).toBe(true);
  await expect.element(page.getByText(/^Pictures did not come along/)).toBeVisible();
  expect(written()).toBe('');
});

test('the tools are one stop of the Tab key, and the arrows lead from one to the next', async () => {
  await anEmail();
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
  await userEvent.keyboard('{Tab}');
  await expect.element(tool('Bold')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tool('Italic')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(tool('Link on the selected text')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByTitle('Text')).toHaveFocus();
});
