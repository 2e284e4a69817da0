import type { UserMeta } from '@share/contract/areas/orders/orders.schemas.ts';
import { sql } from 'drizzle-orm';
import { likePattern, type Parameter } from '../../platform/lists/list-conditions.ts';
import { users } from './users.tables.ts';

/** How records of other areas show whose they are. */
export const userMeta = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  isDeleted: sql<boolean>`${users.deletedAt} IS NOT NULL`,
} satisfies Record<keyof UserMeta, unknown>;

/** The same in the SQL of lists, where users are `u`. */
export const USER_META = `json_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name,
  'lastName', u.last_name, 'isDeleted', u.deleted_at IS NOT NULL)`;

/** Rows of users whose e-mail holds a text: found first, through the index on parts of e-mails. */
export const hasEmail =
  (userId: string) =>
  (value: string, parameter: Parameter): string =>
    `${userId} = ANY (ARRAY(SELECT id FROM users WHERE email LIKE ${parameter(likePattern(value))}))`;
