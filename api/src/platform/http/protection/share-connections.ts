import type { Server, Socket } from 'node:net';
import type { Services } from '../../context.ts';
import { networkOf } from '../network.ts';
import { addressesIn } from './addresses.ts';

interface Share {
  /** How many connections one network may have open. */
  most: number;
  /** Addresses without this limit: proxies, and this machine itself. */
  exempt: readonly string[];
}

/**
 * Closes further connections of a network that has its share of them open, so that one client cannot keep everybody else out.
 * The log warns once.
 */
export function shareConnections(server: Server, log: Services['log'], { most, exempt }: Share): void {
  const isExempt = addressesIn(exempt);
  const open = new Map<string, number>();
  let isWarned = false;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (isExempt(remoteAddress)) return;
    const network = networkOf(remoteAddress ?? null);
    const before = open.get(network) ?? 0;
    if (before >= most) {
      if (!isWarned)
        log.warn(
          { most },
          'one network has all connections open that it may: further ones are closed. If it is your proxy, name it in TRUSTED_PROXIES',
        );
      isWarned = true;
      socket.destroy();
      return;
    }
    open.set(network, before + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
