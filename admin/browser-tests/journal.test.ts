import type { FaqView } from '@share/contract/areas/faq/faq.schemas.ts';
import { expect, test } from 'vitest';
import { aFaqInput } from '../../api/src/testing/content/faq.ts';
import { accountWith } from './limited-account.ts';
import { callApi } from './records.ts';
import { button, expectToFit, field, heading, searchOf } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

test('R27 a record leads to its history, and an entry shows what was before and after', {
  tags: 'essential',
}, async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const body = aFaqInput();
  const { id } = await callApi<FaqView>(page, 'POST', '/admin/faq', body);
  await callApi(page, 'PUT', `/admin/faq/${id}`, {
    ...body,
    active: false,
    answer: { pl: '', en: '<p>You.</p>' },
  });
  await page.goto(`/faq/${id}`);
  await heading(page, 'Who?').waitFor();
  await button(page, 'History').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Journal' }).click();
  await heading(page, 'Journal').waitFor();
  expect(searchOf(page)).toBe(`?filters[entity][value]=faq&filters[search][value]=${id}`);
  await page.getByRole('cell', { name: 'FAQ entry: created' }).waitFor();
  await screenshot(page, 'journal');
  await page.getByRole('cell', { name: 'FAQ entry: changed' }).click();
  await heading(page, 'FAQ entry: changed').waitFor();
  const changed = (name: string) => page.getByRole('row', { name }).getByRole('cell').allInnerTexts();
  await expect.poll(() => changed('Active')).toEqual(['Yes', 'No']);
  await expect.poll(() => changed('Answer › English')).toEqual(['I do.', 'You.']);
  await expect.poll(() => changed('Answer › Polish')).toEqual(['Ja.', '–']);
  await page.getByText('PL', { exact: true }).click();
  await heading(page, 'Pytanie (FAQ): zmiana').waitFor();
  await expect.poll(() => changed('Odpowiedź › po angielsku')).toEqual(['I do.', 'You.']);
  await screenshot(page, 'journal-entry-pl');
  await page.getByRole('link', { name: 'Pytanie (FAQ) „Kto?”' }).click();
  await heading(page, 'Kto?').waitFor();
  await callApi(page, 'DELETE', `/admin/faq/${id}`);
});

test('who may not read the record sees only who did what and when', async () => {
  const page = await browser.page({ language: 'en', width: 375 });
  await signInAhead(page, await accountWith(browser.server(), 'admin:audit:list'));
  await page.goto('/journal?filters[action][value]=order.place');
  await page.getByRole('cell', { name: 'Order: placed' }).first().click();
  await page.getByText('The contents of the entry are shown to those who may open the record.').waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  expect(await page.getByRole('link', { name: /^Order \d+$/ }).count()).toBe(0);
  await expectToFit(page, 375);
  await expectAccessible(page);
  expect(await field(page, 'Record number or who did it').count()).toBe(0);
});
