import type { ElementType } from '@share/contract/areas/offers/elements/elements.ts';
import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { anOffer, button, field, readOffer, saveOffer } from './offer-records.ts';
import { closeToast } from './screens.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { focused, tabTo } from './support/keyboard.ts';
import { mapProviders } from './support/map-providers.ts';

const providers = await mapProviders();
afterAll(() => providers.stop());
const browser = aBrowser(providers.environment);

const picture = {
  name: 'house.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const prospectus = { name: 'prospectus.txt', mimeType: 'text/plain', buffer: Buffer.from('About the offer') };

/** The sections tab of an offer without any content. */
async function emptyOffer(title: string): Promise<{ page: Page; id: number }> {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const { id } = await anOffer(page, title);
  await page.goto(`/offers/${id}/edit`);
  await page.getByRole('tab', { name: 'Sections' }).click();
  await page.getByText('This offer has no sections yet.').waitFor();
  return { page, id };
}

/** How the user fills a field of a new element and presses a button, by mouse or by keyboard. */
interface Hand {
  type: (label: string, text: string) => Promise<void>;
  press: (name: string) => Promise<void>;
  choose: (name: string, file: typeof picture) => Promise<void>;
}

/** The least that each type needs to be complete, in the order of its fields. */
const fill: Record<ElementType, (hand: Hand) => Promise<void>> = {
  text: async ({ type }) => {
    await type('Content (Polish)', 'Dom');
    await type('Content (English)', 'House');
  },
  image: ({ choose }) => choose('Image: Choose an image', picture),
  gallery: ({ choose }) => choose('Add images', picture),
  attachments: ({ choose }) => choose('Add files', prospectus),
  table: ({ press }) => press('Add a row'),
  barChart: async ({ type }) => {
    await type('Label (Polish)', 'Rok');
    await type('Label (English)', 'Year');
    await type('Value', '12.5');
  },
  pieChart: async ({ type }) => {
    await type('Label (Polish)', 'Kredyt');
    await type('Label (English)', 'Loan');
    await type('Value', '40');
  },
  counter: async ({ type }) => {
    await type('Label (Polish)', 'Mieszkania');
    await type('Label (English)', 'Flats');
  },
  timeline: async ({ type }) => {
    await type('Name of the stage (Polish)', 'Budowa');
    await type('Name of the stage (English)', 'Building');
    await type('Date (Polish)', 'wiosna');
    await type('Date (English)', 'spring');
  },
  map: async ({ type }) => {
    await type('Address (Polish)', 'Długa 1, Kraków');
    await type('Address (English)', 'Długa 1, Cracow');
    await type('Latitude', '50.06');
    await type('Longitude', '19.94');
  },
  youtube: ({ type }) => type('Address of the video', 'https://youtu.be/dQw4w9WgXcQ'),
};

const names: Record<ElementType, string> = {
  text: 'Text',
  image: 'Image',
  gallery: 'Gallery',
  attachments: 'Attachments',
  table: 'Table',
  barChart: 'Bar chart',
  pieChart: 'Pie chart',
  counter: 'Counter',
  timeline: 'Timeline',
  map: 'Map',
  youtube: 'Video',
};
const types = Object.keys(names) as ElementType[];

/** Expects that the server stored what was typed, for each type. */
function expectEverything({ sections }: OfferView): void {
  const [first, ...others] = sections;
  expect(others).toEqual([]);
  const dataOf = Object.fromEntries((first?.elements ?? []).map(({ type, data }) => [type, data]));
  expect(first?.elements.map(({ type, position }) => [type, position])).toEqual(
    types.map((type, at) => [type, at + 1]),
  );
  expect(dataOf).toMatchObject({
    text: { content: { pl: '<p>Dom</p>', en: '<p>House</p>' } },
    image: { imageUrl: expect.stringContaining('house') },
    gallery: { items: [{ position: 1, imageUrl: expect.stringContaining('house') }] },
    attachments: { items: [{ displayName: 'prospectus', fileName: 'prospectus.txt' }] },
    table: { columns: { length: 5 }, rows: { length: 2 } },
    barChart: { items: [{ label: { pl: 'Rok', en: 'Year' }, value: 12.5, color: '#4c1d95' }] },
    pieChart: { items: [{ label: { pl: 'Kredyt', en: 'Loan' }, value: 40 }] },
    counter: { animationDuration: 2, items: [{ label: { en: 'Flats' }, countFrom: 0, countTo: 100 }] },
    timeline: { stages: [{ label: { pl: 'Budowa' }, date: { en: 'spring' }, isCurrent: false }] },
    map: { address: { pl: 'Długa 1, Kraków' }, latitude: 50.06, longitude: 19.94, zoom: 16 },
    youtube: { url: 'https://youtu.be/dQw4w9WgXcQ', autoPlay: false },
  });
}

/** The line of the only card of that type, with its badges. */
const line = (page: Page, type: ElementType) =>
  page
    .locator('[aria-expanded]')
    .and(page.getByRole('button', { name: `${types.indexOf(type) + 1}. ${names[type]}`, exact: true }));
const becomesComplete = (page: Page, type: ElementType) =>
  expect
    .poll(() => line(page, type).locator('xpath=..').getByText('Incomplete').count(), { message: type })
    .toBe(0);

test('an offer with all eleven types is built with the mouse', { tags: 'essential' }, async () => {
  const { page, id } = await emptyOffer('Built By Mouse');
  await button(page, 'Add a section').click();
  for (const type of types) {
    await button(page, 'Add an element').click();
    await page
      .getByRole('group', { name: 'Type of element' })
      .getByRole('button', { name: names[type] })
      .click();
    await fill[type]({
      type: (label, text) => field(page, label).fill(text),
      press: (name) => button(page, name).click(),
      choose: async (name, file) => {
        const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, name).click()]);
        await chooser.setFiles(file);
      },
    });
    await becomesComplete(page, type);
    await line(page, type).click();
  }
  await saveOffer(page);
  expectEverything(await readOffer(page, id));
  expect(await page.getByText('Incomplete').count()).toBe(0);
});

test('and again by keyboard only', async () => {
  const { page, id } = await emptyOffer('Built By Keyboard');
  const { keyboard } = page;
  let chosen = picture;
  page.on('filechooser', (chooser) => void chooser.setFiles(chosen));
  await tabTo(page, 'Add a section');
  await keyboard.press('Enter');
  for (const type of types) {
    await tabTo(page, 'Add an element');
    await keyboard.press('Enter');
    // The first type has the focus.
    await expect.poll(() => focused(page)).toBe('Text');
    await tabTo(page, names[type]);
    await keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Type of element');
    await fill[type]({
      type: async (label, text) => {
        await tabTo(page, label);
        await keyboard.type(text);
      },
      press: async (name) => {
        await tabTo(page, name);
        await keyboard.press('Enter');
      },
      choose: async (name, file) => {
        chosen = file;
        await tabTo(page, name);
        await keyboard.press('Enter');
      },
    });
    await becomesComplete(page, type);
    await tabTo(page, `${types.indexOf(type) + 1}. ${names[type]}`, 'Shift+Tab');
    await keyboard.press('Enter');
  }
  await closeToast(page);
  await keyboard.press('Control+s');
  await page.getByText('Offer saved').waitFor();
  expectEverything(await readOffer(page, id));
});
