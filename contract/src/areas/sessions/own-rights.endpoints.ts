import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';

/** Milliseconds after which the server answers although nothing has changed: less than proxies wait. */
export const LONGEST_WAIT = 20_000;

/**
 * With the present revision, the answer comes as soon as the caller's rights change, or after twenty seconds; it is refused with
 * NOT_SIGNED_IN as soon as the session has ended. Without a revision, or with another one, it comes at once.
 */
export const awaitOwnRights = endpoint({
  method: 'GET',
  path: '/self/rights',
  access: 'self',
  summary: 'Wait until what the signed-in user may do changes',
  query: z.object({ known: z.string().max(100).optional() }),
  answer: z.object({ revision: z.string() }),
  errors: [],
});
