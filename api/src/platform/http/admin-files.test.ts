import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appForAllTests } from '../../testing/for-all-tests.ts';

const app = appForAllTests();
const get = (url: string) => app.app.http.inject({ url });

test('the back office is served during an outage of the database, which it reports itself', async () => {
  await app.context.db.execute(sql`ALTER TABLE site_settings RENAME TO site_settings_gone`);
  const { statusCode, headers } = await get('/orders').finally(() =>
    app.context.db.execute(sql`ALTER TABLE site_settings_gone RENAME TO site_settings`),
  );
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
});

test('of scripts inside the page only the one that it was built with may run', async () => {
  const { body, headers } = await get('/login');
  const source = await readFile(join(import.meta.dirname, '../../../../admin/before-start.js'), 'utf8');
  // The build inserts the list of the screens' files here.
  const [before = '', after = ''] = source.split(/\[\s*\/\* the files of the screens \*\/\s*\]/);
  const [[, script = ''] = [], ...further] = body.matchAll(/<script>([\s\S]*?)<\/script>/g);
  expect([script.startsWith(before), script.endsWith(after), further]).toEqual([true, true, []]);
  const hash = createHash('sha256').update(script).digest('base64');
  expect(String(headers['content-security-policy'])).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test('an address without a file is a screen, which may load only tiles and videos from other sites', async () => {
  const { statusCode, headers } = await get('/orders/12');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(String(headers['content-security-policy']).match(/https?:[^\s;]+/g)).toEqual([
    'https://tile.openstreetmap.org',
    'https://www.youtube-nocookie.com',
  ]);
  expect((await get('/assets/gone.js')).statusCode).toBe(404);
  expect((await get('/api/gone')).statusCode).toBe(404);
});
