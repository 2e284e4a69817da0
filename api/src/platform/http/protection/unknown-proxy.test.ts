import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { Services } from '../../context.ts';
import { openLog } from '../../log.ts';
import { warnOfUnknownProxy } from './unknown-proxy.ts';

const request = (remoteAddress: string, headers: object) =>
  ({ headers, socket: { remoteAddress } }) as unknown as FastifyRequest;

test('a forwarded request of an unknown proxy is warned of once, and one of a known proxy or of nobody never', async () => {
  const lines: string[] = [];
  const log = openLog('warn', { write: (line: string) => void lines.push(line) });
  const environment = { trustedProxies: ['10.0.0.1'] } as Services['environment'];
  const warn = warnOfUnknownProxy({ environment, log });
  const forwarded = { 'x-forwarded-for': '203.0.113.9' };
  await warn(request('10.0.0.1', forwarded));
  await warn(request('10.0.0.2', {}));
  expect(lines).toEqual([]);
  await warn(request('10.0.0.2', forwarded));
  await warn(request('10.0.0.2', { forwarded: 'for=203.0.113.9' }));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('TRUSTED_PROXIES');
  expect(lines[0]).not.toContain('203.0.113.9');
});
