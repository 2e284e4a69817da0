import type { Translated } from '@share/contract/shared/translated.ts';
import { eq } from 'drizzle-orm';
import { staticContents } from '../areas/static-content/static-content.tables.ts';
import { updateStaticElement } from '../areas/static-content/update-static-element.ts';
import type { Context } from '../platform/context.ts';
import { bytesInMemory } from '../platform/files/file-bytes.ts';
import { storeImage } from '../platform/files/store-file.ts';
import { drawPicture } from './draw-picture.ts';
import { seededRandom } from './random.ts';

const pictures: readonly { key: string; alt: Translated }[] = [
  { key: 'home.background', alt: { pl: 'Kamienice o poranku', en: 'Tenement houses in the morning' } },
  { key: 'about-us.image', alt: { pl: 'Nasze biuro', en: 'Our office' } },
];

/** Draws pictures for the home page and for "About us"; all others are left to staff. */
export async function addDemoStaticPictures(context: Context): Promise<void> {
  for (const [at, { key, alt }] of pictures.entries()) {
    const [found] = await context.db.select().from(staticContents).where(eq(staticContents.key, key));
    if (!found) throw new Error(`The static content ${key} is missing`);
    const bytes = bytesInMemory(await drawPicture(seededRandom(950 + at)));
    const { id: fileId } = await storeImage(context, { fileName: `${key.replace('.', '-')}.jpg`, bytes });
    await updateStaticElement(context, { id: found.id, ifMatch: null }, { alt, image: { fileId } });
  }
}
