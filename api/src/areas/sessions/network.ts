import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Some proxies tell the port too, which is another one each time. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([^\]]*)\](?::\d+)?)$/;

/**
 * What counts as one sender: an IPv4 address, or the /64 network of an IPv6 address, since one connection has all addresses
 * of such a network to choose from.
 */
export function networkOf(ip: string | null): string {
  const told = ip ?? 'unknown';
  const [, v4, v6] = WITH_PORT.exec(told) ?? [];
  const address = (v4 ?? v6 ?? told).replace(/%.*$/, '');
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [start = '', end] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = start === '' ? [] : start.split(':');
  const behind = end ? end.split(':').length : 0;
  while (end !== undefined && groups.length < GROUPS - behind) groups.push('0');
  if (groups.length < GROUPS_OF_A_NETWORK) groups.push(...(end ?? '').split(':'));
  return `${groups.slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
}
