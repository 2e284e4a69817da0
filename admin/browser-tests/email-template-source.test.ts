import type {
  EmailTemplateRow,
  EmailTemplateView,
} from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { fillSource, panel, source, templateEditor, view } from './email-template-editor.ts';
import { callApi } from './records.ts';
import { button, field } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { aBrowser } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();
const onTemplate = templateEditor(browser);

async function templateOf(page: Page, type: string): Promise<string> {
  const { items } = await callApi<{ items: EmailTemplateRow[] }>(page, 'GET', '/admin/email/template');
  const id = items.find((template) => template.type === type)?.id;
  return (await callApi<EmailTemplateView>(page, 'GET', `/admin/email/template/${id}`)).body.pl;
}

test('the source: variables at the cursor, faults at their places, out by keyboard, and what the editor does not support', async () => {
  const { page, stored } = await onTemplate('set-password');
  await view(page, 'HTML source').click();
  await source(page, 'Polish').waitFor();
  const pasted =
    '<p>{{firstName}}</p>\n<p>To: </p>\n<tr><td>Outlook</td></tr>\n<p><a href="{{link}}">OK</a></p>\n<table>Beside<tr><td>Inside</td></tr></table>';
  await fillSource(page, 'Polish', pasted);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowDown');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await panel(page).getByRole('button', { name: '{{sender}}' }).click();
  await page.keyboard.type('{{x}}');
  const marked = page.locator('.cm-lintRange-error');
  await expect.poll(() => marked.innerText()).toBe('{{x}}');
  await screenshot(page, 'email-template-source-en-1440');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await screenshot(page, 'email-template-source-dark');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });

  await page.keyboard.press('ControlOrMeta+Home');
  await button(page, 'Show in the source: {{x}}, line 2').click();
  await expect.poll(() => page.evaluate(() => window.getSelection()?.toString())).toBe('{{x}}');
  await page.keyboard.press('Delete');
  await marked.waitFor({ state: 'detached' });
  const written = pasted
    .replace('<p>To: </p>', '<p>To{{sender}}: </p>')
    .replace('To{{sender}}: ', 'T{{sender}}o: ');

  const hasFocus = () => source(page, 'Polish').evaluate((element) => element === document.activeElement);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(false);
  await source(page, 'Polish').focus();

  await view(page, 'Editor').click();
  await page.getByRole('dialog').getByText('<tr>, <td>, Beside').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay with the source' }).click();
  await expect.poll(() => source(page, 'Polish').count()).toBe(1);

  await field(page, 'Subject (Polish)').fill('Dla {{firstName}}');
  await view(page, 'Preview').click();
  await panel(page).getByText('Subject: Dla Anna').waitFor();
  await panel(page).getByRole('switch', { name: 'Text only' }).click();
  await page.getByRole('region', { name: 'Text only: Text (Polish)' }).getByText('OK: http').waitFor();
  await screenshot(page, 'email-template-text-only');
  await view(page, 'Changes').click();
  await page.getByRole('region', { name: 'Changes to the default text: Text (Polish)' }).waitFor();
  await expectAccessible(page);
  await screenshot(page, 'email-template-changes');
  await button(page, 'Save').click();
  await page.getByText('E-mail template saved').waitFor();
  expect((await stored()).body.pl).toBe(written);
});

test('the preview shows the data of a real order, and tells the e-mail that the scheme is dark', async () => {
  const { page } = await onTemplate('order-created');
  const [order] = (
    await callApi<{ items: { id: number; userMeta: { firstName: string } }[] }>(page, 'GET', '/admin/order')
  ).items;
  await view(page, 'HTML source').click();
  await source(page, 'Polish').waitFor();
  const html = await templateOf(page, 'order-created');
  const scheme =
    '<style>.dark { display: none } @media (prefers-color-scheme: dark) { .dark { display: block } }</style>';
  await fillSource(
    page,
    'Polish',
    html
      .replace(
        '<meta name="color-scheme" content="light">',
        `<meta name="color-scheme" content="light dark">${scheme}`,
      )
      .replace('<h1', '<p class="dark">In the dark</p><h1'),
  );
  await view(page, 'Preview').click();
  const shown = page.frameLocator('iframe[title="Preview: Text (Polish)"]');
  await shown.getByText('1024', { exact: true }).waitFor();
  await shown.getByText('In the dark').waitFor({ state: 'hidden' });
  await panel(page).getByRole('switch', { name: 'Dark scheme' }).check();
  await shown.getByText('In the dark').waitFor();
  await screenshot(page, 'email-template-dark');

  const choice = panel(page).getByRole('combobox', { name: 'Data of an order' });
  await choice.fill(String(order?.id));
  await page
    .getByRole('option', { name: new RegExp(`^${order?.id} · ${order?.userMeta.firstName}`) })
    .click();
  await shown.getByText(`${order?.userMeta.firstName}!`).waitFor();
  await shown.getByText(String(order?.id), { exact: true }).waitFor();
  await expectAccessible(page);
  await screenshot(page, 'email-template-real');
});

test('a variable leads to its place in the text where none can be inserted, and into the subject from there', async () => {
  const { page, stored } = await onTemplate('password-reset');
  await view(page, 'HTML source').click();
  await fillSource(page, 'Polish', '<p>Dzień dobry, {{firstName}}!</p>');
  await view(page, 'Preview').click();
  await panel(page).getByText('Click to show its place in the text.').waitFor();
  const variable = (name: string) => panel(page).getByRole('button', { name });
  expect(await variable('{{link}}').count()).toBe(0);
  await expectAccessible(page);
  await variable('{{firstName}}').click();
  await source(page, 'Polish').waitFor();
  await expect.poll(() => page.evaluate(() => window.getSelection()?.toString())).toBe('{{firstName}}');
  await panel(page).getByText('Click to insert one at the cursor.').waitFor();

  await view(page, 'Preview').click();
  const subject = field(page, 'Subject (Polish)');
  await subject.fill('Dla ');
  await variable('{{firstName}}').click();
  await expect.poll(() => subject.inputValue()).toBe('Dla {{firstName}}');
  await view(page, 'Changes').click();
  await panel(page).getByText('Click to show its place in the text.').waitFor();
  const { body, defaultBody } = await stored();
  expect(body.pl).toBe(defaultBody.pl);
});
