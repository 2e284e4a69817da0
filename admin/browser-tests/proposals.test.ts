import type { ConfigView } from '@share/contract/areas/settings/settings.schemas.ts';
import type { FourEyesSettings } from '@share/contract/shared/four-eyes/four-eyes.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { anOrder, aSellingOffer, dialogue, pay, reject, said } from './order-records.ts';
import { aSeries, callApi, unique } from './records.ts';
import { button, field } from './screens.ts';
import { signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { countPresses } from './support/count-presses.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

/** More is demanded from test to test, because less would itself need a second person, whom there has to be. */
async function demand(page: Page, more: Partial<FourEyesSettings>): Promise<void> {
  const { version: _, ...config } = await callApi<ConfigView>(page, 'GET', '/admin/config');
  const socialMediaIcons = config.socialMediaIcons.map(({ isEnabled, url, position }) => ({
    isEnabled,
    url,
    position,
  }));
  const fourEyes = { ...config.fourEyes, ...more };
  await accountWith(browser.server(), 'admin:settings:edit');
  await callApi(page, 'PUT', '/admin/config', { ...config, socialMediaIcons, fourEyes });
}

async function second(...keys: Parameters<typeof accountWith>[1][]): Promise<Page> {
  const page = await browser.page({ language: 'pl' });
  await signInAhead(page, await accountWith(browser.server(), ...keys));
  return page;
}

test('a refund is proposed as it is recorded, and another person confirms it from home with 3 clicks', {
  tags: 'essential',
}, async () => {
  const page = await browser.staff();
  await demand(page, { refunds: true });
  const order = await anOrder(page, await aSellingOffer(page, `Zwrot ${unique()}`));
  await pay(page, order);
  await reject(page, order);

  await page.goto(`/orders/${order.id}/edit`);
  await button(page, 'Record the refund').click();
  await field(page, 'Reference').fill('FT 2026/77');
  await dialogue(page).getByRole('button', { name: 'Record the refund' }).click();
  await page.getByText('It waits for a second person. Nothing has changed so far.').waitFor();
  await screenshot(page, 'proposed');
  await page.getByRole('link', { name: 'Show the proposal' }).click();
  await page.getByText('This is your proposal.').waitFor();
  await button(page, 'Withdraw').waitFor();
  expect(await button(page, 'Confirm').count()).toBe(0);
  const proposal = new URL(page.url()).pathname;

  const other = await second('admin:transaction:accept', 'admin:order:get');
  await other.goto('/');
  const card = other.getByRole('region', { name: 'Czeka na drugą osobę' });
  await card.waitFor();
  const presses = await countPresses(other);
  await card.locator(`a[href="${proposal}"]`).click();
  await other.getByRole('row').filter({ hasText: 'FT 2026/77' }).waitFor();
  await screenshot(other, 'proposal');
  await button(other, 'Potwierdź').click();
  await dialogue(other).getByRole('button', { name: 'Potwierdź' }).click();
  await said(other, 'Potwierdzono i wykonano');
  expect(await presses()).toEqual({ clicks: 3, keys: 0 });

  await page.goto(`/orders/${order.id}/edit`);
  await page.getByText('FT 2026/77').first().waitFor();
});

test('a form whose change waits shows what is stored, and the proposal is rejected with a note', async () => {
  const page = await browser.staff();
  await demand(page, { bankAccounts: true });
  const series = await aSeries(page, `Rachunek ${unique()}`, {
    bankInfo: { accountHolder: '', bankName: '', accountNumber: '' },
  });
  await page.goto(`/series/${series.id}/edit`);
  const holder = field(page, 'Account holder');
  await holder.fill('Ktoś Inny');
  await button(page, 'Save').click();
  await page.getByText('It waits for a second person. Nothing has changed so far.').waitFor();
  await expect.poll(() => holder.inputValue()).toBe('');
  await page.getByRole('link', { name: 'Show the proposal' }).click();
  const address = page.url();

  const other = await second('admin:series:edit');
  await other.goto(address);
  await other.getByRole('row').filter({ hasText: 'Ktoś Inny' }).waitFor();
  await button(other, 'Odrzuć').click();
  await field(other, 'Notatka').fill('Nie ten rachunek');
  await dialogue(other).getByRole('button', { name: 'Odrzuć' }).click();
  await said(other, 'Propozycja zakończona');
  await page.reload();
  await page.getByText('Nie ten rachunek').waitFor();
});
