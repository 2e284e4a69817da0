import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { chooseOffer } from './manual-order-form.ts';
import { slugBecomes } from './offer-records.ts';
import { aSellingOffer } from './order-records.ts';
import { unique } from './records.ts';
import { button, expectToFit, field } from './screens.ts';
import { accounts, signedIn } from './support/accounts.ts';
import { aBrowser, type Looks } from './support/browser.ts';
import { untilQuiet } from './support/quiet.ts';
import { screenshot, screenshots } from './support/screenshot.ts';

const browser = aBrowser();

async function onForm(address: string, looks: Looks = {}): Promise<Page> {
  const page = await browser.page({ language: 'en', ...looks });
  await signedIn(page, accounts.admin, address);
  await button(page, 'Add').waitFor();
  await untilQuiet(page);
  return page;
}

interface Place {
  label: string;
  labelAt: number;
  inputAt: number;
  left: number;
}

/** Where the labels and the inputs of the form stand, from the top of the page. */
const placesOf = (page: Page): Promise<Place[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.mantine-InputWrapper-root')].flatMap((root) => {
      const label = root.querySelector('.mantine-InputWrapper-label');
      const input = root.querySelector(':scope > .mantine-Input-wrapper');
      if (!label || !input?.checkVisibility()) return [];
      const top = (element: Element) => Math.round(element.getBoundingClientRect().bottom + window.scrollY);
      return [
        {
          label: label.textContent,
          labelAt: top(label),
          inputAt: top(input),
          left: Math.round(input.getBoundingClientRect().left),
        },
      ];
    }),
  );

/** Inputs at one height have their labels at one height. */
function expectEvenRows(places: Place[]): void {
  const rows = Map.groupBy(places, ({ inputAt }) => inputAt);
  const uneven = [...rows.values()].filter((row) => new Set(row.map(({ labelAt }) => labelAt)).size > 1);
  expect(uneven).toEqual([]);
}

test.for([
  ['/series/create', 1440],
  ['/series/create', 992],
  ['/series/create', 375],
  ['/faq/create', 1440],
  ['/faq/create', 375],
] as const)(
  'nothing moves when a refusal comes, and the labels of a row are at one height: %s at %d px',
  async ([address, width]) => {
    const page = await onForm(address, { width });
    const before = await placesOf(page);
    expect(before.length).toBeGreaterThan(2);
    expectEvenRows(before);
    await button(page, 'Add').click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    const after = await placesOf(page);
    expect(after.map(({ label, inputAt }) => [label, inputAt])).toEqual(
      before.map(({ label, inputAt }) => [label, inputAt]),
    );
    expectEvenRows(after);
    await expectToFit(page, width);
    await screenshots(page, `form-refused${address.replace('/create', '').replace('/', '-')}`);
  },
);

const fillOffer = async (page: Page) => {
  await field(page, 'Title (Polish)').fill('Kamienica');
  await field(page, 'Title (English)').fill('Townhouse');
  await slugBecomes(page, 'en', 'townhouse');
  await field(page, 'Position').fill('');
  await field(page, 'Investment start').fill('');
  return 'Add';
};
const fillOrder = async (page: Page) => {
  await chooseOffer(page, (await aSellingOffer(page, `Skok ${unique()}`)).title.en);
  return 'Place order';
};
const fillUser = async (page: Page) => {
  await field(page, 'E-mail').fill('nowak@localhost');
  return 'Add';
};

test.for([
  ['/offers/create', fillOffer],
  ['/orders/create', fillOrder],
  ['/users/create', fillUser],
] as const)(
  'no field moves when a refused save marks those that lack something: %s',
  async ([address, fill]) => {
    const page = await browser.staff();
    await page.goto(address);
    await untilQuiet(page);
    const save = await fill(page);
    await untilQuiet(page);
    const before = await placesOf(page);
    await button(page, save).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await untilQuiet(page);
    expect(await placesOf(page)).toEqual(before);
    expectEvenRows(before);
    await screenshot(page, `form-marked${address.replaceAll('/', '-')}`);
  },
);

test('on a phone one switch shows the other language in all fields, with a dot where a text is missing', async () => {
  const page = await onForm('/series/create', { width: 375 });
  const english = page.getByRole('radio', { name: /^English/ });
  await field(page, 'Name (Polish)').fill('Jodła');
  await page.getByRole('radio', { name: 'English text missing' }).waitFor({ state: 'attached' });
  await page.locator('label', { hasText: /^English/ }).click();
  await expect.poll(() => english.isChecked()).toBe(true);
  await field(page, 'Name (English)').fill('Fir');
  expect(await field(page, 'Display name (English)').isVisible()).toBe(true);
  expect(await field(page, 'Name (Polish)').isVisible()).toBe(false);
  await page.getByRole('radio', { name: 'English', exact: true }).waitFor({ state: 'attached' });
});

test('an amount stands at the right of its field, a date is no wider than it needs', async () => {
  const page = await onForm('/series/create');
  expect(await field(page, 'Price per share').evaluate((input) => getComputedStyle(input).textAlign)).toBe(
    'end',
  );
  for (const name of ['Available from', 'Available to']) {
    expect((await field(page, name).boundingBox())?.width).toBeLessThanOrEqual(240);
  }
});
