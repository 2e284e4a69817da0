import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import type { Notices } from '../process/notices.ts';
import { sha256 } from '../secrets.ts';

/** Triggers of the database notify this channel when anything has changed that the public site reads. */
export const PUBLIC_CONTENT_CHANNEL = 'public_content';

/** The content of a site is smaller than this, unless a page has very many former addresses. */
const MOST_CHARACTERS = 20_000_000;

interface Answer {
  etag: string;
  body: string;
}

/** A period in which no record begins or ceases to be shown, and the answers that were made in it. */
interface Calm {
  from: Date;
  until: Date | null;
  answers: Map<string, Answer>;
  characters: number;
}

export interface Revalidation {
  /**
   * Sends an answer that caches may store if they ask each time whether it has changed; they get 304 without a body while it has
   * not. The answer is made only when this process may have missed a change; otherwise it is sent from memory. `name` identifies
   * the answer.
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
 * Caches answers until the database notifies that something has changed, or until the next instant at which a record begins or
 * ceases to be shown. Without a proven connection for notifications every answer is computed again.
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

  /** Call it before an answer is made. The returned function caches the answer, unless something changed meanwhile. */
  function watch(): (name: string, answer: Answer) => Promise<void> {
    const [wasProven, before, from] = [notices.isProven(), changes, now()];
    return async (name, answer) => {
      if (!wasProven) return;
      const present = calmAt(from) ?? {
        from,
        until: await nextInstant(from),
        answers: new Map(),
        characters: 0,
      };
      if (before !== changes) return;
      calm = present;
      remember(present, name, answer);
    };
  }

  async function nextInstant(after: Date): Promise<Date | null> {
    const { rows } = await db.execute<{ at: string | null }>(
      sql`SELECT min(at) AS at FROM shown_instants WHERE at > ${after}`,
    );
    const at = rows[0]?.at ?? null;
    return at === null ? null : new Date(at);
  }

  async function made(name: string, answer: () => Promise<object>): Promise<Answer> {
    const remembered = watch();
    const body = JSON.stringify(await answer());
    // Weak, because proxies may compress the body.
    const present = { etag: `W/"${sha256(body)}"`, body };
    await remembered(name, present);
    return present;
  }

  return {
    forget,
    send: async (request, reply, name, answer) => {
      const asked = request.headers['if-none-match']?.split(',').map(withoutMark) ?? [];
      const known = notices.isProven() ? calmAt(now())?.answers.get(name) : undefined;
      const { etag, body } = known ?? (await made(name, answer));
      reply.headers({ 'cache-control': 'no-cache', etag });
      if (asked.includes(withoutMark(etag))) return reply.status(304).send();
      return reply.header('content-type', 'application/json; charset=utf-8').send(body);
    },
  };
}

/** Caches compare tags without the mark of a weak one (RFC 9110, 13.1.2); some proxies drop it. */
const withoutMark = (tag: string): string => tag.trim().replace(/^W\//, '');

function remember(calm: Calm, name: string, answer: Answer): void {
  const before = calm.answers.get(name);
  if (before) calm.characters -= before.body.length;
  if (calm.characters + answer.body.length > MOST_CHARACTERS) {
    calm.answers.clear();
    calm.characters = 0;
  }
  calm.answers.set(name, answer);
  calm.characters += answer.body.length;
}
