import type { PageInput } from '@share/contract/areas/pages/pages.schemas.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { pageVerbs } from '../areas/pages/pages.verbs.ts';
import { drawPicture } from '../areas/static-content/drawings/draw-picture.ts';
import type { Context } from '../platform/context.ts';
import { bytesInMemory } from '../platform/files/file-bytes.ts';
import { storeDocument, storeImage } from '../platform/files/store-file.ts';
import { seededRandom } from '../platform/seeded-random.ts';
import { drawDocument } from './documents/draw-document.ts';

const both = (pl: string, en: string): Translated => ({ pl, en });

type DemoPage = Omit<PageInput, 'image' | 'attachments' | 'active' | 'seoTitle'>;

const howItWorks: DemoPage = {
  slug: both('jak-to-dziala', 'how-it-works'),
  title: both('Jak to działa', 'How it works'),
  subTitle: both(
    'Od wyboru nieruchomości do pierwszej wypłaty',
    'From choosing a property to the first payout',
  ),
  content: both(
    '<h2>Wybierasz</h2><p>Każda oferta pokazuje nieruchomość, plan inwestycji i cenę jednego udziału.</p><h2>Zamawiasz</h2><p>Rezerwujemy udziały i wysyłamy dane do przelewu. Po zaksięgowaniu wpłaty udziały są Twoje.</p><h2>Zarabiasz</h2><p>Zysk z najmu wypłacamy co kwartał, proporcjonalnie do liczby udziałów.</p>',
    '<h2>Choose</h2><p>Every offer shows the property, the plan of the investment and the price of one share.</p><h2>Order</h2><p>We reserve the shares and send you the transfer details. Once the payment has arrived, the shares are yours.</p><h2>Earn</h2><p>Rental income is paid every quarter, in proportion to the number of shares.</p>',
  ),
  seoDescription: both(
    'Jak kupić udziały w nieruchomości i zarabiać na najmie.',
    'How to buy shares of a property and earn from its rent.',
  ),
  imageAlt: both('Rząd kamienic przy ulicy', 'A row of tenements along a street'),
};

const privacy: DemoPage = {
  slug: both('prywatnosc', 'privacy'),
  title: both('Polityka prywatności', 'Privacy policy'),
  subTitle: both('', ''),
  content: both(
    '<p>Przetwarzamy dane, które są potrzebne do prowadzenia konta i zawarcia umowy. W każdej chwili możesz poprosić o ich kopię albo usunięcie.</p>',
    '<p>We process the data that are needed to keep your account and to conclude the contract. You may ask for a copy or for their deletion at any time.</p>',
  ),
  seoDescription: both('Jakie dane przetwarzamy i po co.', 'Which data we process, and why.'),
};

export async function addDemoPages(context: Context): Promise<void> {
  const picture = bytesInMemory(await drawPicture(seededRandom(47)));
  const image = await storeImage(context, { fileName: 'how-it-works.jpg', bytes: picture });
  const document = bytesInMemory(drawDocument('Polityka prywatności', ['Dokument pokazowy.']));
  const file = await storeDocument(context, { fileName: 'polityka-prywatnosci.pdf', bytes: document });
  const common = { active: true, seoTitle: both('', '') };
  await pageVerbs.create(context, { ...common, ...howItWorks, image: { fileId: image.id }, attachments: [] });
  await pageVerbs.create(context, {
    ...common,
    ...privacy,
    image: null,
    attachments: [{ displayName: 'Polityka prywatności (PDF)', file: { fileId: file.id } }],
  });
}
