import { gunzipSync } from 'node:zlib';
import { allEndpoints } from '@share/contract/endpoints.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { appForAllTests } from '../../../testing/for-all-tests.ts';

const app = appForAllTests({ PUBLIC_URL: 'https://office.example.com' });

interface Operation {
  operationId: string;
  security: object[];
  parameters: { name: string; in: string }[];
  responses: Record<string, { content: object }>;
}
interface Reference {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
}

const get = (url: string) => app.app.http.inject({ url });
const reference = async () => (await get('/api/docs/json')).json<Reference>();
const headersOf = ({ parameters }: Operation) =>
  parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);

test('the reference describes every endpoint of the contract once, at the address of this installation', async () => {
  const { openapi, servers, paths } = await reference();
  expect([openapi, servers]).toEqual(['3.0.3', [{ url: 'https://office.example.com/api' }]]);
  const described = Object.values(paths).flatMap((path) => Object.values(path));
  expect(described).toHaveLength(allEndpoints.length);
  const names = described.map(({ operationId }) => operationId);
  expect(new Set(names).size, 'client generators need unique names').toBe(names.length);
});

test('it describes the headers of a call, who may call, and the form of a refusal', async () => {
  const { paths } = await reference();
  const update = paths['/admin/share/series/{id}']?.put as Operation;
  expect(headersOf(update)).toEqual(['Content-Language', 'If-Match']);
  expect(update.security).toEqual([{ bearer: [] }]);
  expect(update.responses.default?.content).toMatchObject({
    'application/json': {
      schema: { properties: { errors: { items: { required: ['code', 'path', 'message'] } } } },
    },
  });
  const token = paths['/token']?.post as Operation;
  expect(headersOf(token)).toEqual(['Content-Language', 'Idempotency-Key']);
  expect(token.security).toEqual([]);
  const file = paths['/admin/user/{id}/personal-data']?.post as Operation;
  expect(headersOf(file)).toEqual(['Content-Language']);
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
