import type { FastifyRequest } from 'fastify';
import type { Environment } from '../../environment.ts';
import { Refusal } from '../../refusal.ts';
import { addressesIn } from './addresses.ts';

const SENT_BY_PROXIES = ['x-forwarded-for', 'forwarded'];

/**
 * Refuses requests from outside INTERNAL_NETWORKS with FORBIDDEN. A request that came through a proxy counts as internal only if
 * the proxy is one of TRUSTED_PROXIES: otherwise everybody behind a proxy on this machine would seem to be on it.
 */
export function internalOnly({
  internalNetworks,
  trustedProxies,
}: Pick<Environment, 'internalNetworks' | 'trustedProxies'>): (request: FastifyRequest) => Promise<void> {
  const isInternal = addressesIn(internalNetworks);
  const isProxy = addressesIn(trustedProxies);
  return async ({ ip, headers, socket }) => {
    const isPassedOn = SENT_BY_PROXIES.some((name) => headers[name] !== undefined);
    const isAddressTrue = !isPassedOn || isProxy(socket.remoteAddress);
    if (!isAddressTrue || !isInternal(ip)) throw new Refusal('FORBIDDEN');
  };
}
