import { searchStaticContent } from '@share/contract/areas/static-content/static-content.endpoints.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, { can: ['admin:static-content:list'] });

const search = (text: string) => staff(searchStaticContent, { query: { text } });
const found = async (text: string) => (await search(text)).data.items.map(({ key }) => key);
const write = (key: string, pl: string, en = '') =>
  app.context.db.execute(
    sql`UPDATE static_contents SET content = ${JSON.stringify({ pl, en })}::jsonb WHERE key = ${key}`,
  );

test('names, texts, alternative texts and keys of both languages are searched in the whole tree', async () => {
  expect(await found('Główna księgowa')).toEqual([]);
  await write('employees.2.position', 'Główna księgowa', 'Chief accountant');
  await app.context.db.execute(
    sql`UPDATE static_contents SET alt = '{"pl":"Jan przy biurku","en":""}' WHERE key = 'employees.2.photo'`,
  );
  expect(await found('GŁÓWNA KSIĘG')).toEqual(['employees.2.position']);
  expect(await found('accountant')).toEqual(['employees.2.position']);
  expect(await found('przy biurku')).toEqual(['employees.2.photo']);
  expect(await found('employees.2')).toEqual(expect.arrayContaining(['employees.2', 'employees.2.name']));
  expect(await found('Cookies popup')).toEqual(['cookies']);
});

test('each result comes with its path, in the order of the tree', async () => {
  const { items, hasMore } = (await search('photo')).data;
  expect(items.map(({ key }) => key)).toEqual([1, 2, 3, 4].map((at) => `employees.${at}.photo`));
  expect(items[1]?.breadcrumbs.map(({ name }) => name.en)).toEqual(['Employees', 'Employee 2']);
  expect(hasMore).toBe(false);
});

test('formatted texts are searched as they are read, not as they are marked up', async () => {
  await write('footer.risk', '<p>Ryzy<strong>ko</strong> &amp; zysk</p><p>Dalej</p>', '<p>Risk</p>');
  expect(await found('ryzyko & zysk')).toEqual(['footer.risk']);
  expect(await found('zysk dalej')).toEqual(['footer.risk']);
  expect(await found('<p>')).toEqual([]);
  expect(await found('strong')).toEqual([]);
});

test.each(['%%', '__', '100%', 'a_b', '\\\\', "'; DROP"])('%s stands for itself', async (text) => {
  expect(await found(text)).toEqual([]);
  await write('contact.phone', `przed ${text} po`);
  expect(await found(text)).toEqual(['contact.phone']);
  await write('contact.phone', '+48');
});

test('the search needs two characters and its permission', async () => {
  expect((await search(' a ')).codes).toEqual(['SEARCH_TOO_SHORT']);
  const stranger = await app.as({ can: ['admin:faq:list'] });
  expect((await stranger(searchStaticContent, { query: { text: 'home' } })).status).toBe(403);
});
