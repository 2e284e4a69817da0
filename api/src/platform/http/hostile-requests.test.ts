import { gzipSync } from 'node:zlib';
import { createAgreement } from '@share/contract/areas/agreements/agreements.endpoints.ts';
import { uploadFile } from '@share/contract/areas/files/files.endpoints.ts';
import { createOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import { errorCodes } from '@share/contract/shared/errors.ts';
import type { InjectOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { agreements } from '../../areas/agreements/agreements.tables.ts';
import { anAgreementInput } from '../../testing/content/agreements.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { aUser, bearerOf } from '../../testing/people.ts';

const ADDRESS = `/api${createAgreement.path}`;
const ONE_MEGABYTE = 1_048_576;
const app = appForAllTests();
let authorization: string;

beforeAll(async () => {
  authorization = await bearerOf(app.context, await aUser(app.context, { isSuperAdmin: true }));
});

// Each of its letters is one byte.
const agreement = anAgreementInput({ content: { pl: '<p>Tak</p>', en: '<p>Yes</p>' } });

async function send(options: InjectOptions) {
  const headers = { authorization, ...options.headers };
  const response = await app.app.http.inject({ ...options, headers });
  const { errors = [] } = response.json<{ errors?: { code: string; path: string | null }[] }>();
  return { status: response.statusCode, codes: errors.map(({ code }) => code), headers: response.headers };
}
const post = (payload: string | Buffer, contentType = 'application/json') =>
  send({ method: 'POST', url: ADDRESS, payload, headers: { 'content-type': contentType } });
const get = (address: string) => send({ method: 'GET', url: address });

/** A valid agreement in which that JSON replaces the Polish name. */
const named = (json: string) => JSON.stringify(agreement).replace('"Zgoda"', json);
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const withField = (field: string) => JSON.stringify(agreement).replace('{', `{${field},`);
const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, 1])));

test.each<[string, string | Buffer]>([
  ['a NUL in a text', named('"a\\u0000b"')],
  ['a NUL in a key', withField('"a\\u0000b":1')],
  ['half a surrogate pair in a text', named('"\\ud800"')],
  ['half a surrogate pair in a key', withField('"\\udc00":1')],
  ['a key __proto__', withField('"__proto__":{"isSuperAdmin":true}')],
  ['a key __proto__ deep inside', withField('"a":[{"b":{"__proto__":1}}]')],
  ['too deep nesting', withField(`"a":${nested(32)}`)],
  ['nesting that would exhaust the stack', `{"a":${nested(200_000)}}`],
  ['too many keys', withField(`"a":${keys(10_001)}`)],
  ['text that is no UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
  ['no JSON', '{"active":true,'],
  ['NaN', named('NaN')],
])('R15 a body with %s is refused', async (_, body) => {
  expect(await post(body)).toMatchObject({ status: 400, codes: ['REQUEST_MALFORMED'] });
});

test('R15 a body at the limits of depth and of keys is read', async () => {
  expect((await post(withField(`"a":${nested(31)}`))).status).toBe(200);
  expect((await post(withField(`"a":${keys(9_900)}`))).status).toBe(200);
});

test('R15 a form with files may have more keys, but not any number of them', async () => {
  const badge = { text: { pl: '', en: '' }, colorText: '#000000' };
  const create = (count: number) =>
    send({
      method: 'POST',
      url: `/api${createOffer.path}`,
      payload: { badges: Array.from({ length: count }, () => badge) },
    });
  expect((await create(5_000)).codes).toContain('TOO_MANY_ITEMS');
  expect((await create(50_000)).codes).toEqual(['REQUEST_MALFORMED']);
});

test('R15 a body of one megabyte is read, one byte more is refused', async () => {
  const json = JSON.stringify(agreement);
  expect((await post(json.padEnd(ONE_MEGABYTE))).status).toBe(200);
  expect(await post(json.padEnd(ONE_MEGABYTE + 1))).toMatchObject({
    status: 413,
    codes: ['REQUEST_TOO_LARGE'],
  });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'application/jsonp', 'x'])(
  'R29 a body of type %s is not read',
  async (contentType) => {
    const answer = await post(JSON.stringify(agreement), contentType);
    expect(answer).toMatchObject({ status: 400, codes: ['REQUEST_MALFORMED'] });
  },
);

test('R15 a compressed body is not read: a small one could expand to any size', async () => {
  const headers = { 'content-encoding': 'gzip', 'content-type': 'application/json' };
  const small = gzipSync(JSON.stringify(agreement));
  const large = gzipSync(JSON.stringify({ fileName: 'a.txt', base64: 'A'.repeat(10_000_000) }));
  for (const [url, payload] of [
    [ADDRESS, small],
    [`/api${uploadFile.path}`, large],
  ] as const) {
    const answer = await send({ method: 'POST', url, payload, headers });
    expect(answer).toMatchObject({ status: 400, codes: ['REQUEST_MALFORMED'] });
  }
});

test('a multipart body is refused where no file is expected', async () => {
  const answer = await post(JSON.stringify(agreement), 'multipart/form-data; boundary=x');
  expect(answer.status).toBe(422);
});

test('JSON may name its character set', async () => {
  expect((await post(JSON.stringify(agreement), 'application/json; charset=utf-8')).status).toBe(200);
});

test.each(['', 'null', '[]', '"text"', '42', 'true'])(
  'the body %s is refused with reasons, not with an internal error',
  async (body) => {
    const { status, codes } = await post(body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(codes.length).toBeGreaterThan(0);
  },
);

test('texts are stored as they are, whatever they mean elsewhere', async () => {
  const text = `'; DROP TABLE agreements; -- \${1} {{x}} %s 👩‍💻 \\`;
  const { status } = await post(JSON.stringify({ ...agreement, name: { pl: text, en: text } }));
  expect(status).toBe(200);
  const stored = await app.context.db.select().from(agreements);
  expect(stored.at(-1)?.name).toEqual({ pl: text, en: text });
});

test.each([
  '/api/admin/agreement/%00',
  '/api/admin/agreement/0',
  '/api/admin/agreement/-1',
  '/api/admin/agreement/1e3',
  '/api/admin/agreement/01',
  '/api/admin/agreement/2147483648',
  '/api/admin/agreement/99999999999999999999',
  '/api/admin/agreement/1%20OR%201=1',
  '/api/admin/offer/%00',
  '/api/admin/offer/%ED%A0%80',
  `/api/admin/offer/${'a'.repeat(400)}`,
  `/api/admin/offer/${'a'.repeat(600)}`,
  '/api/admin/offer/..%2f..%2fetc%2fpasswd',
  '/api/admin/agreement/%E0%A4%A',
  '/api/admin/offer?filters%5Btitle%5D%5Bvalue%5D=%00',
  '/api/no-such-thing',
])('%s: refused in the envelope, never an internal error', async (address) => {
  const { status, codes } = await get(address);
  expect([400, 404]).toContain(status);
  expect(codes).toHaveLength(1);
  expect(errorCodes).toContain(codes[0]);
});

test.each(['%ED%A0%80', '%FF', '%', '%zz'])(
  'a search for bytes that are no text (%s) causes no internal error',
  async (bytes) => {
    const { status } = await get(`/api/admin/offer?filters%5Btitle%5D%5Bvalue%5D=${bytes}`);
    expect(status).toBeLessThan(500);
  },
);
