import { getUser } from '@share/contract/areas/users/users.endpoints.ts';
import { usersList } from '@share/contract/areas/users/users.list.ts';
import type { UserRow, UserType } from '@share/contract/areas/users/users.schemas.ts';
import { type ListAnswer, type ListState, SEARCH } from '@share/contract/shared/lists/list.ts';
import type { Context } from '../../platform/context.ts';
import { judge } from '../../platform/http/authorise.ts';
import { equals, likePattern, type Parameter, withinDays } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';
import { Refusal } from '../../platform/refusal.ts';
import { finderOf } from '../find/find.shared.ts';
import { hasWords } from './user-meta.ts';
import { typeOf } from './users.rules.ts';

interface Found extends Omit<UserRow, 'createdAt' | 'userType'> {
  createdAt: Date;
}

/** Exactly the expression of the index users_search. */
const WITH_PHONE = `lower(u.first_name || ' ' || u.last_name || ' ' || u.first_name || ' ' || u.email || ' '
  || replace(u.phone_number, ' ', ''))`;

/** Telephone numbers are typed with any separators; they are stored with spaces, and searched without. */
const NUMBER = /^[\s+().\-/]*\d[\d\s+().\-/]*$/;
const SEPARATORS = /[\s+().\-/]/g;

/** The digits of a number, however it is separated; null for a text that is none. */
const digitsOf = (text: string): string | null => (NUMBER.test(text) ? text.replace(SEPARATORS, '') : null);

/** Words are parts of names and e-mail; a number is a part of the telephone number, or of the e-mail. */
function searchUsers(text: string, parameter: Parameter): string {
  const digits = digitsOf(text);
  return digits === null ? hasWords(text, parameter) : `${WITH_PHONE} LIKE ${parameter(likePattern(digits))}`;
}

const source: ListSource<typeof usersList, Found, UserRow> = {
  declared: usersList,
  from: 'users u',
  id: 'u.id',
  counter: {
    table: 'users',
    filters: { status: 'userType', date: 'createdAt' },
    dateOrder: { column: 'createdAt', expression: 'u.created_at' },
  },
  filters: {
    search: searchUsers,
    active: equals('u.active'),
    userType: (type: UserType) => (type === 'staff' ? 'u.is_admin' : 'NOT u.is_admin'),
    isSuperAdmin: equals('u.is_super_admin'),
    createdAt: withinDays('u.created_at'),
    deleted: (deleted: boolean) => `u.deleted_at IS ${deleted ? 'NOT NULL' : 'NULL'}`,
    onlyAdmin: (only: boolean) => (only ? 'u.is_admin' : 'true'),
  },
  unlessFiltered: { deleted: 'u.deleted_at IS NULL' },
  orders: {
    email: 'u.email',
    firstName: 'u.first_name COLLATE "pl-x-icu"',
    lastName: 'u.last_name COLLATE "pl-x-icu"',
    createdAt: 'u.created_at',
    userType: 'u.is_admin',
  },
  select: {
    id: 'u.id',
    email: 'u.email',
    firstName: 'u.first_name',
    lastName: 'u.last_name',
    active: 'u.active',
    isAdmin: 'u.is_admin',
    isSuperAdmin: 'u.is_super_admin',
    createdAt: 'u.created_at',
    state: `CASE WHEN u.deleted_at IS NOT NULL THEN 'deleted' WHEN NOT u.active THEN 'inactive'
      WHEN u.password_hash IS NULL THEN 'invited' ELSE 'active' END`,
  },
  joins: 'JOIN users u ON u.id = page.id',
  row: (found) => ({ ...found, createdAt: found.createdAt.toISOString(), userType: typeOf(found) }),
};

const readList = listFrom(source);

/** Telephone numbers are shown to those who may open a person: nobody else finds out by searching which one somebody has. */
function refuse({ actor }: Context, { filters: { search } }: ListState): void {
  const isNumber = typeof search === 'string' && digitsOf(search) !== null;
  if (isNumber && judge(getUser.access, actor) !== 'allowed') throw new Refusal('FORBIDDEN');
}

export const listUsers = Object.assign(
  async (context: Context, state: ListState): Promise<ListAnswer<UserRow>> => {
    refuse(context, state);
    return readList(context, state);
  },
  { source, refuse },
);

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
