import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  anOffer,
  anOfferAgreement,
  button,
  field,
  moveEntry,
  readOffer,
  saveOffer,
} from './offer-records.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';

const browser = aBrowser();

type Agreement = OfferInputDraft['agreements'][number];

/** The agreements tab of an offer with agreements of these names, or of a new offer. */
async function agreementsOf(
  title: string,
  ...agreements: (string | Agreement)[]
): Promise<{ page: Page; id: number }> {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const stored = agreements.map((agreement) =>
    typeof agreement === 'string' ? anOfferAgreement(agreement) : agreement,
  );
  const { id } = await anOffer(page, title, { agreements: stored });
  await page.goto(`/offers/${id}/edit`);
  await page.getByRole('tab', { name: 'Agreements' }).click();
  return { page, id };
}

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const headingsBecome = (page: Page, ...expected: string[]) =>
  page.waitForFunction(
    (names) =>
      JSON.stringify([...document.querySelectorAll('ol h2')].map((heading) => heading.textContent)) === names,
    JSON.stringify(expected),
  );
const storedNames = async (page: Page, id: number) =>
  (await readOffer(page, id)).agreements.map(({ name, position }) => `${position} ${name.pl}`);

describe('a new agreement', () => {
  test('OFR-68 is inactive, not required, for investments, on data processing; OFR-28 it opens with its fields', async () => {
    const { page, id } = await agreementsOf('Fresh Terms');
    await page.getByText('This offer has no agreements yet.').waitFor();
    await button(page, 'Add an agreement').click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'agreements.0.name.pl');
    await expect.poll(() => page.getByRole('switch', { name: 'Active' }).isChecked()).toBe(false);
    await expect.poll(() => page.getByRole('switch', { name: 'Required' }).isChecked()).toBe(false);
    const type = page.getByRole('combobox', { name: 'Type' });
    await type.and(page.locator('[value="Data processing"]')).waitFor();
    await cards(page).getByText('Investment', { exact: true }).waitFor();

    await field(page, 'Name (Polish)').fill('Regulamin');
    await field(page, 'Name (English)').fill('Terms');
    await page.getByRole('switch', { name: 'Active' }).check();
    await field(page, 'Content (Polish)').fill('Zgadzam się.');
    await field(page, 'Content (English)').fill('I agree.');
    await saveOffer(page);
    expect((await readOffer(page, id)).agreements).toMatchObject([
      {
        position: 1,
        name: { pl: 'Regulamin', en: 'Terms' },
        content: { pl: '<p>Zgadzam się.</p>', en: '<p>I agree.</p>' },
        active: true,
        required: false,
        type: 'data-processing',
        target: 'investment',
      },
    ]);
    await button(page, 'Edit Terms').waitFor();
  });

  test('OFR-65 is removed immediately', async () => {
    const { page } = await agreementsOf('Dropped Terms');
    await button(page, 'Add an agreement').click();
    await button(page, 'Delete New agreement').click();
    await page.getByText('This offer has no agreements yet.').waitFor();
    await page.getByText('Unsaved changes').waitFor({ state: 'hidden' });
  });
});

describe('a stored agreement', () => {
  test('OFR-64 is marked for deletion, and the mark is undone', async () => {
    const { page, id } = await agreementsOf('Undone', 'Alfa', 'Beta');
    await button(page, 'Delete Alfa EN').click();
    await headingsBecome(page, 'Alfa EN', '1. Beta EN');
    await page.getByText('Will be deleted when you save the offer.').waitFor();
    await button(page, 'Undo deleting Alfa EN').click();
    await headingsBecome(page, '1. Alfa EN', '2. Beta EN');
    await page.getByText('Unsaved changes').waitFor({ state: 'hidden' });
    expect(await storedNames(page, id)).toEqual(['1 Alfa', '2 Beta']);
  });

  test('OFR-70 that is marked is not sent, and gone after saving', { tags: 'essential' }, async () => {
    const { page, id } = await agreementsOf('Deleted', 'Alfa', 'Beta', 'Gama');
    await button(page, 'Delete Beta EN').click();
    await saveOffer(page);
    await headingsBecome(page, '1. Alfa EN', '2. Gama EN');
    expect(await storedNames(page, id)).toEqual(['1 Alfa', '2 Gama']);
  });

  test('OFR-28 is a preview until it is opened, and retains what was typed when it is closed', async () => {
    const { page, id } = await agreementsOf('Opened', 'Alfa');
    await cards(page).getByText('Zgadzam się.').waitFor();
    expect(await field(page, 'Name (Polish)').count()).toBe(0);
    await button(page, 'Edit Alfa EN').click();
    await field(page, 'Name (English)').fill('Omega');
    await button(page, 'Close Omega').click();
    await headingsBecome(page, '1. Omega');
    await saveOffer(page);
    expect((await readOffer(page, id)).agreements[0]?.name.en).toBe('Omega');
  });
});

describe('the order', () => {
  test('is changed by up and down', async () => {
    const { page, id } = await agreementsOf('Up and down', 'Alfa', 'Beta', 'Gama');
    await moveEntry(page, 'Alfa EN', 'Move down');
    await headingsBecome(page, '1. Beta EN', '2. Alfa EN', '3. Gama EN');
    await moveEntry(page, 'Gama EN', 'Move up');
    await headingsBecome(page, '1. Beta EN', '2. Gama EN', '3. Alfa EN');
    await saveOffer(page);
    expect(await storedNames(page, id)).toEqual(['1 Beta', '2 Gama', '3 Alfa']);
  });

  test('is changed by position, skipping agreements marked for deletion', async () => {
    const { page, id } = await agreementsOf('By position', 'Alfa', 'Beta', 'Gama', 'Delta');
    await button(page, 'Delete Beta EN').click();
    await moveEntry(page, 'Delta EN', 'To position 1');
    await headingsBecome(page, '1. Delta EN', '2. Alfa EN', 'Beta EN', '3. Gama EN');
    await saveOffer(page);
    expect(await storedNames(page, id)).toEqual(['1 Delta', '2 Alfa', '3 Gama']);
  });

  test('leaves every open card with its texts', async () => {
    const { page, id } = await agreementsOf('Open cards', 'Alfa', 'Beta');
    await button(page, 'Edit Beta EN').click();
    await field(page, 'Content (English)').fill('Of Beta.');
    await moveEntry(page, 'Beta EN', 'Move up');
    await headingsBecome(page, '1. Beta EN', '2. Alfa EN');
    await field(page, 'Content (Polish)').fill('Od Bety.');
    await saveOffer(page);
    expect((await readOffer(page, id)).agreements.map(({ content }) => content)).toEqual([
      { pl: '<p>Od Bety.</p>', en: '<p>Of Beta.</p>' },
      { pl: '<p>Zgadzam się.</p>', en: '<p>I agree.</p>' },
    ]);
    await headingsBecome(page, '1. Beta EN', '2. Alfa EN');
  });
});
