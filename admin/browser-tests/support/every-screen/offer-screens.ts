import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Page } from 'playwright';
import { brief, PICKER } from '../../inserted-elements.ts';
import { anOffer, button, field, readOffer } from '../../offer-records.ts';
import { callApi, unique } from '../../records.ts';
import { aFullOffer } from './full-offer.ts';
import type { Place, Screen } from './screen.ts';

const DIALOG = { part: '[role=dialog]' };
const PREVIEW = { schemes: ['light'] } as const;
const dialog = (page: Page) => page.getByRole('dialog');
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();

type Fields = Partial<OfferInputDraft>;

/** Opens the editor of an offer that has something of everything, or of the given one. */
async function edit({ page, staff }: Place, fields?: Fields): Promise<number> {
  const { id } = fields ? await anOffer(staff, `Kamienica ${unique()}`, fields) : await aFullOffer(staff);
  await page.goto(`/offers/${id}/edit`);
  await page.locator('input[name="title.pl"]').waitFor();
  return id;
}

const state = (
  name: string,
  { fields, ...more }: Partial<Screen> & { fields?: Fields },
  begin: (place: Place) => Promise<unknown>,
): Screen => ({
  name: `offer ${name}`,
  open: async (place) => {
    await edit(place, fields);
    await begin(place);
  },
  ...more,
});

const twoTexts: Fields = {
  sections: [{ elements: [brief('A'), brief('B')] }] as OfferInputDraft['sections'],
};
const ofTexts = { fields: twoTexts };

async function openSections({ page }: Place): Promise<void> {
  await tab(page, /^(Sections|Sekcje)/);
  await page.locator('li[data-size] [aria-expanded]').first().waitFor();
}
async function openAll(place: Place): Promise<void> {
  await openSections(place);
  await button(place.page, 'Expand all').click();
  await place.page.locator('.recharts-pie-sector').first().waitFor();
  await place.page.getByLabel(/^Marker: /).waitFor();
}
async function showAll(place: Place): Promise<void> {
  await openAll(place);
  const views = place.page.getByRole('radiogroup', { name: /^View: / });
  for (const view of await views.getByText('Preview', { exact: true }).all()) await view.click();
  await place.page.locator('figure img').first().waitFor();
}
async function openMenu(place: Place): Promise<void> {
  await openSections(place);
  await place.page.getByRole('button', { name: /^(More actions|Więcej działań): B$/ }).click();
  await place.page.getByRole('menuitem').first().waitFor();
}
async function openPicker(place: Place): Promise<void> {
  await openMenu(place);
  await place.page.getByRole('menuitem', { name: 'Insert below' }).click();
  await place.page.locator(PICKER).getByRole('option').first().waitFor();
}

/** Saves an offer that somebody else has saved since it was opened. */
async function saveTooLate(place: Place): Promise<void> {
  const { page, staff, expectFailure } = place;
  const id = await edit(place, {});
  await page.locator('input[name=address]').fill('ul. Moja 1');
  const { version: _, ...stored } = await readOffer(staff, id);
  const theirs = { address: 'ul. Cudza 9', projectType: 'Loft' };
  await callApi(staff, 'PUT', `/admin/offer/${id}`, { ...stored, ...theirs });
  expectFailure({ address: `/api/admin/offer/${id}`, status: 412 });
  await page.getByRole('button', { name: /^(Save|Zapisz)$/ }).click();
  await dialog(page).waitFor();
}

/** Types something, and opens the editor again, which offers to restore it. */
async function loseDraft(place: Place): Promise<void> {
  const { page } = place;
  await edit(place, {});
  await field(page, 'Address').fill('ul. Utracona 1');
  await page.getByText('Unsaved changes').waitFor();
  await page.reload();
  await page.getByText(/^Unsaved changes from /).waitFor();
}

const marked = (name: string, tabName: RegExp, opened: string, deleted: string): Screen =>
  state(name, {}, async ({ page }) => {
    await tab(page, tabName);
    await button(page, `Edit ${opened}`).click();
    await button(page, `Delete ${deleted}`).click();
    await page.getByRole('tabpanel').filter({ visible: true }).getByRole('switch').first().waitFor();
  });

const fewer40 = {
  finding: /^small for a finger/,
  reason:
    'what edits charts, tables and pictures has the 24 px of WCAG; 40 px are for what is used on the way',
};
const wideTable = {
  finding: /^(section|div)\._frame\S* scrolls sideways/,
  reason: 'a table of an offer is as wide as its columns need, and scrolls within its frame',
};

const smallPage = {
  finding: /^(small for a finger|target-size .*_link_)/,
  reason: 'it is the page of the site, made as small as the window needs',
};

export const offerScreens: Screen[] = [
  {
    name: 'record /offers/$id/edit',
    route: '/offers/$id/edit',
    withTabs: true,
    open: (place) => edit(place),
  },
  {
    name: 'preview /offers/$id/preview',
    route: '/offers/$id/preview',
    reopens: true,
    ...PREVIEW,
    exceptions: [smallPage],
    open: async ({ page, staff }) => page.goto(`/offers/${(await aFullOffer(staff)).id}/preview`),
  },
  state('with its preview', { ...DIALOG, ...PREVIEW, exceptions: [smallPage] }, async ({ page }) => {
    await button(page, 'Preview').click();
    await page.getByText('Signed-in user', { exact: true }).click();
  }),
  state('with its preview beside it', { widths: [1440] }, async ({ page }) => {
    await button(page, 'Side-by-side preview').click();
    await page.getByRole('region', { name: 'Side-by-side preview' }).getByRole('heading').first().waitFor();
  }),
  state('with its main lists open', { exceptions: [fewer40] }, async ({ page }) => {
    await button(page, 'More details').click();
    for (const name of ['Nowość', 'Opis', 'Parter']) await button(page, `Edit ${name} EN`).click();
    await page.getByRole('toolbar').nth(3).waitFor();
  }),
  marked('with an agreement open and one to be deleted', /^Agreements/, 'Alfa EN', 'Beta EN'),
  marked('with a document open and one to be deleted', /^Documents/, 'Umowa', 'Prospekt'),
  state('with a document that is refused', { fields: {} }, async ({ page }) => {
    await tab(page, /^Documents/);
    await page.locator('input[type=file][multiple]').setInputFiles({
      name: 'Program.exe',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('MZ'),
    });
    await page.getByRole('tabpanel').filter({ visible: true }).getByText('Program.exe').waitFor();
  }),
  state('with elements of all types open', { exceptions: [fewer40, wideTable] }, openAll),
  state('with the previews of its elements', { exceptions: [fewer40, wideTable] }, showAll),
  state(
    'with elements that may only be read',
    { viewer: ['admin:offer:get', 'admin:offer:list'], exceptions: [fewer40, wideTable] },
    openAll,
  ),
  state('with the types of a new element', ofTexts, async (place) => {
    await openSections(place);
    await button(place.page, 'Add an element').first().click();
    await place.page.getByRole('group', { name: 'Type of element' }).waitFor();
  }),
  state('with the menu of an element', { ...ofTexts, part: '[role=menu]' }, openMenu),
  // It stays where it opened, so a window whose width changes is another case.
  state('with the types of an inserted element', { ...ofTexts, part: PICKER, widths: [1440] }, openPicker),
  state(
    'with the types of an inserted element on a phone',
    { ...ofTexts, part: PICKER, widths: [375] },
    openPicker,
  ),
  state(
    'with a question before an element is removed',
    { ...ofTexts, ...DIALOG, reopens: true },
    async (place) => {
      await openMenu(place);
      await place.page.getByRole('menuitem', { name: /^(Remove|Usuń)$/ }).click();
      await dialog(place.page).waitFor();
    },
  ),
  state('with the patterns of sections', { ...ofTexts, ...DIALOG }, async (place) => {
    await openSections(place);
    await button(place.page, 'Add a section from a pattern').first().click();
    await dialog(place.page).waitFor();
  }),
  state(
    'with the question before it is duplicated',
    { fields: {}, ...DIALOG, reopens: true },
    async ({ page }) => {
      await page.getByRole('button', { name: /^(Duplicate|Utwórz kopię)$/ }).click();
      await dialog(page).waitFor();
    },
  ),
  state(
    'that lacks something to be visible',
    { fields: { investmentEnd: '2026-01-02' } },
    async ({ page }) => {
      await field(page, 'Investment return (Polish)').fill('7–9%');
      await page.getByRole('switch', { name: 'Visible' }).check();
      await page.getByText('The offer is set to be visible, but:').waitFor();
    },
  ),
  state('with what is wrong in it', { fields: {} }, async ({ page }) => {
    await field(page, 'Total cost').fill('much');
    await button(page, 'Save').click();
    await page.locator('[aria-invalid=true]').first().waitFor();
  }),
  {
    name: 'offer that somebody else has saved meanwhile',
    ...DIALOG,
    reopens: true,
    open: saveTooLate,
  },
  { name: 'offer with a draft that was kept', open: loseDraft },
];
