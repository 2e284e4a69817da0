import { expect, test } from 'vitest';
import { appForAllTests } from '../../../testing/for-all-tests.ts';

const byDefault = appForAllTests();
const behindProxy = appForAllTests({
  TRUSTED_PROXIES: '10.0.0.1,127.0.0.1',
  INTERNAL_NETWORKS: '192.168.7.0/24',
});
const addresses = ['/api/metrics', '/api/docs/', '/api/docs/json'];
const stranger = '203.0.113.9';

const statusOf = async (url: string, remoteAddress: string, headers = {}, { app } = byDefault) =>
  (await app.http.inject({ url, remoteAddress, headers })).statusCode;

test.each(addresses)('%s is open to this machine only, unless networks are named', async (url) => {
  expect(await statusOf(url, '127.0.0.1')).toBe(200);
  expect(await statusOf(url, '::1')).toBe(200);
  expect(await statusOf(url, stranger)).toBe(403);
  expect(await statusOf(url, '192.168.7.1')).toBe(403);
});

test.each(addresses)('%s is not open to everybody behind a proxy on this machine', async (url) => {
  expect(await statusOf(url, '127.0.0.1', { 'x-forwarded-for': stranger })).toBe(403);
  expect(await statusOf(url, '127.0.0.1', { forwarded: `for=${stranger}` })).toBe(403);
});

test.each(addresses)(
  '%s is open to the networks that are named, also through a trusted proxy',
  async (url) => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    expect(await statusOf(url, '10.0.0.1', from('192.168.7.20'), behindProxy)).toBe(200);
    expect(await statusOf(url, '10.0.0.1', from(stranger), behindProxy)).toBe(403);
    expect(await statusOf(url, '192.168.7.20', {}, behindProxy)).toBe(200);
    expect(await statusOf(url, '127.0.0.1', {}, behindProxy)).toBe(403);
    expect(await statusOf(url, '192.168.7.20', from('192.168.7.21'), behindProxy)).toBe(403);
  },
);

test.each(['/api/health/live', '/api/health/ready'])('%s stays open to everybody', async (url) => {
  // The test does not ask whether the server is ready: on a very busy machine the database may not answer in time.
  expect(await statusOf(url, stranger)).not.toBe(403);
});
