import { expect, test } from 'vitest';
import { allEndpoints } from '../endpoints.ts';
import { errorCodes, errorTexts, isErrorCode } from './errors.ts';
import { permissionDescriptions, permissionKeys, permissionsByClientName } from './permissions.ts';

test('every error code has a text in both languages', () => {
  for (const code of errorCodes) {
    expect(errorTexts[code].pl, code).not.toBe('');
    expect(errorTexts[code].en, code).not.toBe('');
    expect(errorTexts[code].pl, code).not.toBe(errorTexts[code].en);
  }
});

test('KEY-01 every permission has the form admin:{area}:{action} and is described in both languages', () => {
  for (const key of permissionKeys) {
    expect(key).toMatch(/^admin:[a-z-]+:[a-z-]+$/);
    expect(permissionDescriptions[key].pl).not.toBe('');
    expect(permissionDescriptions[key].en).not.toBe('');
  }
  expect(permissionKeys).toHaveLength(81);
});

test('ACL-02 no two client names mean the same permission', () => {
  const keys = Object.values(permissionsByClientName);
  expect(new Set(keys).size).toBe(keys.length);
});

test('no two endpoints share a method and a path', () => {
  const addresses = allEndpoints.flatMap(({ endpoint }) =>
    [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => `${endpoint.method} ${path}`),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('endpoints refuse with codes of the catalogue only', () => {
  for (const { endpoint } of allEndpoints)
    for (const code of endpoint.errors) expect(isErrorCode(code)).toBe(true);
});
