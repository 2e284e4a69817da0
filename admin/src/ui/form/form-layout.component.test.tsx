import { getTypesAndTargets } from '@share/contract/areas/agreements/agreements.endpoints.ts';
import { listCountries } from '@share/contract/areas/countries/countries.endpoints.ts';
import { searchOpenOffers, suggestSlug } from '@share/contract/areas/offers/offers.endpoints.ts';
import { getOrderableOffer } from '@share/contract/areas/orders/orders.endpoints.ts';
import { searchSeriesOptions } from '@share/contract/areas/series/series.endpoints.ts';
import type { AnyRoute } from '@tanstack/react-router';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { faqRoutes } from '../../areas/faq/faq.routes.tsx';
import { offersRoutes } from '../../areas/offers/offers.routes.tsx';
import { ordersRoutes } from '../../areas/orders/orders.routes.tsx';
import { seriesRoutes } from '../../areas/series/series.routes.tsx';
import { usersRoutes } from '../../areas/users/users.routes.tsx';
import { drawAt } from '../../testing/draw-at.tsx';
import { answer } from '../../testing/network.ts';

const WIDTHS = [1440, 992, 375];

const field = (name: string) => page.getByRole('textbox', { name });

interface Place {
  label: string;
  labelAt: number;
  inputAt: number;
  left: number;
}

/** Where the labels and the inputs of the form stand, from the top of the page. */
const places = (): Place[] =>
  [...document.querySelectorAll('.mantine-InputWrapper-root')].flatMap((root) => {
    const label = root.querySelector('.mantine-InputWrapper-label');
    const input = root.querySelector(':scope > .mantine-Input-wrapper');
    if (!label || !input?.checkVisibility()) return [];
    const bottom = (element: Element) => Math.round(element.getBoundingClientRect().bottom + window.scrollY);
    const left = Math.round(input.getBoundingClientRect().left);
    return [{ label: label.textContent, labelAt: bottom(label), inputAt: bottom(input), left }];
  });

/** Inputs at one height whose labels are not. */
const unevenRows = (all: Place[]) =>
  Map.groupBy(all, ({ inputAt }) => inputAt)
    .values()
    .filter((row) => new Set(row.map(({ labelAt }) => labelAt)).size > 1)
    .toArray();

/** The places in each of these widths of the window. */
async function placesByWidth(widths: readonly number[]): Promise<Map<number, Place[]>> {
  const byWidth = new Map<number, Place[]>();
  for (const width of widths) {
    await page.viewport(width, 900);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    expect([width, document.documentElement.scrollWidth]).toEqual([width, width]);
    byWidth.set(width, places());
  }
  await page.viewport(1440, 900);
  return byWidth;
}

/** What the forms ask the server for. */
function answerForms(): void {
  answer(listCountries, () => ({ countries: [] }));
  answer(getTypesAndTargets, () => ({ types: [], targets: [] }));
  answer(suggestSlug, () => ({ pl: 'kamienica', en: 'townhouse' }));
  answer(searchSeriesOptions, () => []);
  answer(searchOpenOffers, () => [{ id: 1, title: { pl: 'Rondo', en: 'Rondo EN' } }]);
  answer(getOrderableOffer, () => ({
    id: 1,
    title: { pl: 'Rondo', en: 'Rondo EN' },
    minStock: null,
    whyNot: null,
    series: {
      id: 2,
      name: { pl: 'Jodła', en: 'Fir' },
      displayName: { pl: 'Jodła', en: 'Fir' },
      pricePerShare: 250,
      available: 1_000,
      isOpen: true,
    },
    agreements: [],
  }));
}

async function onForm(address: string, routes: readonly AnyRoute[], width = 1440): Promise<void> {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1440, 900));
  answerForms();
  await drawAt(address, routes);
}

interface Form {
  address: string;
  routes: readonly AnyRoute[];
  save: string;
  /** What has to be filled in before the form can be saved at all. */
  fill?: () => Promise<void>;
  /** By default all. */
  widths?: readonly number[];
}

const forms: Form[] = [
  { address: '/series/create', routes: seriesRoutes, save: 'Add' },
  { address: '/faq/create', routes: faqRoutes, save: 'Add' },
  {
    address: '/users/create',
    routes: usersRoutes,
    save: 'Add',
    fill: () => field('E-mail').fill('nowak@localhost'),
    // Where the warning below the position takes two lines, it moves the e-mail.
    widths: [1440, 375],
  },
  {
    address: '/offers/create',
    routes: offersRoutes,
    save: 'Add',
    widths: [1440, 375],
    fill: async () => {
      await field('Title (Polish)').fill('Kamienica');
      await field('Title (English)').fill('Townhouse');
      await expect.element(field('Slug (English)')).toHaveValue('townhouse');
      await field('Position').fill('');
      await field('Investment start').fill('');
    },
  },
  {
    address: '/orders/create',
    routes: ordersRoutes,
    save: 'Place order',
    fill: async () => {
      await page.getByRole('combobox', { name: 'Offer' }).click();
      await page.getByRole('option', { name: 'Rondo EN' }).click();
      await expect.element(page.getByText('Price per share')).toBeVisible();
    },
  },
];

test.for(forms)(
  'in no width a field moves when a save is refused, and labels of a row are at one height: $address',
  { tags: 'thorough' },
  async ({ address, routes, save, fill, widths = WIDTHS }) => {
    await onForm(address, routes);
    await fill?.();
    const before = await placesByWidth(widths);
    await page.getByRole('button', { name: save }).click();
    await expect.poll(() => document.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(0);
    const after = await placesByWidth(widths);
    for (const width of widths) {
      expect(before.get(width)?.length).toBeGreaterThan(2);
      expect([width, after.get(width)]).toEqual([width, before.get(width)]);
      expect([width, unevenRows(before.get(width) ?? [])]).toEqual([width, []]);
    }
  },
);

test('on a phone one switch shows the other language in all fields, with a dot where a text is missing', async () => {
  await onForm('/series/create', seriesRoutes, 375);
  const english = page.getByRole('radio', { name: 'English', exact: false });
  await field('Name (Polish)').fill('Jodła');
  await expect.element(english).toHaveAccessibleName('English text missing');
  await page.elementLocator((english.element() as HTMLInputElement).labels?.[0] as Element).click();
  await expect.element(english).toBeChecked();
  await field('Name (English)').fill('Fir');
  await expect.element(field('Display name (English)')).toBeVisible();
  expect(field('Name (Polish)').query()).toBe(null);
  await expect.element(english).toHaveAccessibleName('English');
});

test('an amount stands at the right of its field, a date is no wider than it needs', async () => {
  await onForm('/series/create', seriesRoutes);
  expect(getComputedStyle(field('Price per share').element()).textAlign).toBe('end');
  for (const name of ['Available from', 'Available to'])
    expect(field(name).element().getBoundingClientRect().width).toBeLessThanOrEqual(240);
});
