import { expect, test } from 'vitest';
import { appForAllTests } from '../../testing/for-all-tests.ts';

const site = 'https://www.example.com';
const open = appForAllTests({ CORS_ORIGINS: `${site}, https://other.example.com` });
const closed = appForAllTests();

/** The preflight request that a browser sends before a page of that origin may call the API. */
const preflight = (app: typeof open, origin: string, method: string) =>
  app.app.http.inject({
    method: 'OPTIONS',
    url: '/api/admin/share/series/1',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers':
        'authorization,content-type,if-match,idempotency-key,content-language',
    },
  });

test.each(['GET', 'POST', 'PUT', 'DELETE'])('R29 a page of a listed origin may send %s', async (method) => {
  const { headers, statusCode } = await preflight(open, site, method);
  expect(statusCode).toBe(204);
  expect(headers['access-control-allow-origin']).toBe(site);
  expect(String(headers['access-control-allow-methods']).split(', ')).toContain(method);
  expect(headers['access-control-allow-headers']).toContain('if-match');
  expect(headers['access-control-allow-credentials']).toBeUndefined();
});

test('R29 a page of a listed origin may read the headers of an answer', async () => {
  const { headers } = await open.app.http.inject({ url: '/api/status', headers: { origin: site } });
  expect(headers['access-control-allow-origin']).toBe(site);
  expect(headers['access-control-expose-headers']).toBe(
    'content-disposition, etag, x-request-id, retry-after',
  );
});

test.each([
  [open, 'https://www.example.com.evil.example'],
  [open, 'null'],
  [closed, site],
] as const)('R29 pages of other origins may not', async (app, origin) => {
  const { headers } = await preflight(app, origin, 'GET');
  expect(headers['access-control-allow-origin']).toBeUndefined();
});
