/**
 * Everything stored about one person: saved as one file for the person, and erased when the law allows it. The amounts of the books
 * stay, under a pseudonym.
 */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { withoutInvisible } from '../../shared/invisible.ts';
import { rightsRefusals } from '../rights/rights.schemas.ts';

/** The laws that demand that records are kept; the configuration says for how many years. */
export const retentionGrounds = ['accounting', 'tax', 'moneyLaundering'] as const;
export type RetentionGround = (typeof retentionGrounds)[number];

/** Why somebody cannot be erased, in the order in which it is shown. */
export const erasureObstacles = [
  'USER_IS_ERASED',
  'USER_IS_YOURSELF',
  'USER_CREATED_BY_YOURSELF',
  'LAST_SUPER_ADMIN',
  'USER_HOLDS_RIGHTS',
  'USER_HAS_SHARES',
  'USER_HAS_OPEN_ORDERS',
  'REFUND_IS_DUE',
  'RETENTION_NOT_OVER',
] as const;
export type ErasureObstacle = (typeof erasureObstacles)[number];

export const erasedParts = [
  'account',
  'orderData',
  'signedDocuments',
  'emails',
  'sessions',
  'journal',
  'notes',
] as const;
export const keptParts = ['orders', 'transactions', 'investments', 'agreements', 'journal'] as const;

const counted = <const Part extends readonly [string, ...string[]]>(parts: Part) =>
  z.array(z.object({ part: z.enum(parts), count: z.number() }));

export const Erasure = z.object({
  erasedAt: z.string().nullable(),
  /** The e-mail that has to be typed to confirm. */
  email: z.string(),
  goes: counted(erasedParts),
  stays: counted(keptParts),
  obstacles: z.array(z.enum([...erasureObstacles, ...rightsRefusals])),
  /** The last order, payment or return of money; null if there never was any, and nothing has to be kept. */
  lastActivity: z.string().nullable(),
  /** The day until which each law demands the records. */
  retention: z.array(
    z.object({
      ground: z.enum(retentionGrounds),
      years: z.number(),
      until: z.string().nullable(),
      isOver: z.boolean(),
    }),
  ),
});
export type Erasure = z.infer<typeof Erasure>;

/** POST: it is audited, and the answer is never stored by a cache. */
export const exportPersonalData = endpoint({
  method: 'POST',
  path: '/admin/user/:id/personal-data',
  access: 'admin:user:export-data',
  asksAgain: 'always',
  summary: 'Save everything stored about a person as one JSON file',
  params: IdParams,
  answer: z.never(),
  download: 'file',
  errors: ['USER_NOT_EXISTS', 'USER_IS_ERASED', ...rightsRefusals],
});

export const getErasure = endpoint({
  method: 'GET',
  path: '/admin/user/:id/erasure',
  access: 'admin:user:erase',
  summary: 'Tell what erasing a person would delete, what stays and what prevents it',
  params: IdParams,
  answer: Erasure,
  errors: ['USER_NOT_EXISTS'],
});

/** Cannot be undone. The e-mail is free for a new account. */
export const erasePerson = endpoint({
  method: 'POST',
  path: '/admin/user/:id/erasure',
  access: 'admin:user:erase',
  asksAgain: 'always',
  summary: 'Erase the personal data of a person',
  params: IdParams,
  body: z.object({
    /** The e-mail of the person, typed. */
    email: z
      .string({ error: 'IS_REQUIRED' })
      .overwrite(withoutInvisible)
      .max(254, { error: 'VALUE_TOO_LONG' }),
  }),
  answer: Erasure,
  errors: ['USER_NOT_EXISTS', 'ERASURE_NOT_CONFIRMED', ...erasureObstacles, ...rightsRefusals],
});
