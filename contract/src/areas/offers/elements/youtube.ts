import { z } from 'zod';
import { withoutInvisible } from '../../../shared/invisible.ts';

/** YouTube's id of a video has eleven characters. */
const VIDEO_ID = /^[\w-]{11}$/;
const HOSTS = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
];

/** The address in the code that YouTube offers for embedding. */
const EMBEDDED = /^<iframe\b[^>]*\ssrc=["']([^"']*)["']/i;

/**
 * The address of a video as people bring it: as address bars show it, without https://, or within the code for embedding. Other
 * texts stay as they are.
 */
function addressOf(typed: string): string {
  const text = withoutInvisible(typed).trim();
  const address = (EMBEDDED.exec(text)?.[1] ?? text).replaceAll('&amp;', '&');
  return /^(?:\/\/)?(?:[a-z-]+\.)?youtu(?:\.be|be(?:-nocookie)?\.com)\//i.test(address)
    ? `https://${address.replace(/^\/\//, '')}`
    : address;
}

/** The id of the video in a YouTube address (watch, share, embed, shorts and live addresses), or null. */
export function videoIdOf(address: string): string | null {
  const url = URL.parse(addressOf(address));
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  if (url.hostname === 'youtu.be') return idOrNull(first);
  if (!HOSTS.includes(url.hostname)) return null;
  if (first === 'watch') return idOrNull(url.searchParams.get('v') ?? '');
  return ['embed', 'shorts', 'live'].includes(first) ? idOrNull(second) : null;
}

const idOrNull = (id: string): string | null => (VIDEO_ID.test(id) ? id : null);

export const YoutubeInput = z.object({
  url: z
    .string({ error: 'VIDEO_URL_EMPTY' })
    .overwrite(addressOf)
    .min(1, { error: 'VIDEO_URL_EMPTY', abort: true })
    .max(500, { error: 'VALUE_TOO_LONG', abort: true })
    .refine((url) => videoIdOf(url) !== null, { error: 'VIDEO_URL_INVALID' }),
  autoPlay: z.boolean({ error: 'VALUE_INVALID' }),
});

export const YoutubeView = z.object({ url: z.string(), autoPlay: z.boolean() });
