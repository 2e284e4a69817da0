import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { anOffer, anOfferAgreement, button, field, readOffer, saveOffer } from './offer-records.ts';
import { callApi } from './records.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure, type Looks } from './support/browser.ts';

const browser = aBrowser();

async function anEditor(
  title: string,
  fields: Parameters<typeof anOffer>[2] = {},
  looks: Looks = {},
): Promise<{ page: Page; id: number }> {
  const page = await browser.page({ language: 'en', ...looks });
  await signInAhead(page, accounts.admin);
  const { id } = await anOffer(page, title, fields);
  await page.goto(`/offers/${id}/edit`);
  await page.getByRole('heading', { name: `${title} EN`, level: 1 }).waitFor();
  return { page, id };
}

const focusIsOn = (page: Page, name: string) =>
  page.waitForFunction((expected) => document.activeElement?.getAttribute('name') === expected, name);
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

describe('errors', () => {
  test('OFR-71 in an agreement open its tab and card, are counted, and the first is focused', async () => {
    const agreements = ['Alfa', 'Beta', 'Gama'].map(anOfferAgreement);
    const { page } = await anEditor('Hidden Errors', { agreements });
    await tab(page, 'Agreements').click();
    await button(page, 'Delete Alfa EN').click();
    await button(page, 'Edit Gama EN').click();
    await field(page, 'Name (English)').fill('');
    await field(page, 'Content (Polish)').fill('');
    await button(page, 'Close New agreement').click();
    await tab(page, 'Main content').click();
    await button(page, 'Save').click();

    await focusIsOn(page, 'agreements.2.name.en');
    await page.getByText('The agreements contain errors.').waitFor();
    await tab(page, 'Agreements').getByLabel('2 errors').waitFor();
    await page.getByText('Enter the name.').waitFor();
    await expect.poll(() => field(page, 'Content (Polish)').getAttribute('aria-invalid')).toBe('true');

    await field(page, 'Name (English)').fill('Gamma');
    await field(page, 'Content (Polish)').fill('Tak.');
    await saveOffer(page);
    await page.getByText('The agreements contain errors.').waitFor({ state: 'detached' });
  });

  test('in the group of further fields open the group', async () => {
    const { page } = await anEditor('Closed Group', { redemptionCapRate: 5 });
    await button(page, 'More details').click();
    await field(page, 'Redemption cap rate').fill('1001');
    await button(page, 'More details').click();
    await button(page, 'Save').click();
    await focusIsOn(page, 'redemptionCapRate');
    await page.getByText('This value is too large.').waitFor();
  });

  test('in the other language on a narrow screen open that language', async () => {
    const { page } = await anEditor('Narrow', {}, { width: 375 });
    await page.getByText('English', { exact: true }).click();
    await field(page, 'Slug (English)').fill('Not A Slug');
    await page.getByText('Polish', { exact: true }).click();
    await button(page, 'Save').click();
    await focusIsOn(page, 'slug.en');
    await page.getByText('A slug holds lower-case letters').waitFor();
  });

  test('an end before the start is shown at the end', async () => {
    const { page } = await anEditor('Backwards');
    await field(page, 'Investment end').fill('2025-12-31');
    await button(page, 'Save').click();
    await page.getByText('The investment end cannot be before its start.').waitFor();
    await expect.poll(() => field(page, 'Investment end').getAttribute('aria-invalid')).toBe('true');
    await tab(page, 'Main content').getByLabel('1 error').waitFor();
  });

  test('OFR-72 without a field are shown above the offer, and nothing typed is lost', async () => {
    const { page, id } = await anEditor('Gone');
    await field(page, 'Address').fill('ul. Nowa 2');
    await callApi(page, 'DELETE', `/admin/offer/${id}`);
    expectFailure(page, { address: `/api/admin/offer/${id}`, status: 404 });
    await button(page, 'Save').click();
    await page.getByRole('alert').getByText('The offer does not exist.').waitFor();
    await page.getByText('The offer could not be saved').waitFor();
    await expect.poll(() => field(page, 'Address').inputValue()).toBe('ul. Nowa 2');
  });
});

describe('leaving', () => {
  test('asks before unsaved changes are lost, and not after saving', async () => {
    const { page } = await anEditor('Left Alone');
    await field(page, 'Address').fill('ul. Nowa 2');
    await page.getByRole('link', { name: 'Share series' }).click();
    const question = page.getByRole('dialog', { name: 'Discard changes?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect.poll(() => field(page, 'Address').inputValue()).toBe('ul. Nowa 2');
    await saveOffer(page);
    await page.getByRole('link', { name: 'Share series' }).click();
    await page.getByRole('heading', { name: 'Share series', level: 1 }).waitFor();
  });

  test('OFR-20 save and back opens the list', async () => {
    const { page, id } = await anEditor('Back Home');
    await field(page, 'Address').fill('ul. Nowa 3');
    await button(page, 'Save and back').click();
    await page.getByRole('heading', { name: 'Offers', level: 1 }).waitFor();
    expect((await readOffer(page, id)).address).toBe('ul. Nowa 3');
  });
});
