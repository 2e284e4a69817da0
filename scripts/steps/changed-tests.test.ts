/** @module-tag essential */
import { expect, it } from 'vitest';
import { browserTestsOf, serverTestsOf } from './changed-tests.mjs';

it('a change in an area selects the tests of its requests and of its screens', () => {
  const files = ['contract/src/areas/orders/orders.schemas.ts', 'admin/src/areas/faq/faq-list.tsx'];
  expect(serverTestsOf(files)).toEqual(['api/src/areas/orders/', 'api/src/areas/faq/']);
  expect(browserTestsOf(files)).toEqual(
    expect.arrayContaining(['admin/browser-tests/orders.test.ts', 'admin/browser-tests/faq.test.ts']),
  );
  expect(browserTestsOf(files)).not.toContain('admin/browser-tests/offers.test.ts');
});

it('a change in the platform selects its own tests, and a changed test itself', () => {
  expect(serverTestsOf(['api/src/platform/mail/outbox.ts', 'api/src/endpoints.test.ts'])).toEqual([
    'api/src/platform/mail/',
    'api/src/endpoints.test.ts',
  ]);
  expect(browserTestsOf(['admin/browser-tests/find.test.ts'])).toEqual(['admin/browser-tests/find.test.ts']);
});

it('a folder that is gone selects nothing', () => {
  expect(serverTestsOf(['api/src/areas/no-such-area/list.ts'])).toEqual([]);
});
