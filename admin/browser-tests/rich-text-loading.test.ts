import { expect, test } from 'vitest';
import { held } from './screens.ts';
import { accounts, signedIn } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';

const browser = aBrowser();

test('a formatted text is read before its editor is there, and whoever focuses it gets into the editor with what was typed', async () => {
  const page = await browser.page({ language: 'en' });
  const letGo = await held(page, '**/assets/rich-text-editor-*.js');
  await signedIn(page, accounts.admin, '/agreements/1');
  const text = page.getByRole('group', { name: /^Content \(Polish\)/ });
  await expect.poll(() => text.innerText()).not.toBe('');
  await text.focus();
  await page.keyboard.type('Zgodax');
  await page.keyboard.press('Backspace');
  letGo();
  const editor = page.getByRole('textbox', { name: /^Content \(Polish\)/ });
  await editor.and(page.locator(':focus')).waitFor();
  await page.keyboard.type(': tak ');
  await expect.poll(() => editor.innerText()).toMatch(/^Zgoda: tak /);
});
