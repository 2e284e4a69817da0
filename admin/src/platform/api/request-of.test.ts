import {
  createSeries,
  getSeries,
  listSeries,
  updateSeries,
} from '@share/contract/areas/series/series.endpoints.ts';
import { issueToken } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { checkPermissions } from '@share/contract/areas/shell/shell.endpoints.ts';
import { defaultListState } from '@share/contract/shared/lists/list.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { requestOf } from './request-of.ts';

beforeAll(() => {
  vi.stubGlobal('document', { querySelector: () => null });
});
afterAll(() => void vi.unstubAllGlobals());

test('an id is written into the path', () => {
  expect(requestOf(getSeries, { params: { id: '7' } }).url).toBe('/api/admin/share/series/7');
});

test('a missing id is a programming error and sends no request', () => {
  expect(() => requestOf(getSeries, {})).toThrow(':id');
});

test('LST-01 to LST-03 the state of a list is its query', () => {
  const state = { ...defaultListState(listSeries.list), filters: { name: 'Łódź' }, pageNumber: 2 };
  const { url } = requestOf(listSeries, { list: state });
  expect(decodeURIComponent(url)).toBe(
    '/api/admin/share/series?filters[name][value]=Łódź&pagination[pageNumber]=2',
  );
});

test('ACL-04 several values of one name are repeated', () => {
  const { url } = requestOf(checkPermissions, {
    query: { 'permissions[]': ['admin:offer:list', 'admin:offer:get'] },
  });
  expect(decodeURIComponent(url)).toContain('?permissions[]=admin:offer:list&permissions[]=admin:offer:get');
});

test('HTP-02 content type, language, version and repetition key are headers', () => {
  const update = requestOf(updateSeries, { params: { id: '7' }, body: {} as never, ifMatch: 3 });
  expect(update.headers).toMatchObject({
    'Content-Type': 'application/json',
    'Content-Language': 'pl',
    'If-Match': '"3"',
  });
  expect(requestOf(createSeries, { body: {} as never }).headers['Idempotency-Key']).toMatch(/^[\da-f-]{36}$/);
  expect(
    requestOf(createSeries, { body: {} as never, idempotencyKey: 'same' }).headers['Idempotency-Key'],
  ).toBe('same');
  expect(requestOf(issueToken, { body: {} as never }).headers).not.toHaveProperty('Idempotency-Key');
});
