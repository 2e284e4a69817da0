import { expect, test } from 'vitest';
import { button } from './screens.ts';
import { aBrowser } from './support/browser.ts';
import { crashed, draftsWith } from './support/drafts.ts';

const browser = aBrowser();

test.each([
  ['a question', '/faq/1', 'question.pl'],
  ['a new question', '/faq/create', 'question.pl'],
  ['a page', '/pages/1', 'subTitle.pl'],
  ['a new page', '/pages/create', 'subTitle.pl'],
  ['a slide', '/slider/1', 'name.pl'],
  ['an agreement', '/agreements/1', 'name.pl'],
  ['an e-mail template', '/email-templates/1/edit', 'subject.pl'],
])(
  'what is typed for %s survives a crash, is restored, and is forgotten once it is discarded',
  async (_, address, name) => {
    const first = await browser.staff();
    await first.goto(address);
    await first.locator(`input[name="${name}"]`).fill('Utracone słowa');
    await expect.poll(() => draftsWith(first, 'Utracone')).toBe(1);
    const page = await crashed(first, name);
    await page.getByText(/^Unsaved changes from .* were kept on this computer\.$/).waitFor();
    const typed = page.locator(`input[name="${name}"]`);
    expect(await typed.inputValue()).not.toBe('Utracone słowa');
    await button(page, 'Restore').click();
    await expect.poll(() => typed.inputValue()).toBe('Utracone słowa');
    await page.getByText('Unsaved changes', { exact: true }).waitFor();

    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await expect.poll(() => draftsWith(page, 'Utracone')).toBe(0);
  },
);

test('a form that holds secrets keeps no draft', async () => {
  const page = await browser.staff();
  await page.goto('/series/1/edit');
  await page.locator('input[name="name.pl"]').fill('Utracone słowa');
  const later = await page.context().newPage();
  await later.goto('/faq/1');
  await later.locator('input[name="question.pl"]').fill('Inne słowa');
  await expect.poll(() => draftsWith(page, 'Inne')).toBe(1);
  expect(await draftsWith(page, 'Utracone')).toBe(0);
});
