import { expect, test } from 'vitest';
import { homeScreen, menu } from './home-screen.ts';
import { expectToFit } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signedIn } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { untilQuiet } from './support/quiet.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();
const home = homeScreen(browser);

test('SHL-04, SHL-05, SHL-07, SHL-09 the frame shows menu, name and footer', {
  tags: 'essential',
}, async () => {
  const page = await home();
  await page.getByRole('banner').getByText('Alicja Administratorska').waitFor();
  await expect
    .poll(() => menu(page).getByRole('link').allInnerTexts())
    .toEqual([
      'Dashboard',
      'Offers',
      'Share series',
      'Agreements',
      'Orders',
      'Transactions',
      'Bank statements',
      'Unknown money',
      'Payments out',
      'Files for the bank',
      'Investments',
      'Payouts',
      'FAQ',
      'Pages',
      'Slider',
      'Images',
      'Featured offers',
      'Static content',
      'E-mail templates',
      'Languages',
      'Sent e-mails',
      'Users',
      'Staff accounts',
      'Roles',
      'Permissions',
      'Journal',
      'Settings',
    ]);
  const { address } = browser.server();
  for (const [name, path] of [
    ['Privacy', 'privacy'],
    ['Legal', 'legal'],
    ['Contact', 'contact'],
  ] as const) {
    const link = page.getByRole('contentinfo').getByRole('link', { name });
    await expect.poll(() => link.getAttribute('href')).toBe(`${address}/${path}`);
  }
  await page.getByRole('button', { name: 'PL, Polski' }).click();
  await page.getByRole('heading', { name: 'Pulpit' }).waitFor();
  await page.getByRole('link', { name: 'Serie udziałów' }).waitFor();
});

test('the menu entry of the screen is in sight, however far down it stands', async () => {
  const page = await home();
  await page.goto('/settings');
  const entry = menu(page).getByRole('link', { name: 'Settings' });
  await entry.waitFor();
  const bottom = async () => {
    const box = await entry.boundingBox();
    return box && box.y + box.height;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a very long name stays within the top bar of phones', async () => {
  const page = await home();
  await page.route('**/api/user/me', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    const name = {
      firstName: 'Aleksandra Maria',
      lastName: 'Konstantynopolitańczykowianeczka-Brzęczyszczykiewicz',
    };
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, ...name } } });
  });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.reload();
  const bar = page.getByRole('banner');
  const name = bar.getByText('Aleksandra Maria');
  await name.waitFor();
  const [inner, outer] = [await name.boundingBox(), await bar.boundingBox()];
  expect(inner?.y).toBeGreaterThan(0);
  expect(inner && inner.y + inner.height).toBeLessThan(outer?.height ?? 0);
  expect(inner && inner.x + inner.width).toBeLessThanOrEqual(375 - 16);
  for (const button of await bar.getByRole('button').filter({ visible: true }).all())
    expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(34);
  await expectToFit(page, 375);
  await screenshot(page, 'frame-long-name');
});

test('on navigation the title is updated and the heading is focused', async () => {
  const page = await home();
  await expect.poll(() => page.title()).toBe('Dashboard · Share Office');
  await menu(page).getByRole('link', { name: 'Share series' }).click();
  await page.locator('h1:focus', { hasText: 'Share series' }).waitFor();
  await expect.poll(() => page.title()).toBe('Share series · Share Office');
});

test('the skip link skips the menu', async () => {
  const page = await home();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('#content:focus').waitFor();
});

test('a focused element is never hidden by the bars above and below', async () => {
  const page = await home({ height: 600 });
  for (const address of ['/orders', '/orders/1001/edit']) {
    await page.goto(address);
    await untilQuiet(page);
    await page.locator('#content').focus();
    const hidden: (string | null)[] = [];
    for (const key of [...Array(60).fill('Tab'), ...Array(60).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      hidden.push(await page.evaluate(coveredFocus));
    }
    expect([address, hidden.filter(Boolean)]).toEqual([address, []]);
  }
});

/** Describes the focused element if another one covers its centre. */
function coveredFocus(): string | null {
  const focused = document.activeElement;
  if (!focused?.closest('main')) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
  const isSeen = seen && (focused.parentElement?.contains(seen) || seen.contains(focused));
  return isSeen ? null : (focused.getAttribute('aria-label') ?? focused.textContent);
}

test('SHL-10, SHL-11 the collapsed menu is remembered and expands while the pointer is on it', async () => {
  const page = await home();
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await page.getByRole('button', { name: 'Expand menu' }).waitFor();
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'aside-toggled');
  expect(cookie).toMatchObject({ value: '1', sameSite: 'Lax' });
  expect((cookie?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(364 * 86_400);
  await page.reload();
  await page.getByRole('button', { name: 'Expand menu' }).waitFor();
  const [collapsed, open] = [
    page.locator('[data-collapsed]'),
    page.locator('[data-collapsed] [data-open] nav'),
  ];
  const width = async () => (await menu(page).boundingBox())?.width;
  await collapsed.waitFor();
  await expect.poll(width).toBeLessThan(70);
  await screenshot(page, 'menu-collapsed');
  await menu(page).hover();
  await open.waitFor();
  await expect.poll(width).toBeGreaterThan(250);
  await page.getByRole('heading', { name: 'Dashboard' }).hover();
  await open.waitFor({ state: 'detached' });
});

test('SHL-07, SHL-08 below 992 px the menu is a drawer that contains the logout as well as the top bar', async () => {
  const page = await home({ width: 991 });
  expect(await menu(page).count()).toBe(0);
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).waitFor();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  await drawer.getByRole('button', { name: 'Log out' }).waitFor();
  await expectAccessible(page);
  await screenshot(page, 'drawer');
  await drawer.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
  await drawer.getByRole('link', { name: 'Share series' }).click();
  await page.getByRole('heading', { name: 'Share series', level: 1 }).waitFor();
  await drawer.waitFor({ state: 'detached' });
});

test('SHL-12 a dropdown of the top bar opens immediately when pressed, after 800 ms under the resting pointer', async () => {
  const page = await browser.page({ language: 'en' });
  await page.clock.install();
  await signedIn(page, accounts.admin);
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  const switcher = page.getByRole('button', { name: 'Appearance' });
  const choices = page.getByRole('menuitemradio');
  await switcher.click();
  await choices.first().waitFor();
  await switcher.click();
  await choices.first().waitFor({ state: 'detached' });

  await page.getByRole('heading', { name: 'Dashboard' }).hover();
  await switcher.hover();
  await page.clock.runFor(790);
  expect(await choices.count()).toBe(0);
  await page.clock.runFor(20);
  await choices.first().waitFor();
  await page.getByRole('heading', { name: 'Dashboard' }).hover();
  await page.clock.runFor(200);
  await choices.first().waitFor({ state: 'detached' });

  await switcher.hover();
  await page.clock.runFor(810);
  await switcher.click();
  await page.getByRole('heading', { name: 'Dashboard' }).hover();
  await page.clock.runFor(200);
  await choices.first().waitFor();
});

test('the chosen colour scheme is remembered and applied before the first drawing', async () => {
  const page = await home();
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.reload({ waitUntil: 'commit' });
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor({ state: 'attached' });
});
