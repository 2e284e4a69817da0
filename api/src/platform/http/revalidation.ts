import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import type { Notices } from '../process/notices.ts';
import { sha256 } from '../secrets.ts';

/** Triggers of the database notify this channel when anything has changed that the public site reads. */
export const PUBLIC_CONTENT_CHANNEL = 'public_content';

/** There are fewer answers than that, unless a page has very many former addresses. */
const MOST_TAGS = 1_000;

/** A time in which no record begins or ceases to be shown, and the tags of the answers that were made in it. */
interface Calm {
  from: Date;
  until: Date | null;
  tags: Map<string, string>;
}

export interface Revalidation {
  /**
   * Sends an answer that caches may keep if they ask each time whether it has changed: 304 without a body while it has not.
   * The answer is made only where this process does not know that it has not changed. `name` is the same for the same answer.
   */
  send: (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    answer: () => Promise<object>,
  ) => Promise<FastifyReply>;
  /** Called after changes of this process, so that its next answer has them at once. */
  forget: () => void;
}

/**
 * Knows the tags of answers until the database notifies that something has changed, or until the next instant at which a record
 * begins or ceases to be shown. Without a proven connection for notifications every answer is computed again.
 */
export function openRevalidation({ db, now }: Pick<Services, 'db' | 'now'>, notices: Notices): Revalidation {
  let calm: Calm | null = null;
  let changes = 0;
  const forget = () => {
    changes += 1;
    calm = null;
  };
  notices.on(PUBLIC_CONTENT_CHANNEL, forget);

  const calmAt = (at: Date): Calm | null =>
    calm && at >= calm.from && (calm.until === null || at < calm.until) ? calm : null;

  /** To be called before an answer is made; what it returns remembers the tag, unless something changed meanwhile. */
  function watch(): (name: string, etag: string) => Promise<void> {
    const [wasProven, before, from] = [notices.isProven(), changes, now()];
    return async (name, etag) => {
      if (!wasProven) return;
      const present = calmAt(from) ?? { from, until: await nextInstant(from), tags: new Map() };
      if (before !== changes) return;
      calm = present;
      if (calm.tags.size >= MOST_TAGS) calm.tags.clear();
      calm.tags.set(name, etag);
    };
  }

  async function nextInstant(after: Date): Promise<Date | null> {
    const { rows } = await db.execute<{ at: string | null }>(
      sql`SELECT min(at) AS at FROM shown_instants WHERE at > ${after}`,
    );
    const at = rows[0]?.at ?? null;
    return at === null ? null : new Date(at);
  }

  return {
    forget,
    send: async (request, reply, name, answer) => {
      const asked = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
      const notModified = (etag: string) =>
        reply.headers({ 'cache-control': 'no-cache', etag }).status(304).send();
      const known = notices.isProven() ? calmAt(now())?.tags.get(name) : undefined;
      if (known !== undefined && asked.includes(known)) return notModified(known);
      const remember = watch();
      const body = JSON.stringify(await answer());
      // Weak, because proxies may compress the body.
      const etag = `W/"${sha256(body)}"`;
      await remember(name, etag);
      if (asked.includes(etag)) return notModified(etag);
      return reply
        .headers({ 'cache-control': 'no-cache', etag, 'content-type': 'application/json; charset=utf-8' })
        .send(body);
    },
  };
}
