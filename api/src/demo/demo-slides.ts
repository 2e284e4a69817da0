import type { Translated } from '@share/contract/shared/translated.ts';
import { slideVerbs } from '../areas/slider/slider.verbs.ts';
import { drawPicture } from '../areas/static-content/drawings/draw-picture.ts';
import type { Context } from '../platform/context.ts';
import { bytesInMemory } from '../platform/files/file-bytes.ts';
import { storeImage } from '../platform/files/store-file.ts';
import { seededRandom } from '../platform/seeded-random.ts';

const both = (pl: string, en: string): Translated => ({ pl, en });
const sameInBoth = (text: string) => both(text, text);

const demoSlides = [
  {
    name: both('Nieruchomości już od jednego udziału', 'Property from a single share'),
    content: both(
      '<p>Wybierz kamienicę, biuro albo magazyn i zarabiaj na najmie razem z innymi.</p>',
      '<p>Choose a tenement, an office or a warehouse, and earn from its rent together with others.</p>',
    ),
    guestButtonLabel: both('Załóż konto', 'Create an account'),
    guestButtonUrl: sameInBoth('/register'),
    loggedUserButtonLabel: both('Zobacz oferty', 'See the offers'),
    loggedUserButtonUrl: sameInBoth('/offers'),
    imageAlt: both('Ulica z kolorowymi kamienicami', 'A street of colourful tenements'),
  },
  {
    name: both('Wypłaty co kwartał', 'Paid out every quarter'),
    content: both(
      '<p>Zysk z najmu trafia na Twój rachunek, a historię każdej wypłaty znajdziesz w panelu.</p>',
      '<p>Rental income goes to your account, and you find the history of every payment in your panel.</p>',
    ),
    guestButtonLabel: both('Jak to działa', 'How it works'),
    guestButtonUrl: both('/jak-to-dziala', '/how-it-works'),
    loggedUserButtonLabel: both('Moje inwestycje', 'My investments'),
    loggedUserButtonUrl: sameInBoth('/investments'),
    imageAlt: both('Domy przy ulicy z drzewami', 'Houses along a street with trees'),
  },
];

export async function addDemoSlides(context: Context): Promise<void> {
  const random = seededRandom(31);
  for (const [index, slide] of demoSlides.entries()) {
    const picture = bytesInMemory(await drawPicture(random));
    const { id } = await storeImage(context, { fileName: `slide-${index + 1}.jpg`, bytes: picture });
    await slideVerbs.create(context, { ...slide, position: index + 1, active: true, image: { fileId: id } });
  }
}
