import { getLanguages } from '@share/contract/areas/languages/languages.endpoints.ts';
import * as endpoints from '@share/contract/areas/pictures/pictures.endpoints.ts';
import { listPublicSlides } from '@share/contract/areas/slider/public-slider.endpoints.ts';
import { createSlide } from '@share/contract/areas/slider/slider.endpoints.ts';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { bytesInMemory } from '../../platform/files/file-bytes.ts';
import { type FileRow, files } from '../../platform/files/files.tables.ts';
import { measurePictures } from '../../platform/files/pictures/measure-pictures.ts';
import { storeDocument, storeImage } from '../../platform/files/store-file.ts';
import { sweepOrphanFiles } from '../../platform/files/sweep-orphan-files.ts';
import { alt, focus, pictureLibrary } from '../../testing/files/picture-library.ts';
import { aPicture } from '../../testing/files/pictures.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aSlideInput } from '../../testing/slides.ts';
import type { Caller } from '../../testing/test-app.ts';

const app = appForAllTests();
const call = callerForAllTests(app, 'super admin');
const { librarian, input, add, read, remove } = pictureLibrary(app);
const visitor: Caller = (endpoint, request) => app.asVisitor(endpoint, request);

const aStored = async (): Promise<FileRow> =>
  storeImage(app.context, { fileName: 'a.png', bytes: bytesInMemory(await aPicture.png()) });
const isServed = async (url: string) =>
  (await app.app.http.inject({ method: 'GET', url })).statusCode === 200;

test('a picture is added with its size, described, cropped around a point, and deleted with its bytes', async () => {
  const added = await add();
  expect(added).toMatchObject({ fileName: 'dom.png', width: 60, height: 40, alt, focus, uses: 0 });
  const moved = { x: 0, y: 100 };
  const { data } = await librarian(endpoints.updatePicture, {
    params: { id: added.id },
    body: { image: null, alt: { pl: 'Dom', en: '' }, focus: moved },
  });
  expect(data).toMatchObject({ alt: { pl: 'Dom', en: '' }, focus: moved, imageUrl: added.imageUrl });
  expect((await read(added.id)).data).toEqual(data);
  expect([await isServed(added.imageUrl), await isServed(added.thumbUrl)]).toEqual([true, true]);
  expect((await remove(added.id)).status).toBe(200);
  expect((await read(added.id)).codes).toEqual(['PICTURE_NOT_EXISTS']);
  expect([await isServed(added.imageUrl), await isServed(added.thumbUrl)]).toEqual([false, false]);
});

test('a picture is deleted although its bytes cannot be: they are left to the clean-up', async () => {
  const { id } = await add();
  const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  vi.spyOn(app.services.files, 'remove').mockRejectedValueOnce(outage);
  expect((await remove(id)).status).toBe(200);
  expect((await read(id)).codes).toEqual(['PICTURE_NOT_EXISTS']);
  const stored = async () => (await Array.fromAsync(app.services.files.list('public'))).length;
  const before = await stored();
  app.setClock(new Date(Date.now() + 2 * 86_400_000));
  await sweepOrphanFiles(app.services);
  app.setClock(null);
  expect(await stored()).toBeLessThan(before);
});

test('R7 a change that is based on a former version is refused', async () => {
  const { id, version } = await add();
  const body = await input({ image: null });
  const ifMatch = { 'if-match': `"${version}"` };
  expect((await librarian(endpoints.updatePicture, { params: { id }, body, headers: ifMatch })).status).toBe(
    200,
  );
  const late = await librarian(endpoints.updatePicture, { params: { id }, body, headers: ifMatch });
  expect(late.codes).toEqual(['CHANGED_MEANWHILE']);
});

test.each([
  [{ x: -1, y: 0 }, 'focus.x'],
  [{ x: 0, y: 101 }, 'focus.y'],
  [{ x: 1.5, y: 0 }, 'focus.x'],
])('the point lies inside the picture: %o', async (outside, path) => {
  const { errors } = await librarian(endpoints.createPicture, { body: await input({ focus: outside }) });
  expect(errors).toMatchObject([{ code: 'VALUE_INVALID', path }]);
});

test('a new one needs its picture', async () => {
  const { errors } = await librarian(endpoints.createPicture, { body: await input({ image: null }) });
  expect(errors).toMatchObject([{ code: 'IMAGE_IS_REQUIRED', path: 'image' }]);
});

test('only public pictures are in the library: documents, private files and attachments do not exist there', async () => {
  const text = { fileName: 'a.txt', bytes: bytesInMemory(Buffer.from('text')) };
  const attachment = await aStored();
  await app.context.db.update(files).set({ isAttachment: true }).where(eq(files.id, attachment.id));
  const hidden = [
    await storeDocument(app.context, text),
    await storeDocument(app.context, text, 'private'),
    attachment,
  ];
  const { data } = await librarian(endpoints.listPictures, { list: { pageSize: 100 } });
  for (const { id } of hidden) {
    expect(data.items.map((item) => item.id)).not.toContain(id);
    expect((await read(id)).codes).toEqual(['PICTURE_NOT_EXISTS']);
    expect((await remove(id)).codes).toEqual(['PICTURE_NOT_EXISTS']);
    const body = await input({ image: null });
    expect((await librarian(endpoints.updatePicture, { params: { id }, body })).codes).toEqual([
      'PICTURE_NOT_EXISTS',
    ]);
  }
});

test('what a description lacks in one language is marked, found and counted', async () => {
  const { id } = await add({ alt: { pl: 'Dom', en: '' } });
  const found = async () => {
    const list = { filters: { gap: 'missing-en' }, pageSize: 100 };
    const { data } = await librarian(endpoints.listPictures, { list });
    return data.items.filter((item) => item.id === id).map(({ gaps }) => gaps);
  };
  const counted = async () => {
    const { data } = await librarian(getLanguages);
    return data.find(({ kind }) => kind === 'picture')?.gaps['missing-en'] ?? 0;
  };
  expect([await found(), await counted()]).toEqual([[['missing-en']], 1]);
  const gaps = await librarian(endpoints.pictureLanguages.listGaps, { params: { id } });
  expect(gaps.data).toMatchObject([{ path: 'alt', gap: 'missing-en' }]);
  const body = { image: null, alt: { pl: 'Dom', en: 'House' }, focus };
  await librarian(endpoints.updatePicture, { params: { id }, body });
  expect([await found(), await counted()]).toEqual([[], 0]);
});

test('I-30 a picture of the library stays while nothing uses it; any other goes after a day', async () => {
  const [kept, other] = [await add(), await aStored()];
  app.setClock(new Date(Date.now() + 25 * 3_600_000));
  await sweepOrphanFiles(app.services);
  app.setClock(null);
  expect((await read(kept.id)).status).toBe(200);
  expect((await read(other.id)).status).toBe(404);
});

test('who may upload pictures may choose one, without seeing the library', async () => {
  const editor = await app.as({ can: ['admin:faq:edit'] });
  const { id } = await add();
  const { data } = await editor(endpoints.choosePictures, { list: { pageSize: 100 } });
  expect(data.items.map((item) => item.id)).toContain(id);
  expect((await editor(endpoints.listPictures)).status).toBe(403);
});

test('visitors get the size of a picture, what it shows and what stays in sight, and a change at once', async () => {
  const { id } = await add();
  await call(createSlide, { body: aSlideInput('widoczny', { position: 1, image: { fileId: id } }) });
  const first = async () => (await visitor(listPublicSlides)).data.items[0];
  expect(await first()).toMatchObject({ imageWidth: 60, imageHeight: 40, imageFocus: focus, imageAlt: alt });
  const body = { image: null, alt: { pl: 'Inny', en: '' }, focus: { x: 50, y: 50 } };
  await librarian(endpoints.updatePicture, { params: { id }, body });
  await expect.poll(async () => (await first())?.imageAlt).toEqual({ pl: 'Inny', en: 'Inny' });
});

test('pictures that were stored before sizes were recorded are measured', async () => {
  const { id } = await aStored();
  await app.context.db.update(files).set({ width: null, height: null }).where(eq(files.id, id));
  await measurePictures(app.services);
  expect((await read(id)).data).toMatchObject({ width: 60, height: 40 });
});

test.each(['jpg', 'png', 'gif', 'bmp', 'svg'] as const)('the size of a %s is recorded', async (type) => {
  const file = { fileName: `a.${type}`, bytes: bytesInMemory(await aPicture[type]()) };
  const { width, height } = await storeImage(app.context, file);
  expect([width, height]).toEqual(type === 'bmp' ? [20, 10] : [60, 40]);
});
