import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aPicture } from '../../api/src/testing/files/pictures.ts';
import { anOffer, button, field } from './offer-records.ts';
import { aSeries } from './records.ts';
import { expectAccessiblePart } from './support/accessible.ts';
import { accounts, signedIn, signInAhead } from './support/accounts.ts';
import { aBrowser, type Looks } from './support/browser.ts';

const browser = aBrowser();

type Sections = OfferInputDraft['sections'];
type Element = Sections[number]['elements'][number];

const open = { userMustBeLoggedIn: false, userMustInvest: false };
const forUsers = { userMustBeLoggedIn: true, userMustInvest: false };
const forInvestors = { userMustBeLoggedIn: true, userMustInvest: true };
const both = (pl: string, en: string) => ({ pl, en });

const text = (pl: string, en: string, visibility = open, widths: Partial<Element> = {}): Element =>
  ({
    type: 'text',
    title: both('', ''),
    ...visibility,
    data: { content: both(`<p>${pl}</p>`, `<p>${en}</p>`) },
    ...widths,
  }) as Element;

const counter: Element = {
  type: 'counter',
  title: both('W liczbach', 'In numbers'),
  ...open,
  widthDesktop: 6,
  data: {
    animationDuration: 1,
    items: [
      { label: both('lokali', 'flats'), countFrom: 0, countTo: 48, color: '#4c1d95' },
      { label: both('wynajętych', 'let'), countFrom: 0, countTo: 45, color: '#7c3aed' },
    ],
  },
};
const timeline: Element = {
  type: 'timeline',
  title: both('Harmonogram', 'Schedule'),
  ...open,
  widthDesktop: 6,
  data: {
    stages: [
      ['Zakup', 'Purchase', 'zima 2026', 'winter 2026'],
      ['Remont', 'Refurbishment', 'wiosna 2027', 'spring 2027'],
    ].map(([pl = '', en = '', when = '', whenEnglish = ''], index) => ({
      isCurrent: index === 0,
      label: both(pl, en),
      date: both(when, whenEnglish),
      content: both('', ''),
    })),
  },
};

const property = (label: string, english: string, value: string, visibility = open) => ({
  label: both(label, english),
  value: both(value, value),
  ...visibility,
});

async function anEditor(title: string, looks: Looks = {}): Promise<Page> {
  const page = await browser.page({ language: 'en', ...looks });
  await signInAhead(page, accounts.admin);
  const base64 = (await aPicture.jpg(1200, 700)).toString('base64');
  const { id } = await anOffer(page, title, {
    image: { fileName: 'house.jpg', base64 },
    address: 'ul. Długa 4, 31-147 Kraków',
    mainDescription: both('<p>Kamienica w centrum.</p>', '<p>A townhouse in the centre of the city.</p>'),
    badges: [
      { text: both('Nowość', 'New'), colorText: '#ffffff', colorBackground: '#000000' },
      { text: both('Wynajęta', 'Let'), colorText: '#1d4ed8', colorBackground: '#dbeafe' },
    ],
    properties: [
      property('Powierzchnia', 'Area', '2 400 m²'),
      property('Lokale', 'Flats', '48'),
      property('Czynsz', 'Rent', '88 zł/m²', forUsers),
    ],
    descriptions: [
      { title: both('Okolica', 'Surroundings'), content: both('<p>Rynek.</p>', '<p>A square.</p>'), ...open },
    ],
    sections: [
      {
        elements: [
          text('Lewa', 'Left column', open, { widthDesktop: 6, widthTablet: 6 }),
          text('Prawa', 'Right column', open, { widthDesktop: 6, widthTablet: 12 }),
          {
            ...(text('Dla zalogowanych', 'For users', forUsers) as object),
            children: [text('Wewnątrz', 'Inside')],
          } as Element,
          counter,
          timeline,
        ],
      },
      { elements: [text('Dla inwestorów', 'For investors', forInvestors)] },
    ],
  });
  await page.goto(`/offers/${id}/edit`);
  await page.locator('input[name="title.pl"]').waitFor();
  return page;
}

const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).click();
const shown = (page: Page) => page.getByRole('article');

/** The preview is light in every colour scheme. */
const expectAccessiblePreview = (page: Page) => expectAccessiblePart(page, '[role="dialog"]');

test('the unsaved offer is shown as each visitor sees it, in either language', {
  tags: 'essential',
}, async () => {
  const page = await anEditor('Previewed');
  await field(page, 'Title (English)').fill('Not yet saved');
  await button(page, 'Preview').click();
  const offer = shown(page);
  await offer.getByRole('heading', { name: 'Not yet saved', level: 1 }).waitFor();
  await page.getByText('4 parts of the offer are hidden.').waitFor();
  await offer.getByText('Left column').waitFor();
  await offer.getByText('In numbers').waitFor();
  for (const hidden of ['For users', 'Inside', 'For investors', 'Rent'])
    expect(await offer.getByText(hidden, { exact: true }).count()).toBe(0);
  await expectAccessiblePreview(page);

  await choose(page, 'Signed-in user');
  await page.getByText('1 part of the offer is hidden.').waitFor();
  await offer.getByText('Inside', { exact: true }).waitFor();
  await choose(page, 'Investor');
  await page.getByText('All parts of the offer are visible.').waitFor();
  await offer.getByText('For investors', { exact: true }).waitFor();
  await choose(page, 'Polish');
  await offer.getByText('Dla inwestorów', { exact: true }).waitFor();
  await offer.getByText('Nowość').waitFor();

  await page.keyboard.press('Escape');
  await offer.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.textContent === 'Preview');
  await page.getByText('Unsaved changes').waitFor();
});

test('the figures that sell it are shown, and whether it can be ordered, from the values in the editor', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const series = await aSeries(page, 'Sold in the preview', { pricePerShare: 12.5 });
  const { id } = await anOffer(page, 'Figures', {
    series: series.id,
    totalCost: 4_250_000,
    investmentReturn: both('7–9% rocznie', '7–9% a year'),
    fixedInvestorsEquity: 1_200_000.5,
    developerEquity: 800_000,
  });
  await page.goto(`/offers/${id}/edit`);
  await button(page, 'Preview').click();
  const figures = shown(page).getByRole('region', { name: 'The investment' });
  const facts = () =>
    figures
      .locator('dl > div')
      .evaluateAll((all) => all.map((one) => [...one.children].map((part) => part.textContent).join(': ')));
  await expect
    .poll(facts)
    .toEqual([
      'Investment return: 7–9% a year',
      'Price per share: PLN 12.50',
      'Investment dates: 01/01/2026 – 31/12/2099',
      'Total cost: PLN 4,250,000.00',
      'Investors’ equity: PLN 1,200,000.50',
      'Developer equity: PLN 800,000.00',
    ]);
  await figures.getByText('Open for investments').waitFor();
  await choose(page, 'Polish');
  await shown(page).getByText('Można inwestować').waitFor();
  await expect
    .poll(() => shown(page).getByRole('region', { name: 'Inwestycja' }).locator('dd').allTextContents())
    .toEqual([
      '7–9% rocznie',
      '12,50 zł',
      '01/01/2026 – 31/12/2099',
      '4 250 000,00 zł',
      '1 200 000,50 zł',
      '800 000,00 zł',
    ]);
  await page.keyboard.press('Escape');

  await field(page, 'Investment end').fill('2026-01-02');
  await field(page, 'Investment return (English)').fill('Up to 11%');
  await page.keyboard.press('Tab');
  await button(page, 'Preview').click();
  await figures.getByText('Closed for investments').waitFor();
  await figures.getByText('Up to 11%').waitFor();
  await figures.getByText('01/01/2026 – 02/01/2026').waitFor();
});

test('ELM-12 elements have their widths on the device, and the page fits the window', async () => {
  const page = await anEditor('Previewed Widths', { width: 992 });
  await button(page, 'Preview').click();
  const offer = shown(page);
  const boxes = async () => {
    const [left, right] = await Promise.all(
      ['Left column', 'Right column'].map((name) => offer.getByText(name).boundingBox()),
    );
    return { left, right };
  };
  const areSideBySide = async () => {
    const { left, right } = await boxes();
    return left?.y === right?.y;
  };
  await expect.poll(areSideBySide).toBe(true);
  const stage = page.getByRole('region', { name: 'Preview of the offer' });
  await expect.poll(() => stage.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await choose(page, 'Tablet');
  await expect.poll(areSideBySide).toBe(false);
  await choose(page, 'Mobile');
  await expect.poll(async () => Math.round((await offer.boundingBox())?.width ?? 0)).toBe(375);
});

test('an empty new offer can be previewed', async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/offers/create');
  await page.getByRole('tab', { name: 'Sections' }).click();
  await button(page, 'Add a section').first().click();
  await button(page, 'Preview').click();
  const offer = shown(page);
  await offer.getByRole('heading', { name: 'Offer without a title' }).waitFor();
  await offer.getByText('The offer has no content in this language yet.').waitFor();
  await button(page, 'Close the preview').click();
  await offer.waitFor({ state: 'detached' });
});
