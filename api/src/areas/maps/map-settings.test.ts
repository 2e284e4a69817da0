import { getMapSettings } from '@share/contract/areas/maps/maps.endpoints.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aTestApp } from '../../testing/test-app.ts';

async function settingsWith(googleMapsId: string | null, variables: Record<string, string> = {}) {
  const app = await aTestApp(variables);
  await app.context.db.execute(sql`UPDATE site_settings SET google_maps_id = ${googleMapsId}`);
  // Stands in for a page of the back office, so that this test does not need a built admin.
  app.app.http.get('/a-screen', (_request, reply) => reply.type('text/html').send('<!doctype html>'));
  const call = await app.as({ can: ['admin:offer:get'] });
  const { data } = await call(getMapSettings);
  const page = await app.app.http.inject({ method: 'GET', url: '/a-screen' });
  const other = await app.app.http.inject({ method: 'GET', url: '/api/status' });
  await app.close();
  return {
    settings: data,
    page: read(page.headers['content-security-policy']),
    referrer: page.headers['referrer-policy'],
    other: read(other.headers['content-security-policy']),
  };
}

/** The hash of the script that is written in the page itself. */
const SCRIPT_OF_PAGE = expect.stringMatching(/^'sha256-[\w+/]{43}='$/);
const read = (policy: unknown): Record<string, string[]> =>
  Object.fromEntries(
    String(policy)
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.trim().split(' ');
        return [name, sources];
      }),
  );

test('ELM-44 without a Google Maps id the page may load tiles, from their configured address only', async () => {
  const { settings, page, referrer, other } = await settingsWith(null, {
    MAP_TILES_URL: 'https://tiles.example.com/a/{z}/{x}/{y}.png',
  });
  expect(settings).toEqual({
    googleMapsId: null,
    tilesUrl: 'https://tiles.example.com/a/{z}/{x}/{y}.png',
    tilesAttribution: expect.stringContaining('OpenStreetMap'),
  });
  expect(page).toEqual({
    ...other,
    'script-src': ["'self'", SCRIPT_OF_PAGE],
    'img-src': ["'self'", 'data:', 'blob:', 'https://tiles.example.com'],
    'frame-src': ["'self'", 'https://www.youtube-nocookie.com'],
  });
  expect(referrer).toBe('strict-origin');
  expect(other['script-src']).toEqual(["'self'"]);
  expect(other['img-src']).toEqual(["'self'", 'data:', 'blob:']);
});

test('ELM-44 with a Google Maps id the pages, and no other answers, may load Google’s script', async () => {
  const { settings, page, other } = await settingsWith('an-id');
  expect(settings).toMatchObject({ googleMapsId: 'an-id' });
  const google = ['https://*.googleapis.com', 'https://*.gstatic.com'];
  expect(page['script-src']).toEqual([
    "'self'",
    SCRIPT_OF_PAGE,
    'https://maps.googleapis.com',
    'https://*.gstatic.com',
  ]);
  for (const name of ['connect-src', 'img-src']) expect(page[name]).toEqual(expect.arrayContaining(google));
  expect(page['font-src']).toContain('https://fonts.gstatic.com');
  expect(page['style-src']).toContain('https://fonts.googleapis.com');
  expect(page['object-src']).toEqual(["'none'"]);
  expect(other['script-src']).toEqual(["'self'"]);
});
