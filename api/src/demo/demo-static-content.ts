import type { Translated } from '@share/contract/shared/translated.ts';
import { eq } from 'drizzle-orm';
import { staticContents } from '../areas/static-content/static-content.tables.ts';
import { updateStaticElement } from '../areas/static-content/update-static-element.ts';
import type { Context } from '../platform/context.ts';
import { bytesInMemory } from '../platform/files/file-bytes.ts';
import { storeImage } from '../platform/files/store-file.ts';
import { drawEmblem, type Emblem } from './draw-emblem.ts';
import { drawPicture } from './draw-picture.ts';
import { drawPortrait } from './draw-portrait.ts';
import { seededRandom } from './random.ts';

interface Drawn {
  key: string;
  alt: Translated;
  bytes: () => Promise<Buffer>;
  extension: 'jpg' | 'png';
}

const drawn = (key: string, pl: string, en: string) => ({ key, alt: { pl, en } });

const street = (seed: number, key: string, pl: string, en: string): Drawn => ({
  ...drawn(key, pl, en),
  bytes: () => drawPicture(seededRandom(seed)),
  extension: 'jpg',
});

const emblem = (shown: Emblem, key: string, pl: string, en: string): Drawn => ({
  ...drawn(key, pl, en),
  bytes: () => drawEmblem(shown),
  extension: 'png',
});

const portrait = (number: number, name: string): Drawn => ({
  ...drawn(`employees.${number}.photo`, name, name),
  bytes: () => drawPortrait(seededRandom(970 + number)),
  extension: 'jpg',
});

const pictures: readonly Drawn[] = [
  street(950, 'home.background', 'Kamienice o poranku', 'Tenement houses in the morning'),
  street(951, 'about-us.image', 'Nasze biuro', 'Our office'),
  street(952, 'who-we-are.image', 'Ulica, przy której pracujemy', 'The street where we work'),
  street(953, 'sign-in.login-background', 'Ulica miasta', 'A street of the city'),
  street(954, 'sign-in.register-background', 'Domy przy ulicy', 'Houses along a street'),
  emblem('house', 'featured-blocks.1.image', 'Dom', 'A house'),
  emblem('scales', 'featured-blocks.2.image', 'Waga', 'Scales'),
  emblem('folder', 'featured-blocks.3.image', 'Teczka', 'A folder'),
  emblem('check', 'badges.1.image', 'Tarcza', 'A shield'),
  emblem('lock', 'badges.2.image', 'Kłódka', 'A padlock'),
  emblem('document', 'badges.3.image', 'Dokument', 'A document'),
  portrait(1, 'Anna Przykładowa'),
  portrait(2, 'Jan Przykładowy'),
  portrait(3, 'Maria Wzorcowa'),
  portrait(4, 'Piotr Wzorcowy'),
];

/** Draws a picture for every place of the static content that has one. */
export async function addDemoStaticPictures(context: Context): Promise<void> {
  for (const { key, alt, bytes: draw, extension } of pictures) {
    const [found] = await context.db.select().from(staticContents).where(eq(staticContents.key, key));
    if (!found) throw new Error(`The static content ${key} is missing`);
    const bytes = bytesInMemory(await draw());
    const fileName = `${key.replaceAll('.', '-')}.${extension}`;
    const { id: fileId } = await storeImage(context, { fileName, bytes });
    await updateStaticElement(context, { id: found.id, ifMatch: null }, { alt, image: { fileId } });
  }
}
