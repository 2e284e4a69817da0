import { getHome } from '@share/contract/areas/home/home.endpoints.ts';
import * as endpoints from '@share/contract/areas/slider/slider.endpoints.ts';
import type { SlideInput } from '@share/contract/areas/slider/slider.schemas.ts';
import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPicture } from '../../testing/files/pictures.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { runIntoLock } from '../../testing/held-lock.ts';
import { aSentPicture, aSlideInput } from '../../testing/slides.ts';
import { slides } from './slider.tables.ts';

const app = appForAllTests();
const call = callerForAllTests(app, {
  can: [
    'admin:slider:list',
    'admin:slider:get',
    'admin:slider:create',
    'admin:slider:edit',
    'admin:slider:delete',
  ],
});
beforeEach(async () => void (await app.context.db.delete(slides)));

const tryToCreate = (name: string, fields: Partial<SlideInput> = {}) =>
  call(endpoints.createSlide, { body: aSlideInput(name, fields) });
const create = async (name: string, fields: Partial<SlideInput> = {}) =>
  (await tryToCreate(name, { image: await aSentPicture(), ...fields })).data;
const update = (id: number, name: string, fields: Partial<SlideInput> = {}) =>
  call(endpoints.updateSlide, { params: { id }, body: aSlideInput(name, fields) });
const remove = (id: number) => call(endpoints.deleteSlide, { params: { id } });
const stored = async () =>
  (await app.context.db.select().from(slides).orderBy(asc(slides.position))).map(
    ({ position, active, name }) => `${position} ${name.pl}${active ? '' : ' (off)'}`,
  );

test('SLD-12, SLD-13 a slide is created, read, changed and deleted', async () => {
  await create('other');
  const alt = { pl: 'Dom', en: 'House' };
  const made = await create('a', { position: 2, imageAlt: alt });
  const { image: _, ...sent } = aSlideInput('a', { position: 2, imageAlt: alt });
  const urls = {
    imageUrl: expect.stringMatching(/^\/api\/files\/.+\/slide\.png$/),
    thumbUrl: expect.stringMatching(/^\/api\/files\/.+\/slide\.webp$/),
  };
  const times = { visibleFrom: null, visibleUntil: null };
  expect(made).toEqual({ ...sent, ...urls, ...times, id: made.id, version: 1 });
  expect((await call(endpoints.getSlide, { params: { id: made.id } })).data).toEqual(made);
  const changed = (await update(made.id, 'b', { active: false, position: 1 })).data;
  expect(changed).toMatchObject({ version: 2, name: { pl: 'b' }, imageUrl: made.imageUrl, imageAlt: alt });
  expect(await stored()).toEqual(['1 b (off)', '2 other']);
  expect((await remove(made.id)).status).toBe(200);
  expect((await call(endpoints.getSlide, { params: { id: made.id } })).codes).toEqual(['NOT_FOUND']);
  expect(await stored()).toEqual(['1 other']);
});

describe('SLD-10 a slide needs a picture', () => {
  test('a new one', async () => {
    for (const image of [null, undefined, {}, { delete: true }]) {
      const { errors } = await tryToCreate('a', { image });
      expect(errors.map(({ code, path }) => [path, code])).toContainEqual(['image', 'IMAGE_IS_REQUIRED']);
    }
  });

  test('a stored one keeps its picture until another replaces it, and cannot lose it', async () => {
    const { id, imageUrl } = await create('a');
    expect((await update(id, 'a')).data.imageUrl).toBe(imageUrl);
    const { errors } = await update(id, 'a', { image: { delete: true } });
    expect(errors).toMatchObject([{ code: 'IMAGE_IS_REQUIRED', path: 'image' }]);
    const replaced = await update(id, 'a', { image: await aSentPicture('new.png') });
    expect(replaced.data.imageUrl).toMatch(/\/new\.png$/);
  });

  test('SLD-14 which may be sent inside the data of the picture too', async () => {
    const nested = { image: { ...(await aSentPicture('nested.png')), delete: false } } as SlideInput['image'];
    const { data } = await tryToCreate('a', { image: nested });
    expect(data.imageUrl).toMatch(/\/nested\.png$/);
    const replaced = await update(data.id, 'a', {
      image: { image: await aSentPicture('again.png') } as never,
    });
    expect(replaced.data.imageUrl).toMatch(/\/again\.png$/);
    const { errors } = await update(data.id, 'a', { image: { image: { delete: true } } as never });
    expect(errors).toMatchObject([{ code: 'IMAGE_IS_REQUIRED', path: 'image' }]);
  });

  test('CON-19, PAG-12 below 10 MB and of a type of pictures', { tags: 'thorough' }, async () => {
    const large = Buffer.concat([await aPicture.png(), Buffer.alloc(10_000_000)]);
    for (const bytes of [large, Buffer.from('%PDF-1.7\n')]) {
      const image = { fileName: 'a.png', base64: bytes.toString('base64') };
      const { errors } = await tryToCreate('a', { image });
      expect(errors).toMatchObject([{ code: 'IMAGE_TYPE_OR_SIZE_WRONG', path: 'image' }]);
    }
  });
});

test('SLD-09 the label for guests is required in both languages, all other texts in one at most', async () => {
  const { errors } = await tryToCreate('a', {
    guestButtonLabel: { pl: 'Dołącz', en: ' ' },
    name: { pl: '', en: '' },
  });
  expect(errors.map(({ code, path }) => [path, code])).toEqual([
    ['name.pl', 'NAME_IS_EMPTY'],
    ['name.en', 'NAME_IS_EMPTY'],
    ['guestButtonLabel.en', 'GUEST_BUTTON_LABEL_IS_EMPTY'],
    ['image', 'IMAGE_IS_REQUIRED'],
  ]);
  expect((await create('a', { name: { pl: '', en: 'Only English' } })).name.pl).toBe('');
});

test.each([
  'javascript:alert(1)',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'https://office.example@elsewhere.example',
  'data:text/html,x',
  'join',
])('R20 a button never leads to %s', async (target) => {
  const { errors } = await tryToCreate('a', { guestButtonUrl: { pl: target, en: '' } });
  expect(errors.map(({ code, path }) => [path, code])).toContainEqual(['guestButtonUrl.pl', 'LINK_INVALID']);
});

test('R17 the content is sanitised', async () => {
  const { content } = await create('a', { content: { pl: '<p onclick="x()">Tak</p>', en: '' } });
  expect(content.pl).toBe('<p>Tak</p>');
});

interface Outcome {
  status: number;
  codes: readonly string[];
}
const removed = (id: number): Promise<Outcome> => remove(id);
const switchedOff = (id: number): Promise<Outcome> => update(id, 'x', { active: false });

describe('ERR-73 the last active slide stays', () => {
  test('it is neither deleted nor switched off', async () => {
    const { id } = await create('a');
    const off = await create('off', { active: false });
    const refused = await remove(id);
    expect([refused.status, refused.codes]).toEqual([409, ['CANT_REMOVE_LAST_ACTIVE']]);
    expect((await update(id, 'a', { active: false })).errors).toMatchObject([
      { code: 'CANT_REMOVE_LAST_ACTIVE', path: 'active' },
    ]);
    expect((await remove(off.id)).status).toBe(200);
    expect(await stored()).toEqual(['1 a']);
  });

  test.each([
    ['deleted', removed],
    ['switched off', switchedOff],
  ])('of two that are %s at once, one stays active', async (_, change) => {
    const [one, other] = [await create('a'), await create('b')];
    const answers = await runIntoLock(
      app.databaseUrl,
      ['LOCK TABLE slides IN SHARE MODE'],
      [() => change(one.id), () => change(other.id)],
    );
    expect(answers.map(({ status }) => status === 200).toSorted()).toEqual([false, true]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['CANT_REMOVE_LAST_ACTIVE']);
    expect((await stored()).filter((text) => !text.endsWith('(off)'))).toHaveLength(1);
  });

  test('of one that is deleted and one that is switched off at once, one stays active', async () => {
    const [one, other] = [await create('a'), await create('b')];
    const answers = await runIntoLock(
      app.databaseUrl,
      ['LOCK TABLE slides IN SHARE MODE'],
      [() => removed(one.id), () => switchedOff(other.id)],
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

test('I-31 the first slide has to be active', async () => {
  const image = await aSentPicture();
  expect((await tryToCreate('a', { image, active: false })).errors).toMatchObject([
    { code: 'FIRST_SLIDE_NOT_ACTIVE', path: 'active' },
  ]);
  expect(await stored()).toEqual([]);
  await create('a');
  await create('b', { active: false, position: 2 });
  expect(await stored()).toEqual(['1 a', '2 b (off)']);
});

test('home and the list say when visitors see no slide at all', async () => {
  const card = async () => (await call(getHome)).data.cards.find(({ name }) => name === 'slidesNotShown');
  const counted = async () => (await call(endpoints.countSlides)).data;
  expect([await counted(), (await card())?.rows]).toEqual([{ all: 0, shown: 0 }, 0]);
  await create('past', { visibleUntil: '2001-01-01 00:00:00' });
  const future = await create('future', { visibleFrom: '2999-01-01 00:00:00' });
  expect(await counted()).toEqual({ all: 2, shown: 0 });
  expect(await card()).toMatchObject({ rows: 2, oldest: [{ title: { pl: 'future' } }, {}] });
  await update(future.id, 'future', { visibleFrom: null });
  expect([await counted(), (await card())?.rows]).toEqual([{ all: 2, shown: 1 }, 0]);
});

test('SLD-02, SLD-03 the list has thumbnails, is searched by name, filtered and ordered', async () => {
  const moth = await create('Ćma');
  const frog = await create('Żaba', { active: false, position: 1 });
  const find = async (list: object) =>
    (await call(endpoints.listSlides, { list })).data.items.map(({ id }) => id);
  expect((await call(endpoints.listSlides, { list: {} })).data.items).toMatchObject([
    { position: 1, thumbUrl: frog.thumbUrl, active: false },
    { position: 2, thumbUrl: moth.thumbUrl, active: true },
  ]);
  expect(await find({ filters: { name: 'ćma' } })).toEqual([moth.id]);
  expect(await find({ filters: { active: false } })).toEqual([frog.id]);
  expect(await find({ order: { column: 'name', direction: 'ASC' } })).toEqual([moth.id, frog.id]);
});
