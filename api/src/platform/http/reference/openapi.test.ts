import { gunzipSync } from 'node:zlib';
import { allEndpoints } from '@share/contract/endpoints.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { appForAllTests } from '../../../testing/for-all-tests.ts';

const app = appForAllTests({ PUBLIC_URL: 'https://office.example.com' });

interface Operation {
  operationId: string;
  tags: string[];
  security: object[];
  parameters: { name: string; in: string; schema: object }[];
  requestBody: { content: object };
  responses: Record<string, { content: object }>;
}
interface Reference {
  openapi: string;
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

const get = (url: string) => app.app.http.inject({ url });
const reference = async (url = '/api/docs/json') => (await get(url)).json<Reference>();
const operationsOf = ({ paths }: Reference) => Object.values(paths).flatMap((path) => Object.values(path));
const schemasIn = (part: unknown) =>
  [...JSON.stringify(part).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, id]) => id);
const headersOf = ({ parameters }: Operation) =>
  parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);

test('the reference describes every endpoint of the contract once, at the address of this installation', async () => {
  const { openapi, servers, ...rest } = await reference();
  expect([openapi, servers]).toEqual(['3.1.0', [{ url: 'https://office.example.com/api' }]]);
  const described = operationsOf({ openapi, servers, ...rest });
  expect(described).toHaveLength(allEndpoints.length);
  const names = described.map(({ operationId }) => operationId);
  expect(new Set(names).size, 'client generators need unique names').toBe(names.length);
});

test('it describes the headers of a call, who may call, and the form of a refusal', async () => {
  const { paths, components } = await reference();
  const update = paths['/admin/share/series/{id}']?.put as Operation;
  expect(headersOf(update)).toEqual(['Content-Language', 'If-Match']);
  expect(update.security).toEqual([{ bearer: [] }]);
  expect(schemasIn(update.responses.default)).toEqual(['Refusal']);
  expect(components.schemas.Reason).toMatchObject({ required: ['code', 'path', 'message'] });
  const token = paths['/token']?.post as Operation;
  expect(headersOf(token)).toEqual(['Content-Language', 'Idempotency-Key']);
  expect(token.security).toEqual([]);
  const file = paths['/admin/user/{id}/personal-data']?.post as Operation;
  expect(headersOf(file)).toEqual(['Content-Language']);
});

describe('generated clients get types', () => {
  test('that have names, and each is described', async () => {
    const document = await reference();
    const mentioned = new Set(schemasIn(document));
    expect([...mentioned].toSorted()).toEqual(Object.keys(document.components.schemas).toSorted());
    const { put, get: read } = document.paths['/admin/share/series/{id}'] ?? {};
    expect(schemasIn(put?.requestBody)).toEqual(['CreateSeriesBody']);
    expect(schemasIn(put?.responses['200'])).toEqual(schemasIn(read?.responses['200']));
    expect(schemasIn(document.components.schemas.SectionInput)).toEqual(['ElementInput']);
  });

  test('of ids, pages, orders, days and choices', async () => {
    const { paths } = await reference();
    const schemaOf = (path: string, name: string) =>
      paths[path]?.get?.parameters.find((one) => one.name === name)?.schema;
    expect(schemaOf('/admin/share/series/{id}', 'id')).toMatchObject({ type: 'integer', minimum: 1 });
    expect(schemaOf('/admin/order', 'pagination[pageSize]')).toMatchObject({ type: 'integer', maximum: 100 });
    expect(schemaOf('/admin/order', 'order[field][column]')).toMatchObject({
      enum: expect.arrayContaining(['date']),
    });
    expect(schemaOf('/admin/order', 'filters[date][from]')).toEqual({ type: 'string', format: 'date' });
    expect(schemaOf('/admin/order', 'filters[status][value]')).toEqual({
      type: 'string',
      enum: ['new', 'paid', 'completed', 'rejected'],
    });
  });

  test('of the refusals of each status, with their codes', async () => {
    const { paths } = await reference();
    const responses = paths['/admin/share/series/{id}']?.delete?.responses;
    expect(Object.keys(responses ?? {})).toEqual(['200', '404', '409', '422', 'default']);
    expect(JSON.stringify(responses?.['409'])).toContain('"enum":["CANT_DELETE_SERIES"]');
  });
});

test('no two paths are the same but for the name of a parameter, and every tag is listed', async () => {
  const document = await reference();
  const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(new Set(shapes).size).toBe(shapes.length);
  const tags = document.tags.map(({ name }) => name);
  for (const { tags: own } of operationsOf(document)) expect(tags).toEqual(expect.arrayContaining(own));
});

test('the calls of the public site have a document of their own', async () => {
  const site = await reference('/api/docs/site/json');
  const ids = operationsOf(site).map(({ operationId }) => operationId);
  expect(ids).toEqual(expect.arrayContaining(['issueToken', 'listPublicOffers', 'placeOwnOrder']));
  expect(Object.keys(site.paths).filter((path) => path.startsWith('/admin'))).toEqual([]);
  expect(schemasIn(site).length).toBeGreaterThan(0);
  const mentioned = new Set(schemasIn(site));
  expect([...mentioned].toSorted()).toEqual(Object.keys(site.components.schemas).toSorted());
});

test('its page is served with a policy that allows nothing from other sites', async () => {
  const page = await get('/api/docs/');
  expect(page.statusCode).toBe(200);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self'/);
  expect(policy).not.toMatch(/https?:|\*/);
});

test('it is serialised and compressed once, not for each request', async () => {
  const write = vi.spyOn(JSON, 'stringify');
  onTestFinished(() => void write.mockRestore());
  const plain = await get('/api/docs/json');
  const zipped = await app.app.http.inject({
    url: '/api/docs/json',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true);
  const isReference = ([value]: unknown[]) =>
    typeof value === 'object' && value !== null && 'openapi' in value;
  expect(write.mock.calls.filter(isReference)).toEqual([]);
});

test('it is not compressed for callers who accept another compression only, because that would delay all other requests', async () => {
  const answer = await app.app.http.inject({ url: '/api/docs/json', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers['content-encoding']).toBeUndefined();
});
