import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '../secrets.ts';

/**
 * Sends an answer that caches may keep if they ask each time whether it has changed: 304 without a body while it has not. The
 * tag is weak, because proxies may compress the body.
 */
export function sendRevalidated(request: FastifyRequest, reply: FastifyReply, answer: object): FastifyReply {
  const body = JSON.stringify(answer);
  const etag = `W/"${sha256(body)}"`;
  reply.headers({ 'cache-control': 'no-cache', etag });
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  if (known.includes(etag)) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
