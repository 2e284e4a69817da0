import type { UserMeta } from '@share/contract/areas/orders/orders.schemas.ts';
import { searchedWords } from '@share/contract/shared/lists/search-text.ts';
import { sql } from 'drizzle-orm';
import {
  likePattern,
  numbered,
  type Parameter,
  type RelatedCondition,
} from '../../platform/lists/list-conditions.ts';
import { users } from './users.tables.ts';

/** The columns with which records of other areas show their user. */
export const userMeta = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  isDeleted: sql<boolean>`${users.deletedAt} IS NOT NULL`,
} satisfies Record<keyof UserMeta, unknown>;

/** The columns of `userMeta` for the SQL of lists, where the alias of users is `u`. */
export const USER_META = `json_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name,
  'lastName', u.last_name, 'isDeleted', u.deleted_at IS NOT NULL)`;

/** Filters rows by a part of their user's e-mail. */
export const hasEmail = (userId: string): RelatedCondition => ({
  column: userId,
  ids: (text, parameter) => `SELECT id FROM users WHERE email LIKE ${parameter(likePattern(text))}`,
});

/** Filters rows by the number of their user. */
export const hasNumber = (userId: string): RelatedCondition => ({
  column: userId,
  ids: (text, parameter) => `SELECT id FROM users WHERE ${numbered('id')(text, parameter)}`,
});

/** Finds rows by the name or the e-mail of their user: each word is a part of one of them. */
export const isPerson = (userId: string): RelatedCondition => ({
  column: userId,
  ids: (text, parameter) => `SELECT id FROM users WHERE ${hasWords(text, parameter)}`,
});

/**
 * SQL for queries of users: whether each word of the text is a part of the user's names or e-mail. A text of accents alone has
 * no words, and finds nobody.
 */
export const hasWords = (text: string, parameter: Parameter): string =>
  searchedWords(text)
    .map((word) => `searched LIKE ${parameter(likePattern(word))}`)
    .join(' AND ') || 'false';
