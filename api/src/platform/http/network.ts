import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;
const GROUPS_OF_A_WIDE_NETWORK = 3;
const BITS_OF_A_GROUP = 16;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Some proxies add the port, which is different for each connection. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([^\]]*)\](?::\d+)?)$/;

/**
 * The sender for rate limits: an IPv4 address, or the /64 network of an IPv6 address, because one internet connection can use
 * all addresses of such a network.
 */
export const networkOf = (ip: string | null): string => firstGroups(ip, GROUPS_OF_A_NETWORK);

/** The /48 network of an IPv6 address, which one customer of a provider can have as a whole; an IPv4 address. */
export const wideNetworkOf = (ip: string | null): string => firstGroups(ip, GROUPS_OF_A_WIDE_NETWORK);

function firstGroups(ip: string | null, most: number): string {
  const given = ip ?? 'unknown';
  const [, v4, v6] = WITH_PORT.exec(given) ?? [];
  const address = (v4 ?? v6 ?? given).replace(/%.*$/, '');
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [start = '', end] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = start === '' ? [] : start.split(':');
  const behind = end ? end.split(':').length : 0;
  while (end !== undefined && groups.length < GROUPS - behind) groups.push('0');
  if (groups.length < most) groups.push(...(end ?? '').split(':'));
  return `${groups.slice(0, most).join(':')}::/${most * BITS_OF_A_GROUP}`;
}
