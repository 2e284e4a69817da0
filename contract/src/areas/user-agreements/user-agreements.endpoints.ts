/**
 * The agreements that a user accepted, or did not, with an order: texts as they were shown then, even if the agreement has
 * changed or is gone (USR-42).
 */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdInPath } from '../../shared/ids.ts';
import { TranslatedView } from '../../shared/translated.ts';

export const UserAgreement = z.object({
  id: z.number(),
  target: z.string(),
  type: z.string(),
  isRequired: z.boolean(),
  isAccepted: z.boolean(),
  orderId: z.number().nullable(),
  name: TranslatedView,
  content: TranslatedView,
  createdAt: z.string(),
});
export type UserAgreement = z.infer<typeof UserAgreement>;

export const MOST_USER_AGREEMENTS = 1_000;

/** The newest ones, newest first. */
export const listUserAgreements = endpoint({
  method: 'GET',
  path: '/admin/user-agreement',
  access: 'admin:user:list-agreements',
  summary: 'The agreements that a user accepted or did not',
  query: z.object({ userId: IdInPath }),
  answer: z.array(UserAgreement),
  errors: ['USER_NOT_EXISTS'],
});
