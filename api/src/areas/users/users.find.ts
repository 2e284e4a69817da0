import { getUser } from '@share/contract/areas/users/users.endpoints.ts';
import { SEARCH } from '@share/contract/shared/lists/list.ts';
import { likePattern, type Parameter } from '../../platform/lists/list-conditions.ts';
import { finderOf } from '../find/find.shared.ts';
import { digitsOf, searchUsers } from './list-users.ts';

/** Fewer digits would find too many accounts. */
const LEAST_DIGITS = 4;

/** By names, e-mail, telephone, or the last digits of the bank account. Deleted accounts are not found. */
export const usersFinder = finderOf({
  kind: 'users',
  endpoint: getUser,
  sql: (text, parameter) => {
    if (text.length < SEARCH.minimum) return null;
    return `SELECT u.id, coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), u.email) AS title, u.email AS detail
      FROM users u WHERE u.deleted_at IS NULL AND (${[searchUsers(text, parameter), ...endsIn(text, parameter)].join(' OR ')})`;
  },
  route: (id) => `/users/${id}`,
});

/** As in the index `users_account_end`. */
function endsIn(text: string, parameter: Parameter): string[] {
  const digits = digitsOf(text);
  if (digits === null || digits.length < LEAST_DIGITS) return [];
  const end = likePattern([...digits].toReversed().join('')).slice(1);
  return [`(u.account_number <> '' AND reverse(u.account_number) LIKE ${parameter(end)})`];
}
