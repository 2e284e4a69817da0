import type { FaqView } from '@share/contract/areas/faq/faq.schemas.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aFaqInput } from '../../api/src/testing/content/faq.ts';
import { callApi } from './records.ts';
import { button, field, heading, held, pathOf } from './screens.ts';
import { accounts, signedIn, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { dragTo } from './support/dragging.ts';

const browser = aBrowser();

const richText = (page: Page, name: string) => page.getByRole('textbox', { name });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const cellsOf = (page: Page, name: string) => row(page, name).getByRole('cell').allInnerTexts();
const aQuestion = (page: Page, name: string) =>
  callApi<FaqView>(
    page,
    'POST',
    '/admin/faq',
    aFaqInput({
      isFeatured: true,
      question: { pl: `${name}?`, en: `${name} EN?` },
      answer: { pl: '<p>Tak.</p>', en: '<p>Yes.</p>' },
    }),
  );

test('FAQ-02 to FAQ-13 a question is written, placed, changed and deleted', {
  tags: 'essential',
}, async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/faq');
  await page.getByRole('link', { name: 'Add a question' }).click();
  await expect.poll(() => field(page, 'Position').inputValue()).toBe('1');
  await expect.poll(() => page.getByRole('switch', { name: 'Active' }).isChecked()).toBe(true);
  await field(page, 'Position').fill('');
  await field(page, 'Question (English)').fill('Is it safe?');
  await richText(page, 'Answer (English)').fill('Read on.');
  await button(page, 'Add').click();
  await page.getByText('Enter the position.').waitFor();
  await field(page, 'Position').fill('2');
  await button(page, 'Add').click();
  await heading(page, 'Is it safe?').waitFor();
  expect(pathOf(page)).toMatch(/^\/faq\/\d+$/);
  await page.getByRole('switch', { name: 'Featured' }).check();
  await button(page, 'Save and back').click();

  await row(page, 'Is it safe?').waitFor();
  const marked = 'Is it safe?\nPolish version missing';
  await expect
    .poll(async () => (await cellsOf(page, 'Is it safe?')).slice(0, 4))
    .toEqual([marked, '2', 'Yes', 'No']);
  await expect.poll(async () => (await cellsOf(page, 'What is a share?'))[1]).toBe('3');
  await button(page, 'Delete Is it safe?').click();
  const question = page.getByRole('dialog', { name: 'Delete “Is it safe?”?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Question deleted').waitFor();
  await row(page, 'Is it safe?').waitFor({ state: 'detached' });
  await expect.poll(async () => (await cellsOf(page, 'What is a share?'))[1]).toBe('2');
});

test('a question keeps its place when others move while its form is open', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const { id } = await aQuestion(page, 'Open');
  await page.goto(`/faq/${id}`);
  await heading(page, 'Open EN?').waitFor();
  const { id: newer } = await aQuestion(page, 'Newer');
  await field(page, 'Question (English)').fill('Open still?');
  await button(page, 'Save').click();
  await heading(page, 'Open still?').waitFor();
  const { position } = await callApi<FaqView>(page, 'GET', `/admin/faq/${id}`);
  expect(position).toBe(2);
  for (const one of [id, newer]) await callApi(page, 'DELETE', `/admin/faq/${one}`);
});

test('questions are dragged into order by keyboard and by mouse, while the list shows all of them in order', async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/faq');
  const handle = (name: string) => button(page, `Drag ${name}`);
  const [first, second] = ['How do I start investing?', 'What is a share?'] as const;
  const places = (cells: Element[]) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left));
  await handle(first).waitFor();
  const before = await row(page, first).getByRole('cell').evaluateAll(places);
  await handle(first).focus();
  await page.keyboard.press('Space');
  await page.getByText('Lifted.').waitFor({ state: 'attached' });
  expect(await page.locator('[data-dnd-dragging] td').evaluateAll(places)).toEqual(before);
  await page.keyboard.press('ArrowDown');
  await page.getByText('Now position 2.').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await page.getByText(`${first}: position 2`).waitFor();
  await expect.poll(async () => (await cellsOf(page, second))[1]).toBe('1');

  await dragTo(page, handle(first), handle(second), 1);
  await page.getByText(`${first}: position 1`).waitFor();
  await expect.poll(async () => (await cellsOf(page, second))[1]).toBe('2');
  await expect.poll(() => page.locator('td[style*=width]').count()).toBe(0);

  await page.getByRole('button', { name: 'Position' }).click();
  await handle(first).waitFor({ state: 'detached' });
});

test('a row that is moved before the last move was answered waits for it: positions count with the moves before', async () => {
  const page = await browser.staff();
  await page.goto('/faq');
  const names = () => page.getByRole('row').locator('a[data-record]').allInnerTexts();
  await expect.poll(async () => (await names()).length).toBeGreaterThan(2);
  const before = await names();
  const moveDown = async (name: string, to: number) => {
    await button(page, `Drag ${name}`).focus();
    await page.keyboard.press('Space');
    await page.getByText('Lifted.').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await page.getByText(`Now position ${to}.`).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
  };
  let [open, most] = [0, 0];
  const letGo = await held(page, '**/position');
  page.on('request', (request) => {
    if (!request.url().endsWith('/position')) return;
    open += 1;
    most = Math.max(most, open);
  });
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/position')) open -= 1;
  });
  const [first = '', second = '', third = ''] = before;
  await moveDown(first, 2);
  await expect.poll(names).toEqual([second, first, third, ...before.slice(3)]);
  await moveDown(first, 3);
  const after = [second, third, first, ...before.slice(3)];
  await expect.poll(names).toEqual(after);
  letGo();
  await page.getByText(`${first}: position 3`).waitFor();
  expect(most).toBe(1);
  await page.reload();
  await expect.poll(names).toEqual(after);
});
