import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import type { SeriesView } from '@share/contract/areas/series/series.schemas.ts';
import { emptyPayPalCredentials } from '@share/contract/areas/series/series.schemas.ts';
import { toWarsaw, warsawDay } from '@share/contract/shared/dates.ts';
import { createOffer } from '../areas/offers/create-offer.ts';
import { createSeries } from '../areas/series/series.verbs.ts';
import { drawPicture } from '../areas/static-content/drawings/draw-picture.ts';
import type { Context } from '../platform/context.ts';
import { bytesInMemory } from '../platform/files/file-bytes.ts';
import { storeDocument, storeImage } from '../platform/files/store-file.ts';
import { type Random, seededRandom } from '../platform/seeded-random.ts';
import { slugOf } from '../platform/slugs/slug-of-title.ts';
import { demoOfferAgreements } from './demo-agreements.ts';
import { demoContent } from './demo-content.ts';
import { addDemoPatterns } from './demo-patterns.ts';
import { type DemoProperty, demoProperties } from './demo-properties.ts';
import type { DemoFiles } from './demo-sections.ts';
import { drawDocument } from './documents/draw-document.ts';

const DAY = 86_400_000;
/** The last two properties are not on sale: one offer is in preparation, one is closed. */
const SOLD_NOW = demoProperties.length - 2;

/** Orders of the first series of this property have virtual accounts. */
const WITH_VIRTUAL_ACCOUNTS = 0;

/** An offer on sale with the price and the minimum of its series. */
export interface DemoOffer {
  offer: OfferView;
  series: SeriesView;
}

/** Creates series, offers and patterns of sections; returns the offers on sale. */
export async function addDemoOffers(context: Context): Promise<DemoOffer[]> {
  const onSale: DemoOffer[] = [];
  const files = await storeFiles(context);
  for (const [at, property] of demoProperties.entries()) {
    const series = await createSeries(context, seriesOf(context, property, at, 'A', property.shares));
    // Some properties have a second series, which is not offered until the first is sold.
    if (at % 2 === 0) await createSeries(context, seriesOf(context, property, at, 'B', 0));
    const offer = await addOffer(context, property, at, series.id, files);
    if (at < SOLD_NOW) onSale.push({ offer, series });
  }
  await addDemoPatterns(context, files);
  return onSale;
}

function seriesOf(context: Context, property: DemoProperty, at: number, letter: string, limit: number) {
  const now = context.now().getTime();
  return {
    name: { pl: `${property.title.pl} ${letter}`, en: `${property.title.en} ${letter}` },
    displayName: { pl: `Seria ${letter}`, en: `Series ${letter}` },
    limit,
    pricePerShare: property.price,
    availableFrom: `${warsawDay(new Date(now - 10 * DAY))} 00:00:00`,
    availableTo: `${toWarsaw(new Date(now + 900 * DAY)).slice(0, 10)} 23:59:59`,
    bankInfo: {
      accountNumber: '61109010140000071219812874',
      bankName: 'Bank Wiślany',
      accountHolder: `${property.title.pl} sp. z o.o.`,
      virtualPrefix: at === WITH_VIRTUAL_ACCOUNTS && letter === 'A' ? '109010141234' : '',
    },
    allowOnlinePayments: at % 3 !== 0,
    useDefaultPayPalConfig: true,
    payPalCredentials: emptyPayPalCredentials(),
  };
}

async function addOffer(
  context: Context,
  property: DemoProperty,
  at: number,
  series: number,
  files: DemoFiles,
): Promise<OfferView> {
  const random = seededRandom(1_000 + at);
  const now = context.now().getTime();
  return createOffer(context, {
    title: property.title,
    slug: { pl: slugOf(property.title.pl, 'pl', 'oferta'), en: slugOf(property.title.en, 'en', 'offer') },
    isOpen: at < SOLD_NOW,
    isVisible: at < SOLD_NOW,
    mainDescription: descriptionOf(property, random),
    projectType: property.kind.pl,
    address: property.address,
    totalCost: property.totalCost,
    position: at + 1,
    investmentStart: warsawDay(new Date(now - 5 * DAY)),
    investmentEnd: warsawDay(new Date(now + 800 * DAY)),
    investmentReturn: { pl: property.yearly, en: property.yearly.replace(/,/g, '.') },
    fixedInvestorsEquity: at % 4 === 0 ? Math.round(property.totalCost * 0.3) : null,
    templateName: at % 5 === 0 ? 'fullWidthGallery' : '',
    series,
    image: { fileId: files.pictures[at] },
    costPerStock: property.price,
    minStock: at % 3 === 0 ? 2 : 1,
    developerEquity: Math.round(property.totalCost * 0.2),
    investorsEquity: property.price * property.shares,
    ...demoContent(property, at, random, files),
    agreements: demoOfferAgreements.map((agreement) => ({ ...agreement })),
  });
}

/** One picture for each offer, also used in the galleries of others, and documents that all offers share. */
async function storeFiles(context: Context): Promise<DemoFiles> {
  const pictures: number[] = [];
  for (const [at, { title }] of demoProperties.entries()) {
    const bytes = bytesInMemory(await drawPicture(seededRandom(900 + at)));
    const fileName = `${slugOf(title.en, 'en', 'offer')}.jpg`;
    pictures.push((await storeImage(context, { fileName, bytes })).id);
  }
  const documents: DemoFiles['documents'] = [];
  for (const displayName of ['Zasady inwestowania', 'Wzór umowy najmu']) {
    const bytes = bytesInMemory(drawDocument(displayName, ['Dokument pokazowy.']));
    const { id } = await storeDocument(context, { fileName: `${displayName}.pdf`, bytes });
    documents.push({ displayName, fileId: id });
  }
  return { pictures, documents };
}

function descriptionOf({ story, kind, address, yearly }: DemoProperty, random: Random) {
  const years = random.integer(3, 7);
  return {
    pl: `<p>${story.pl}</p><ul><li>Rodzaj: ${kind.pl}</li><li>Adres: ${address}</li><li>Przewidywany zysk: <strong>${yearly}</strong> rocznie</li><li>Horyzont: ${years} ${years < 5 ? 'lata' : 'lat'}</li></ul>`,
    en: `<p>${story.en}</p><ul><li>Kind: ${kind.en}</li><li>Address: ${address}</li><li>Expected return: <strong>${yearly.replace(/,/g, '.')}</strong> a year</li><li>Horizon: ${years} years</li></ul>`,
  };
}
