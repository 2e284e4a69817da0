import type { EmailTemplateView } from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import { afterAll, expect, test } from 'vitest';
import { aMailServer } from '../../api/src/testing/mail/mail-server.ts';
import { edited, fillSource, panel, templateEditor, view } from './email-template-editor.ts';
import { accountWith } from './limited-account.ts';
import { callApi } from './records.ts';
import { button, field, heading, pathOf, toastOf } from './screens.ts';
import { accounts, signedIn } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

let isRefused = false;
const mail = await aMailServer({ refuse: () => isRefused });
const browser = aBrowser({ SMTP_URL: mail.url });
afterAll(() => mail.close());
const onTemplate = templateEditor(browser);

test('EML-01 to EML-12 a template is opened from the list, edited as a page and as source, and saved', {
  tags: 'essential',
}, async () => {
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
  await button(page, 'Restore the default template').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore the default template' }).click();
  await panel(page).getByText('This is the default text.').waitFor();
  expect(await button(page, 'Restore the default template').isDisabled()).toBe(true);
  const { body, defaultBody } = await stored();
  expect(body.pl).toBe(defaultBody.pl);
  await view(page, 'Changes').click();
  await panel(page).getByText('This is the default text.').first().waitFor();
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
  await recipient.fill(accounts.editor.email);
  const arrives = mail.next();
  await recipient.press('Enter');
  await toastOf(page, 'emailTemplates.send').getByText('Test message sent').waitFor();
  expect((await arrives).subject).toBe('[Test] Próba dla Anna');
  await page.getByText('Unsaved changes').waitFor();
  expectFailure(page, { address: '/test-message', status: 409 });
  isRefused = true;
  await button(page, 'Send a test').click();
  await toastOf(page, 'emailTemplates.error.send').waitFor();
  await panel(page).getByText('The message cannot be sent.').waitFor();
  isRefused = false;
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
  await screenshot(page, 'email-template-reader-pl-375');
  await view(page, 'Kod HTML').click();
  const code = page.getByRole('textbox', { name: 'Treść (polski)' });
  await code.press('x');
  await expect.poll(() => code.getAttribute('aria-readonly')).toBe('true');
  await page.getByText('Tylko do odczytu. Ctrl+F szuka.').waitFor();
  await screenshot(page, 'email-template-source-pl-375');
});
