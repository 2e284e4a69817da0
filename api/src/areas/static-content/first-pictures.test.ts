import { and, eq, isNull, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { ensureFirstPictures } from './first-pictures.ts';
import { staticContents } from './static-content.tables.ts';

const app = appForAllTests();
const images = eq(staticContents.type, 'image');
const imagesOf = (key: string) => and(images, eq(staticContents.key, key));

test('STA-05 a new site has a drawn picture in every place; what staff chose or deleted is not touched', async () => {
  const { db } = app.context;
  const deleted = imagesOf('home.background');
  await db.update(staticContents).set({ version: 2 }).where(deleted);
  // The two calls stand for two processes that start together.
  await Promise.all([ensureFirstPictures(app.services), ensureFirstPictures(app.services)]);
  const empty = await db
    .select()
    .from(staticContents)
    .where(and(images, isNull(staticContents.imageFileId)));
  expect(empty.map(({ key }) => key)).toEqual(['home.background']);
  const drawn = await db
    .select()
    .from(staticContents)
    .where(and(images, ne(staticContents.key, 'home.background')));
  expect(drawn.map(({ version, alt }) => ({ version, isDescribed: alt.pl !== '' && alt.en !== '' }))).toEqual(
    drawn.map(() => ({ version: 2, isDescribed: true })),
  );
  await ensureFirstPictures(app.services);
  expect(await db.select().from(staticContents).where(images)).toEqual(
    expect.arrayContaining([...empty, ...drawn]),
  );
});
