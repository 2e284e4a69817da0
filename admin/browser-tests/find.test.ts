import { expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { anOrder, aSellingOffer } from './order-records.ts';
import { pathOf } from './screens.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

test('anything is found and opened by keyboard alone, and what was opened comes first', {
  tags: 'essential',
}, async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const name = `Wierzbowa ${crypto.randomUUID().slice(0, 6)}`;
  const order = await anOrder(page, await aSellingOffer(page, name));
  await page.goto('/faq');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const field = page.getByRole('combobox', { name: 'Find anything' });
  const active = page.locator('[role="option"][aria-selected="true"]');

  await page.keyboard.press('Control+K');
  await field.and(page.locator(':focus')).waitFor();
  await page.getByText('Start typing.').waitFor();
  await page.keyboard.type(`Order no. ${order.id}`);
  await active.getByText(String(order.id), { exact: true }).waitFor();
  expect(
    await page
      .getByRole('listbox')
      .getByRole('group')
      .evaluateAll((all) => all.map((one) => one.ariaLabel)),
  ).toEqual(['Orders', 'Transactions']);
  const named = await field.getAttribute('aria-activedescendant');
  expect(named).toBe(await active.getAttribute('id'));
  await screenshot(page, 'find-anything');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: `Order ${order.id}` }).waitFor();

  await page.keyboard.press('Control+K');
  await page.keyboard.type(name.slice(0, 12));
  await page.getByRole('option', { name }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();

  await page.keyboard.press('Control+K');
  await page.getByRole('group', { name: 'Opened recently' }).getByRole('option').nth(1).waitFor();
  await expect
    .poll(() => page.getByRole('option').allTextContents())
    .toEqual([expect.stringContaining(name), expect.stringContaining(String(order.id))]);
  await page.keyboard.type('e-mail temp');
  await page.getByRole('option', { name: 'E-mail templates' }).waitFor();
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
});

test('a person is found by name, without its accents, and opened: no click, 2 keys besides the name', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const mark = crypto.randomUUID().slice(0, 6);
  const order = await anOrder(page, await aSellingOffer(page, `Lipowa ${mark}`), {
    email: `jurgen-${mark}@example.com`,
    firstName: `Jürgen${mark}`,
  });
  await page.goto('/faq');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+K');
  await page.keyboard.type(`JURGEN${mark} ziel`);
  await page.getByRole('option', { name: `Jürgen${mark} Zielińska` }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(page)).toBe(`/users/${order.userMeta.id}`);
});

test('commands are found too: a new record where the person may create one, and what the top bar does', async () => {
  const page = await browser.page({ language: 'pl' });
  await signInAhead(page, accounts.admin);
  await page.goto('/faq');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+K');
  await page.getByText('Zacznij pisać.').waitFor();
  const commands = () => page.getByRole('group', { name: 'Polecenia' }).getByRole('option').allTextContents();
  await page.keyboard.type('dodaj');
  await expect
    .poll(async () => (await commands()).toSorted())
    .toEqual([
      'Dodaj obraz',
      'Dodaj ofertę',
      'Dodaj pytanie',
      'Dodaj rolę',
      'Dodaj serię',
      'Dodaj slajd',
      'Dodaj stronę',
      'Dodaj uprawnienie',
      'Dodaj użytkownika',
      'Dodaj zgodę',
      'Importuj wyciąg',
      'Złóż zamówienie',
    ]);
  await screenshot(page, 'find-commands');
  await page.getByRole('combobox', { name: 'Szukaj wszędzie' }).fill('nowe zam'); // The buttons say "Złóż zamówienie".
  await expect.poll(commands).toEqual(['Złóż zamówienie']);
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(page)).toBe('/orders/create');
  await page.keyboard.press('Control+K');
  await page.keyboard.type('wyglad ciem');
  await page.getByRole('option', { name: 'Wygląd: Ciemny' }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor({ state: 'attached' });

  const limited = await browser.page({ language: 'en' });
  await signInAhead(limited, await accountWith(browser.server(), 'admin:faq:list', 'admin:page:list'));
  await limited.goto('/faq');
  await limited.getByRole('heading', { level: 1 }).waitFor();
  await limited.keyboard.press('Control+K');
  await limited.keyboard.type('create');
  await limited.getByText('Nothing found').waitFor();
});

test('a screen that is still loading does not take the focus from the search', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  await page.goto('/faq');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const files = Promise.withResolvers<void>();
  await page.route('**/assets/**', async (route) => {
    await files.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Investments', exact: true }).click();
  await expect.poll(() => pathOf(page)).toBe('/investments');
  await page.keyboard.press('Control+K');
  const field = page.getByRole('combobox', { name: 'Find anything' });
  await field.waitFor();
  files.resolve();
  await page.getByRole('heading', { level: 1, name: 'Investments', includeHidden: true }).waitFor();
  await page.keyboard.type('agreem');
  expect(await field.inputValue()).toBe('agreem');
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
});

test('SES-13 who signs out leaves nothing of what they found', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const name = `Jesionowa ${crypto.randomUUID().slice(0, 6)}`;
  await aSellingOffer(page, name);
  await page.goto('/faq');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+K');
  await page.keyboard.type(name);
  await page.getByRole('option', { name }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(stored).toContain(name);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: /^(Sign In|Sign in)$/ }).waitFor();
  expect(await stored()).not.toContain(name);
});

test('Enter that comes before the answer opens what is found for what was typed', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const name = `Grabowa ${crypto.randomUUID().slice(0, 6)}`;
  const order = await anOrder(page, await aSellingOffer(page, name));
  await page.goto('/faq');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+K');
  await page.getByText('Start typing.').waitFor();
  await page.keyboard.type(`Order no. ${order.id}`);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: `Order ${order.id}` }).waitFor();
});

test('nothing is found that the person may not open', { tags: 'essential' }, async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const order = await anOrder(page, await aSellingOffer(page, `Klonowa ${crypto.randomUUID().slice(0, 6)}`));
  const limited = await browser.page({ language: 'en' });
  await signInAhead(limited, await accountWith(browser.server(), 'admin:offer:get', 'admin:faq:list'));
  await limited.goto('/faq');
  await limited.getByRole('button', { name: 'Find anything' }).click();
  await limited.getByText('Start typing.').waitFor();
  // With its name, for the digits alone may stand in the name of an offer, which this person may open.
  await limited.keyboard.type(`Order no. ${order.id}`);
  await limited.getByText('Nothing found').waitFor();
});

test('letters typed at once are not lost, and Escape returns to where one was', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  await page.goto('/faq');
  const link = page.getByRole('link', { name: 'Series' });
  await link.focus();
  const focused = await page.evaluate(async () => {
    const keys = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', keys));
    await new Promise<void>(queueMicrotask);
    return document.activeElement?.role;
  });
  expect(focused).toBe('combobox');
  await page.keyboard.press('Escape');
  await link.and(page.locator(':focus')).waitFor();
});
