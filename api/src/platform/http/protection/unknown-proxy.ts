import type { FastifyRequest } from 'fastify';
import type { Services } from '../../context.ts';
import { addressesIn } from './addresses.ts';

/**
 * Warns once if a request comes through a proxy that is none of TRUSTED_PROXIES: everybody behind it would share the limits of
 * one network, so that somebody who guesses passwords keeps all others out.
 */
export function warnOfUnknownProxy({ environment, log }: Pick<Services, 'environment' | 'log'>) {
  const isProxy = addressesIn(environment.trustedProxies);
  let isWarned = false;
  return async ({ headers, socket }: FastifyRequest): Promise<void> => {
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    if (isWarned || !isForwarded || isProxy(socket.remoteAddress)) return;
    isWarned = true;
    log.warn(
      'a request was forwarded by a machine that is none of TRUSTED_PROXIES: if it is your proxy, name it there, ' +
        'because until then all who come through it count as one network, for which wrong passwords of one are the wait of all',
    );
  };
}
