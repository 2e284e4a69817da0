import { createFaq } from '@share/contract/areas/faq/faq.endpoints.ts';
import { getLanguages } from '@share/contract/areas/languages/languages.endpoints.ts';
import { createOffer, deleteOffer, updateOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import * as endpoints from '@share/contract/areas/pictures/pictures.endpoints.ts';
import type { LibraryPictureInput } from '@share/contract/areas/pictures/pictures.schemas.ts';
import { listPublicSlides } from '@share/contract/areas/slider/public-slider.endpoints.ts';
import { createSlide } from '@share/contract/areas/slider/slider.endpoints.ts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bytesInMemory } from '../../platform/files/file-bytes.ts';
import { type FileRow, files } from '../../platform/files/files.tables.ts';
import { measurePictures } from '../../platform/files/pictures/measure-pictures.ts';
import { storeDocument, storeImage } from '../../platform/files/store-file.ts';
import { sweepOrphanFiles } from '../../platform/files/sweep-orphan-files.ts';
import { aPicture } from '../../testing/files/pictures.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { holdLock } from '../../testing/held-lock.ts';
import { anElement, anOfferInput, aSection } from '../../testing/offers.ts';
import { aSentPicture, aSlideInput } from '../../testing/slides.ts';
import type { Caller } from '../../testing/test-app.ts';

const app = appForAllTests();
const call = callerForAllTests(app, 'super admin');
const librarian = callerForAllTests(app, {
  can: [
    'admin:picture:list',
    'admin:picture:get',
    'admin:picture:create',
    'admin:picture:edit',
    'admin:picture:delete',
  ],
});
const visitor: Caller = (endpoint, request) => app.asVisitor(endpoint, request);

const alt = { pl: 'Dom nad rzeką', en: 'A house by the river' };
const focus = { x: 20, y: 80 };
const input = async (fields: Partial<LibraryPictureInput> = {}): Promise<LibraryPictureInput> => ({
  image: await aSentPicture('dom.png'),
  alt,
  focus,
  ...fields,
});
const add = async (fields: Partial<LibraryPictureInput> = {}) =>
  (await librarian(endpoints.createPicture, { body: await input(fields) })).data;
const aStored = async (): Promise<FileRow> =>
  storeImage(app.context, { fileName: 'a.png', bytes: bytesInMemory(await aPicture.png()) });
const read = (id: number) => librarian(endpoints.getPicture, { params: { id } });
const remove = (id: number) => librarian(endpoints.deletePicture, { params: { id } });
const usesOf = async (id: number, by = call) =>
  (await by(endpoints.listPictureUses, { params: { id } })).data;
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

describe('a picture that is used', () => {
  const refused = async (id: number) => {
    const { status, errors } = await remove(id);
    expect([status, errors.map(({ code }) => code)]).toEqual([409, ['PICTURE_IS_USED']]);
    return errors[0];
  };

  test('by an offer, as its picture or in its sections, says so and is not deleted; nor while a former version uses it', async () => {
    const [main, inside] = [await add(), await add()];
    const image = anElement('image', {
      data: { description: { pl: '', en: '' }, file: { fileId: inside.id } },
    });
    const body = anOfferInput({ image: { fileId: main.id }, sections: [aSection(image)] });
    const offer = (await call(createOffer, { body })).data;
    for (const { id } of [main, inside]) {
      expect(await usesOf(id)).toEqual([
        { entity: 'offer', id: offer.id, name: offer.title, isPresent: true },
      ]);
      await refused(id);
    }
    const without = anOfferInput({ slug: body.slug, image: { delete: true }, sections: [] });
    await call(updateOffer, { params: { id: offer.id }, body: without });
    for (const { id } of [main, inside]) {
      expect(await usesOf(id)).toMatchObject([{ entity: 'offer', id: offer.id, isPresent: false }]);
      expect(await refused(id)).toMatchObject({ message: expect.stringContaining(`${offer.id} (`) });
    }
    await call(deleteOffer, { params: { id: offer.id } });
    for (const { id } of [main, inside]) {
      expect(await usesOf(id)).toEqual([]);
      expect((await remove(id)).status).toBe(200);
    }
  });

  test('in a rich text is not deleted', async () => {
    const { id, imageUrl } = await add();
    const answer = { pl: `<p><img src="${imageUrl}"></p>`, en: '' };
    const question = { pl: 'Gdzie?', en: 'Where?' };
    const body = { active: true, isFeatured: false, position: 1, question, answer };
    const faq = (await call(createFaq, { body })).data;
    expect(await usesOf(id)).toEqual([{ entity: 'faq', id: faq.id, name: question, isPresent: true }]);
    expect(await refused(id)).toMatchObject({ details: { uses: `faq ${faq.id}`, further: 0 } });
    // Last saved before versions were stored: only the text itself names it.
    await app.context.db.execute(sql`DELETE FROM record_versions WHERE entity = 'faq'`);
    expect((await remove(id)).codes).toEqual(['PICTURE_IS_IN_TEXTS']);
  });

  test('in a text without versions is not listed as unused, once the clean-up or a refused deletion has found it', async () => {
    const [swept, asked] = [await add(), await add()];
    const content = [swept, asked].map(({ imageUrl }) => `<img src="${imageUrl}">`).join('');
    await app.context.db.execute(sql`
      INSERT INTO registrations (email, token_hash, language, agreements, answers, created_at, expires_at)
      VALUES ('a@example.com', repeat('a', 64), 'pl', ${JSON.stringify([{ content: { pl: content, en: '' } }])}::jsonb,
        '[]', now(), now() + interval '1 day')`);
    const unused = async () => {
      const { data } = await librarian(endpoints.listPictures, {
        list: { filters: { used: false }, pageSize: 100 },
      });
      return data.items.map(({ id }) => id);
    };
    expect(await unused()).toEqual(expect.arrayContaining([swept.id, asked.id]));
    expect((await remove(asked.id)).codes).toEqual(['PICTURE_IS_IN_TEXTS']);
    expect(await unused()).not.toContain(asked.id);
    expect((await read(asked.id)).data.uses).toBe(1);
    await sweepOrphanFiles(app.services);
    expect(await unused()).not.toContain(swept.id);
    expect((await read(swept.id)).data.uses).toBe(1);
    await app.context.db.execute(sql`DELETE FROM registrations`);
    await sweepOrphanFiles(app.services);
    expect(await unused()).toEqual(expect.arrayContaining([swept.id, asked.id]));
  });

  test('or not: it is shown without a search through all agreements that anybody has accepted', async () => {
    const { id } = await add();
    const lock = await holdLock(app.databaseUrl, 'LOCK TABLE user_agreements', []);
    expect((await read(id)).data.uses).toBe(0);
    await lock.release();
  });

  test('names no record to somebody who may not read it', async () => {
    const { id } = await add();
    const slide = (await call(createSlide, { body: aSlideInput('tajny', { image: { fileId: id } }) })).data;
    expect(await usesOf(id)).toMatchObject([{ id: slide.id, name: { pl: 'tajny' } }]);
    expect(await usesOf(id, librarian)).toMatchObject([{ id: slide.id, name: null }]);
  });

  test('is found among the used ones, and an unused one among the unused', async () => {
    const [used, unused] = [await add(), await add()];
    await call(createSlide, { body: aSlideInput('a', { image: { fileId: used.id } }) });
    const idsOf = async (isUsed: boolean) => {
      const list = { filters: { used: isUsed, name: 'rzeką' }, pageSize: 100 };
      return (await librarian(endpoints.listPictures, { list })).data.items.map(
        ({ id, uses }) => `${id}: ${uses}`,
      );
    };
    expect(await idsOf(true)).toContain(`${used.id}: 1`);
    expect(await idsOf(true)).not.toContain(`${unused.id}: 0`);
    expect(await idsOf(false)).toContain(`${unused.id}: 0`);
  });
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
