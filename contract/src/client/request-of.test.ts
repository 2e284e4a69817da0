import { expect, test } from 'vitest';
import { createSeries, getSeries, listSeries, updateSeries } from '../areas/series/series.endpoints.ts';
import { issueToken } from '../areas/sessions/sessions.endpoints.ts';
import { checkPermissions } from '../areas/shell/shell.endpoints.ts';
import { defaultListState } from '../shared/lists/list.ts';
import { requestOf, type Target } from './request-of.ts';

const target: Target = { address: '/api', language: 'pl' };

test('an id is written into the path', () => {
  expect(requestOf(target, getSeries, { params: { id: '7' } }).url).toBe('/api/admin/share/series/7');
});

test('a missing id is a programming error and sends no request', () => {
  expect(() => requestOf(target, getSeries, {})).toThrow(':id');
});

test('LST-01 to LST-03 the state of a list is its query', () => {
  const state = { ...defaultListState(listSeries.list), filters: { name: 'Łódź' }, pageNumber: 2 };
  const { url } = requestOf(target, listSeries, { list: state });
  expect(decodeURIComponent(url)).toBe(
    '/api/admin/share/series?filters[name][value]=Łódź&pagination[pageNumber]=2',
  );
});

test('ACL-04 several values of one name are repeated', () => {
  const { url } = requestOf(target, checkPermissions, {
    query: { 'permissions[]': ['admin:offer:list', 'admin:offer:get'] },
  });
  expect(decodeURIComponent(url)).toContain('?permissions[]=admin:offer:list&permissions[]=admin:offer:get');
});

test('HTP-02 content type, language, version and repetition key are headers', () => {
  const update = requestOf(target, updateSeries, { params: { id: '7' }, body: {} as never, ifMatch: 3 });
  expect(update.headers).toMatchObject({
    'Content-Type': 'application/json',
    'Content-Language': 'pl',
    'If-Match': '"3"',
  });
  expect(requestOf(target, createSeries, { body: {} as never }).headers['Idempotency-Key']).toMatch(
    /^[\da-f-]{36}$/,
  );
  expect(
    requestOf(target, createSeries, { body: {} as never, idempotencyKey: 'same' }).headers['Idempotency-Key'],
  ).toBe('same');
  expect(requestOf(target, issueToken, { body: {} as never }).headers).not.toHaveProperty('Idempotency-Key');
});
