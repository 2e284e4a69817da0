import * as endpoints from '@share/contract/areas/static-content/static-content.endpoints.ts';
import type { StaticElementInput } from '@share/contract/areas/static-content/static-content.schemas.ts';
import { placeOf } from '@share/contract/areas/static-content/static-places.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { staticContents } from './static-content.tables.ts';

const app = appForAllTests();
const call = callerForAllTests(app, {
  email: 'redaktor@example.com',
  can: ['admin:static-content:list', 'admin:static-content:get', 'admin:static-content:edit'],
});

const rows = () => app.context.db.select().from(staticContents);
async function idOf(key: string): Promise<number> {
  const [found] = await app.context.db.select().from(staticContents).where(eq(staticContents.key, key));
  if (!found) throw new Error(`${key} is missing`);
  return found.id;
}
const list = async (key?: string) => {
  const query: Record<string, string> = key === undefined ? {} : { parentId: String(await idOf(key)) };
  return call(endpoints.listStaticContent, { query });
};
const read = async (key: string) =>
  (await call(endpoints.getStaticElement, { params: { elementId: await idOf(key) } })).data;
const update = async (key: string, body: StaticElementInput, ifMatch?: number) =>
  call(endpoints.updateStaticElement, {
    params: { elementId: await idOf(key) },
    body,
    ...(ifMatch === undefined ? {} : { ifMatch }),
  });
const onSite = async () => (await app.asVisitor(endpoints.getPublicStaticContent)).data;

/** A PNG of one pixel. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

test('STA-05 every area is there from the start, with names and texts in both languages', async () => {
  const { data } = await list();
  expect(data.children.map(({ key }) => key)).toEqual([
    'home',
    'about-us',
    'contact',
    'who-we-are',
    'our-values',
    'featured-blocks',
    'faq',
    'footer',
    'sign-in',
    'badges',
    'investment-flow',
    'order-statuses',
    'documents-review',
    'cookies',
    'map',
    'employees',
  ]);
  for (const { name, type, content } of await rows()) {
    expect([name.pl, name.en]).not.toContain('');
    const isText = type === 'text' || type === 'richText';
    expect([name.pl, content.pl !== '', content.en !== '']).toEqual([name.pl, isText, isText]);
  }
});

test('STA-01, STA-02, STA-10 a collection shows its collections first, then its elements, and the way to it', async () => {
  const values = (await list('our-values')).data;
  expect(values.children.map(({ key, type }) => [key, type])).toEqual([
    ['our-values.1', 'collection'],
    ['our-values.2', 'collection'],
    ['our-values.3', 'collection'],
    ['our-values.title', 'text'],
  ]);
  const photo = await read('employees.4.photo');
  expect(photo.breadcrumbs).toEqual([
    { id: await idOf('employees'), name: { pl: 'Pracownicy', en: 'Employees' } },
    { id: await idOf('employees.4'), name: { pl: 'Pracownik 4', en: 'Employee 4' } },
  ]);
  expect((await list('home.title')).status).toBe(404);
  expect((await call(endpoints.listStaticContent, { query: { parentId: '999999' } })).status).toBe(404);
});

test('STA-11 a text is stored as it is, a formatted text is sanitised', async () => {
  const plain = { pl: 'Udziały < 100 & więcej', en: 'Shares <b>' };
  expect((await update('home.title', { content: plain })).data).toMatchObject({ content: plain, version: 2 });
  const rich = await update('faq.content', {
    content: { pl: '<p onclick="x()">Tak</p><script>x()</script>', en: '<table><tr><td>a</td></tr></table>' },
  });
  expect(rich.data.content).toEqual({ pl: '<p>Tak</p>', en: 'a' });
  const tooLong = await update('home.title', { content: { pl: 'x'.repeat(2_001), en: '' } });
  expect(tooLong.errors).toMatchObject([{ code: 'VALUE_TOO_LONG', path: 'content.pl' }]);
  expect((await update('home.subtitle', { alt: { pl: 'x', en: 'x' } })).data.alt).toEqual({ pl: '', en: '' });
});

test('STA-08 a picture is uploaded with its alternative text, shown on the site and removed', async () => {
  const alt = { pl: 'Kamienica', en: '' };
  const saved = await update('home.background', { alt, image: { fileName: 'a.png', base64: DOT } });
  expect(saved.data).toMatchObject({ alt, imageUrl: expect.stringMatching(/^\/api\/files\//) });
  const shown = (await onSite()).find(({ key }) => key === 'home.background');
  expect(shown).toMatchObject({ imageUrl: saved.data.imageUrl, alt: { pl: 'Kamienica', en: 'Kamienica' } });
  expect((await update('home.background', { alt })).data.imageUrl).toBe(saved.data.imageUrl);
  expect((await update('home.background', { image: { delete: true } })).data).toMatchObject({
    imageUrl: null,
    alt,
  });
  const broken = await update('home.background', { image: { fileName: 'a.png', base64: 'AAAA' } });
  expect(broken.errors).toMatchObject([{ path: 'image' }]);
});

test('R7 a change that is based on an older version is refused; collections cannot be changed', async () => {
  const { version, content } = await read('cookies.title');
  expect((await update('cookies.title', { content }, version)).status).toBe(200);
  expect((await update('cookies.title', { content }, version)).codes).toEqual(['CHANGED_MEANWHILE']);
  expect((await update('cookies', { content })).codes).toEqual(['NOT_FOUND']);
});

test('STA-04 the three elements of the map are changed together, and each of them only to what a map can show', async () => {
  const { data: map } = await call(endpoints.getStaticMap);
  expect(map).toEqual({ latitude: 50.061947, longitude: 19.936856, zoom: 16, version: 3 });
  const body = { latitude: 54.348812345, longitude: -18.5, zoom: 17 as const };
  const moved = await call(endpoints.updateStaticMap, { body, ifMatch: 3 });
  expect(moved.data).toEqual({ latitude: 54.348812, longitude: -18.5, zoom: 17, version: 6 });
  expect((await read('map.latitude')).content).toEqual({ pl: '54.348812', en: '54.348812' });
  expect((await call(endpoints.updateStaticMap, { body, ifMatch: 3 })).codes).toEqual(['CHANGED_MEANWHILE']);
  const wrong = async (key: string, text: string) =>
    (await update(key, { content: { pl: text, en: text } })).errors.map(({ code, path }) => [code, path]);
  for (const [key, text] of [
    ['map.latitude', '91'],
    ['map.longitude', '19,9'],
    ['map.zoom', '14'],
    ['map.zoom', ''],
  ] as const)
    expect(await wrong(key, text)).toEqual([
      ['VALUE_INVALID', 'content.pl'],
      ['VALUE_INVALID', 'content.en'],
    ]);
  const twoPlaces = await update('map.zoom', { content: { pl: '16', en: '17' } });
  expect(twoPlaces.errors).toMatchObject([{ code: 'VALUE_INVALID', path: 'content.en' }]);
});

test('the public site gets every element by its key, where a language is missing in the other one', async () => {
  await update('footer.copyright', { content: { pl: 'Prawa zastrzeżone', en: ' ' } });
  await update('footer.risk', { content: { pl: '<p></p>', en: '<p>Risk</p>' } });
  const elements = await onSite();
  const byKey = new Map(elements.map((element) => [element.key, element]));
  expect(byKey.get('footer.copyright')?.content).toEqual({
    pl: 'Prawa zastrzeżone',
    en: 'Prawa zastrzeżone',
  });
  expect(byKey.get('footer.risk')?.content.pl).toBe('<p>Risk</p>');
  expect([...byKey.keys()]).toEqual(
    expect.arrayContaining(['map.zoom', 'employees.1.photo', 'cookies.accept']),
  );
  expect(elements.every(({ type }) => type !== ('collection' as string))).toBe(true);
});

test('a cache that has the present static content gets no second copy, and a change at once', async () => {
  const ask = (etag?: unknown) =>
    app.app.http.inject({
      url: '/api/static-content',
      ...(etag === undefined ? {} : { headers: { 'if-none-match': String(etag) } }),
    });
  const { etag } = (await ask()).headers;
  const again = await ask(etag);
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await update('contact.phone', { content: { pl: '+48 12 111 11 11', en: '' } });
  expect((await ask(etag)).statusCode).toBe(200);
});

test('every collection and element has words for its place on the site', async () => {
  const stored = await app.context.db.select().from(staticContents);
  const words = stored.map(({ key }) => [key, placeOf(key)?.pl, placeOf(key)?.en]);
  expect(words.filter(([, pl, en]) => !pl || !en)).toEqual([]);
  expect(placeOf('home.title')).toEqual(placeOf('home'));
  expect(placeOf('home.background')).not.toEqual(placeOf('home'));
});

test('the elements with a gap come from the whole tree, each with the way to it', async () => {
  const [{ children }] = [(await list('contact')).data];
  const element = children.find(({ type }) => type === 'text');
  await update(element?.key ?? '', { content: { pl: 'Tylko po polsku', en: '' } });
  const { data } = await call(endpoints.listStaticContent, { query: { gap: 'missing-en' } });
  const found = data.children.find(({ id }) => id === element?.id);
  expect(found?.breadcrumbs).toMatchObject([{ id: await idOf('contact') }]);
});
