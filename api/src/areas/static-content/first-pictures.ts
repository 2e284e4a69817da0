import type { Translated } from '@share/contract/shared/translated.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { type Services, systemContext } from '../../platform/context.ts';
import { bytesInMemory } from '../../platform/files/file-bytes.ts';
import { storeImage } from '../../platform/files/store-file.ts';
import { seededRandom } from '../../platform/seeded-random.ts';
import { drawEmblem, type Emblem } from './drawings/draw-emblem.ts';
import { drawPicture } from './drawings/draw-picture.ts';
import { drawPortrait } from './drawings/draw-portrait.ts';
import { staticContents } from './static-content.tables.ts';
import { updateStaticElement } from './update-static-element.ts';

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

/**
 * Draws a first picture for every element that nobody has touched, so that a new site shows the purpose of its places. A picture
 * that staff deleted stays deleted. Safe to repeat. Of processes that start together one draws, and the others do not wait for
 * it.
 */
export async function ensureFirstPictures(services: Services): Promise<void> {
  await services.db.transaction(async (tx) => {
    const untouched = await tx
      .select({ id: staticContents.id, key: staticContents.key })
      .from(staticContents)
      .where(
        and(
          eq(staticContents.type, 'image'),
          eq(staticContents.version, 1),
          isNull(staticContents.imageFileId),
        ),
      )
      .for('update', { skipLocked: true });
    const context = systemContext({ ...services, db: tx });
    for (const { id, key } of untouched) {
      const picture = pictures.find((drawn) => drawn.key === key);
      if (!picture) throw new Error(`Nothing is drawn for the static content ${key}`);
      const { alt, bytes: draw, extension } = picture;
      const bytes = bytesInMemory(await draw());
      const fileName = `${key.replaceAll('.', '-')}.${extension}`;
      const { id: fileId } = await storeImage(context, { fileName, bytes });
      await updateStaticElement(context, { id, ifMatch: null }, { alt, image: { fileId } });
    }
  });
}
