import type {
  EmailTemplateRow,
  EmailTemplateView,
} from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import type { Page } from 'playwright';
import { callApi } from './records.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import type { aBrowser } from './support/browser.ts';

/** The page of an e-mail in that language, in its editor. */
export const edited = (page: Page, language: 'Polish' | 'English') =>
  page.frameLocator(`iframe[title="Text (${language})"]`);
/** Switches between editor, source, preview and changes. */
export const view = (page: Page, name: string) =>
  page.getByText(name, { exact: true }).filter({ visible: true });
export const source = (page: Page, language: 'Polish' | 'English') =>
  page.getByRole('textbox', { name: `Text (${language})` });
/** Replaces the whole source, as by pasting. */
export async function fillSource(page: Page, language: 'Polish' | 'English', text: string) {
  await source(page, language).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}
/** The tab of the language that is open. */
export const panel = (page: Page) => page.getByRole('tabpanel').filter({ visible: true });

/** Opens the editing screen of the template of that type. */
export const templateEditor = (browser: ReturnType<typeof aBrowser>) => async (type: string) => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const { items } = await callApi<{ items: EmailTemplateRow[] }>(page, 'GET', '/admin/email/template');
  const found = items.find((template) => template.type === type);
  if (!found) throw new Error(`There is no template ${type}`);
  await page.goto(`/email-templates/${found.id}/edit`);
  await edited(page, 'Polish').locator('h1').waitFor();
  const stored = () => callApi<EmailTemplateView>(page, 'GET', `/admin/email/template/${found.id}`);
  return { page, stored };
};
