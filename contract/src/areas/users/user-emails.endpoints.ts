import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';

/** An e-mail to the user, also to a former address. Neither `sentAt` nor `givenUpAt`: it waits to be sent. */
export const UserEmail = z.object({
  id: z.number(),
  subject: z.string(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  givenUpAt: z.string().nullable(),
});
export type UserEmail = z.infer<typeof UserEmail>;

export const MOST_USER_EMAILS = 500;

/** The newest ones, newest first. */
export const listUserEmails = endpoint({
  method: 'GET',
  path: '/admin/user/:id/emails',
  access: 'admin:user:get',
  summary: 'The e-mails to a user',
  params: IdParams,
  answer: z.array(UserEmail),
  errors: ['USER_NOT_EXISTS'],
});
