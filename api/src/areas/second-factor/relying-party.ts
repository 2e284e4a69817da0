import { isIP } from 'node:net';
import type { Environment } from '../../platform/environment.ts';

/** The relying party of passkeys: the host of the back office, and the only origin from which they are accepted. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * The relying party from the configuration, never from the request. Null where browsers allow none: at an IP address, or without
 * encryption.
 */
export function relyingParty({ publicUrl }: Pick<Environment, 'publicUrl'>): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
  return isSafe && !isAddress ? { id: hostname, origin } : null;
}
