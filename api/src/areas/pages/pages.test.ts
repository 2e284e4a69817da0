import * as endpoints from '@share/contract/areas/pages/pages.endpoints.ts';
import type { PageInput } from '@share/contract/areas/pages/pages.schemas.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { runIntoLock } from '../../testing/held-lock.ts';
import { aPageInput } from '../../testing/pages.ts';
import { aSentPicture } from '../../testing/slides.ts';
import { pages } from './pages.tables.ts';

const app = appForAllTests();
const call = callerForAllTests(app, {
  can: ['admin:page:list', 'admin:page:get', 'admin:page:create', 'admin:page:edit', 'admin:page:delete'],
});
beforeEach(async () => void (await app.context.db.delete(pages)));

const tryToCreate = (fields: Partial<PageInput> = {}) =>
  call(endpoints.createPage, { body: aPageInput(fields) });
const create = async (fields: Partial<PageInput> = {}) => (await tryToCreate(fields)).data;
const update = (id: number, fields: Partial<PageInput> = {}) =>
  call(endpoints.updatePage, { params: { id }, body: aPageInput(fields) });
const refusalsOf = ({ errors }: { errors: { code: string; path: string | null }[] }) =>
  errors.map(({ code, path }) => [path, code]);

test('PAG-14, PAG-15 a page is created, read, changed and deleted', async () => {
  const sent = aPageInput({ image: await aSentPicture('house.png'), imageAlt: { pl: 'Dom', en: 'House' } });
  const { image: _, ...texts } = sent;
  const made = await create(sent);
  expect(made).toEqual({
    ...texts,
    id: made.id,
    version: 1,
    visibleFrom: null,
    visibleUntil: null,
    imageUrl: expect.stringMatching(/\/house\.png$/),
    thumbUrl: expect.stringMatching(/\/house\.webp$/),
  });
  expect((await call(endpoints.getPage, { params: { id: made.id } })).data).toEqual(made);
  const kept = (await update(made.id, { slug: sent.slug, active: false })).data;
  expect(kept).toMatchObject({ version: 2, active: false, imageUrl: made.imageUrl });
  expect((await update(made.id, { image: { delete: true } })).data.imageUrl).toBeNull();
  expect((await call(endpoints.deletePage, { params: { id: made.id } })).data).toBeNull();
  const gone = await call(endpoints.getPage, { params: { id: made.id } });
  expect([gone.status, gone.codes]).toEqual([404, ['PAGE_NOT_EXISTS']]);
});

test('title and slug are required in both languages, all other texts are not', async () => {
  const answer = await tryToCreate({ title: { pl: 'O nas', en: ' ' }, slug: { pl: '', en: 'About Us' } });
  expect(refusalsOf(answer)).toEqual([
    ['slug.pl', 'IS_REQUIRED'],
    ['slug.en', 'SLUG_INVALID'],
    ['title.en', 'IS_REQUIRED'],
  ]);
  expect((await tryToCreate({ content: { pl: '', en: '' } })).status).toBe(200);
});

test('R17 the content is sanitised', async () => {
  const { content } = await create({ content: { pl: '<p onclick="x()">Tak</p>', en: '' } });
  expect(content.pl).toBe('<p>Tak</p>');
});

test('PAG-12 a picture of a wrong type is refused at its field', async () => {
  const image = { fileName: 'a.png', base64: Buffer.from('%PDF-1.7\n').toString('base64') };
  expect(refusalsOf(await tryToCreate({ image }))).toEqual([['image', 'IMAGE_TYPE_OR_SIZE_WRONG']]);
});

describe('ERR-71 a slug', () => {
  test('of another page is refused in either language; the two of one page may be equal', async () => {
    const { id } = await create({ slug: { pl: 'o-nas', en: 'about' } });
    const refused = [
      ['slug.pl', 'PAGE_SLUG_EXIST'],
      ['slug.en', 'PAGE_SLUG_EXIST'],
    ];
    expect(refusalsOf(await tryToCreate({ slug: { pl: 'o-nas', en: 'about' } }))).toEqual(refused);
    expect(refusalsOf(await tryToCreate({ slug: { pl: 'about', en: 'o-nas' } }))).toEqual(refused);
    expect((await update(id, { slug: { pl: 'o-nas', en: 'o-nas' } })).status).toBe(200);
  });

  test.each([
    ['12', 'SLUG_IS_A_NUMBER'],
    ['slug-suggestion', 'SLUG_IS_RESERVED'],
    ['attachment-file', 'SLUG_IS_RESERVED'],
  ])('%s, which is another address, is refused with %s', async (slug, code) => {
    expect(refusalsOf(await tryToCreate({ slug: { pl: slug, en: 'x' } }))).toEqual([['slug.pl', code]]);
  });

  test('that two pages are given at once is stored for one of them', async () => {
    const creations = ['a', 'b'].map((en) => () => tryToCreate({ slug: { pl: 'wyscig', en } }));
    const answers = await runIntoLock(app.databaseUrl, ['LOCK TABLE pages IN SHARE MODE'], creations);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(answers.flatMap(refusalsOf)).toEqual([['slug.pl', 'PAGE_SLUG_EXIST']]);
  });

  test('is suggested from the title: free, and not a former one of another page', async () => {
    const suggest = async (query: Record<string, string>) =>
      (await call(endpoints.suggestPageSlug, { query })).data;
    const { id } = await create({ slug: { pl: 'o-nas', en: 'about' } });
    await update(id, { slug: { pl: 'kim-jestesmy', en: 'about' } });
    expect(await suggest({ pl: 'O nas', en: 'Slug suggestion' })).toEqual({
      pl: 'o-nas-2',
      en: 'slug-suggestion-2',
    });
    expect((await suggest({ pl: 'O nas', pageId: String(id) })).pl).toBe('o-nas');
    expect((await suggest({ pl: '2027', en: '' })).pl).toBe('strona-2027');
  });
});

test('PAG-02 the list filters and orders by its columns', async () => {
  const frog = await create({ title: { pl: 'Żaba', en: 'Frog' }, active: false });
  const moth = await create({ title: { pl: 'Ćma', en: 'Moth' }, slug: { pl: 'lampa', en: 'lamp' } });
  const find = async (list: object) =>
    (await call(endpoints.listPages, { list })).data.items.map(({ id }) => id);
  expect(await find({})).toEqual([moth.id, frog.id]);
  expect(await find({ filters: { search: 'fro' } })).toEqual([frog.id]);
  expect(await find({ filters: { search: 'lamp' } })).toEqual([moth.id]);
  expect(await find({ filters: { active: false } })).toEqual([frog.id]);
  expect(await find({ order: { column: 'title', direction: 'DESC' } })).toEqual([frog.id, moth.id]);
});

test('a page that lacks a language in one of its texts is marked, and found by that language', async () => {
  const subTitle = { pl: 'Podtytuł', en: '' };
  const picture = '<p><img src="/api/files/0/a.png"></p>';
  const inPolish = await create({ subTitle, content: { pl: '<p>Treść</p>', en: '<p>&nbsp;</p>' } });
  const inEnglish = await create({ content: { pl: '', en: picture } });
  const inBoth = await create({ content: { pl: '<p>Treść</p>', en: picture } });
  const find = async (filters: Record<string, string>) =>
    (await call(endpoints.listPages, { list: { filters } })).data.items;
  const marks = new Map((await find({})).map(({ id, gaps }) => [id, gaps]));
  expect([inPolish, inEnglish, inBoth].map(({ id }) => marks.get(id))).toEqual([
    ['missing-en'],
    ['missing-pl'],
    [],
  ]);
  expect((await find({ gap: 'missing-en' })).map(({ id }) => id)).toEqual([inPolish.id]);
  expect((await find({ gap: 'missing-pl' })).map(({ id }) => id)).toEqual([inEnglish.id]);
});
