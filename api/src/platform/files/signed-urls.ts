import { timingSafeEqual } from 'node:crypto';
import type { Services } from '../context.ts';

const LIFETIME_SECONDS = 10 * 60;

type Signing = Pick<Services, 'secrets' | 'now'>;

/** The address of a file with a signature that lets anybody fetch it for ten minutes. */
export function signedUrl(signing: Signing, url: string): string {
  const expires = String(secondsOf(signing.now()) + LIFETIME_SECONDS);
  return `${url}?${new URLSearchParams({ expires, signature: signatureOf(signing, url, expires) })}`;
}

/** Whether an address has a signature of this server that has not expired. */
export function isSigned(
  signing: Signing,
  url: string,
  query: { expires?: unknown; signature?: unknown },
): boolean {
  const { expires, signature } = query;
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires))
    return false;
  const [expected, sent] = [signatureOf(signing, url, expires), signature].map((text) => Buffer.from(text));
  if (!expected || !sent || expected.length !== sent.length || !timingSafeEqual(expected, sent)) return false;
  return secondsOf(signing.now()) < Number(expires);
}

const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1_000);

const signatureOf = ({ secrets }: Signing, url: string, expires: string): string =>
  secrets.fingerprint(`${url} ${expires}`, 'signed-url');
