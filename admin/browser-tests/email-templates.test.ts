import type {
  EmailTemplateRow,
  EmailTemplateView,
} from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { aMailServer } from '../../api/src/testing/mail/mail-server.ts';
import { accountWith } from './limited-account.ts';
import { callApi } from './records.ts';
import { button, expectToFit, field, heading, pathOf, toastOf } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signedIn, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const mail = await aMailServer({ refuse: (recipient) => recipient.startsWith('refused') });
const browser = aBrowser({ SMTP_URL: mail.url });
afterAll(() => mail.close());

const edited = (page: Page, language: 'Polish' | 'English') =>
  page.frameLocator(`iframe[title="Text (${language})"]`);
const view = (page: Page, name: string) => page.getByText(name, { exact: true }).filter({ visible: true });
const source = (page: Page, language: 'Polish' | 'English') =>
  page.getByRole('textbox', { name: `Text (${language})` });
/** Replaces the whole source, as by pasting. */
async function fillSource(page: Page, language: 'Polish' | 'English', text: string) {
  await source(page, language).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}
const panel = (page: Page) => page.getByRole('tabpanel').filter({ visible: true });

async function templateOf(page: Page, type: string): Promise<string> {
  const { items } = await callApi<{ items: EmailTemplateRow[] }>(page, 'GET', '/admin/email/template');
  const id = items.find((template) => template.type === type)?.id;
  return (await callApi<EmailTemplateView>(page, 'GET', `/admin/email/template/${id}`)).body.pl;
}

/** The editing screen of the template of that type. */
async function onTemplate(type: string) {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const { items } = await callApi<{ items: EmailTemplateRow[] }>(page, 'GET', '/admin/email/template');
  const found = items.find((template) => template.type === type);
  if (!found) throw new Error(`There is no template ${type}`);
  await page.goto(`/email-templates/${found.id}/edit`);
  await edited(page, 'Polish').locator('h1').waitFor();
  const stored = () => callApi<EmailTemplateView>(page, 'GET', `/admin/email/template/${found.id}`);
  return { page, stored };
}

test('EML-01 to EML-12 a template is opened from the list, edited as a page and as source, and saved', async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/email-templates');
  await page.getByRole('link', { name: 'Order accepted', exact: true }).click();
  await heading(page, 'Order accepted').waitFor();
  const path = pathOf(page);

  const title = edited(page, 'Polish').locator('h1');
  await title.click();
  await page.keyboard.press('End');
  await page.keyboard.type(': ');
  await panel(page).getByRole('button', { name: '{{orderId}}' }).click();
  await expect.poll(() => title.innerText()).toContain(': {{orderId}}');
  await field(page, 'Subject (Polish)').fill('Udziały dla Ciebie: ');
  await panel(page).getByRole('button', { name: '{{firstName}}' }).click();
  await expect
    .poll(() => field(page, 'Subject (Polish)').inputValue())
    .toBe('Udziały dla Ciebie: {{firstName}}');

  await page.getByRole('tab', { name: 'English' }).click();
  await view(page, 'HTML source').click();
  const bytes = "<p style='color:#333'>Shares &amp; more,\n\t{{shareNumbers}}</p>";
  await fillSource(page, 'English', bytes);
  await view(page, 'Preview').click();
  await page.frameLocator('iframe[title="Preview: Text (English)"]').getByText('101–112').waitFor();
  await screenshot(page, 'email-template-preview');
  await button(page, 'Save and back').click();
  await toastOf(page, 'emailTemplates.edit').getByText('E-mail template saved').waitFor();
  await heading(page, 'E-mail templates').waitFor();

  const id = path.split('/')[2];
  const stored = await callApi<EmailTemplateView>(page, 'GET', `/admin/email/template/${id}`);
  expect(stored.body.en).toBe(bytes);
  expect(stored.body.pl).toContain('Udziały są Twoje: {{orderId}}</h1>');
  expect(stored.body.pl).toContain('<table role="presentation" width="100%"');
  expect(stored.subject.pl).toBe('Udziały dla Ciebie: {{firstName}}');
});

test('EML-08, EML-10, EML-11 what the server would refuse is named before saving; the default text is restored', async () => {
  const { page, stored } = await onTemplate('set-password');
  await panel(page).getByText('required, in the text').waitFor();
  await view(page, 'HTML source').click();
  await fillSource(page, 'Polish', '<p>{{link}}</p>');
  await panel(page).getByText('href="{{link}}": The text lacks a required variable.').waitFor();
  await panel(page).getByText('required, not in the text').waitFor();
  await fillSource(page, 'Polish', '<p>{{surname}} {{firstName</p>\n<a>Otwórz</a><script>x()</script>');
  await panel(page).getByText('required, not in the text').waitFor();
  for (const sentence of [
    'href="{{link}}": The text lacks a required variable.',
    '{{surname}}, line 1: This template has no such variable.',
    'line 2: A link leads nowhere.',
    '<script>, line 2: An e-mail may not contain this element.',
  ])
    await panel(page).getByText(sentence).waitFor();
  expectFailure(page, { address: '/admin/email/template/', status: 422 });
  await button(page, 'Save').click();
  await page
    .getByRole('tab', { name: /Polish/ })
    .getByText('1')
    .waitFor();
  await screenshot(page, 'email-template-problems');
  await expectAccessible(page);
  await button(page, 'Restore the default template').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore the default template' }).click();
  await panel(page).getByText('This is the default text.').waitFor();
  expect(await button(page, 'Restore the default template').isDisabled()).toBe(true);
  const { body, defaultBody } = await stored();
  expect(body.pl).toBe(defaultBody.pl);
  await view(page, 'Changes').click();
  await panel(page).getByText('This is the default text.').first().waitFor();
});

test('the source: variables at the cursor, faults at their places, out by keyboard, and what the editor does not support', async () => {
  const { page, stored } = await onTemplate('set-password');
  await view(page, 'HTML source').click();
  await source(page, 'Polish').waitFor();
  const kept =
    '<p>{{firstName}}</p>\n<p>To: </p>\n<tr><td>Outlook</td></tr>\n<p><a href="{{link}}">OK</a></p>\n<table>Beside<tr><td>Inside</td></tr></table>';
  await fillSource(page, 'Polish', kept);
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
  const written = kept
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

test('the page of an e-mail is left by Tab in both directions, and Tab writes nothing into it', async () => {
  const { page } = await onTemplate('password-reset');
  const before = page.getByRole('toolbar').filter({ visible: true }).first();
  const title = () => page.evaluate(() => document.activeElement?.getAttribute('title'));
  await edited(page, 'Polish').locator('h1').click();
  await expect.poll(title).toBe('Text (Polish)');
  await page.keyboard.press('Tab');
  await expect.poll(title).not.toBe('Text (Polish)');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(title).toBe('Text (Polish)');
  await page.keyboard.press('Shift+Tab');
  await before.locator(':focus').waitFor();
  expect(await page.getByText('Unsaved changes').count()).toBe(0);
});

test('EML-19, EML-20, ERR-77 a test message is sent as it is in the form, or the reason is shown', async () => {
  const { page } = await onTemplate('password-reset');
  await field(page, 'Subject (Polish)').fill('Próba dla {{firstName}}');
  const recipient = panel(page).getByLabel('E-mail of the recipient');
  await recipient.fill('nobody');
  await recipient.press('Enter');
  await panel(page).getByText('The e-mail address is not valid.').waitFor();
  await recipient.fill('anna@example.com');
  const arrives = mail.next();
  await recipient.press('Enter');
  await toastOf(page, 'emailTemplates.send').getByText('Test message sent').waitFor();
  expect((await arrives).subject).toBe('Próba dla Anna');
  await page.getByText('Unsaved changes').waitFor();
  expectFailure(page, { address: '/test-message', status: 400 });
  await recipient.fill('refused@example.com');
  await button(page, 'Send a test').click();
  await toastOf(page, 'emailTemplates.error.send').waitFor();
  await panel(page).getByText('The message cannot be sent.').waitFor();
});

test('EML-13, EML-14 readers see the template, and no test message without its permission', async () => {
  const page = await browser.page({ language: 'pl', width: 375 });
  const reader = await accountWith(
    browser.server(),
    'admin:email-template:list',
    'admin:email-template:get',
    'admin:email-template:get-config',
  );
  await signedIn(page, reader, '/email-templates');
  await page.getByRole('link', { name: 'Zmiana hasła', exact: true }).click();
  await page
    .frameLocator('iframe[title="Podgląd: Treść (polski)"]')
    .getByText('Dzień dobry, Anna!')
    .waitFor();
  expect(await field(page, 'Temat (polski)').getAttribute('readonly')).not.toBeNull();
  expect(await button(page, 'Zapisz').count()).toBe(0);
  expect(await page.getByLabel('E-mail odbiorcy').count()).toBe(0);
  expect(await button(page, 'Przywróć szablon domyślny').count()).toBe(0);
  await expectToFit(page, 375);
  await expectAccessible(page);
  await screenshot(page, 'email-template-reader-pl-375');
  await view(page, 'Kod HTML').click();
  const code = page.getByRole('textbox', { name: 'Treść (polski)' });
  await code.press('x');
  await expect.poll(() => code.getAttribute('aria-readonly')).toBe('true');
  await page.getByText('Tylko do odczytu. Ctrl+F szuka.').waitFor();
  await expectToFit(page, 375);
  await screenshot(page, 'email-template-source-pl-375');
  await expectAccessible(page);
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
