import { MOST_FOUND } from '@share/contract/areas/find/find.endpoints.ts';
import { listUserRoles } from '@share/contract/areas/roles/role-users.endpoints.ts';
import { getUser } from '@share/contract/areas/users/users.endpoints.ts';
import { usersList } from '@share/contract/areas/users/users.list.ts';
import type { UserRow, UserType } from '@share/contract/areas/users/users.schemas.ts';
import { withPlainMarks } from '@share/contract/shared/invisible.ts';
import { type ListAnswer, type ListState, SEARCH } from '@share/contract/shared/lists/list.ts';
import { compactAccountNumber } from '@share/contract/shared/personal-data.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { judge } from '../../platform/http/authorise.ts';
import {
  alphabeticalName,
  equals,
  likePattern,
  type Parameter,
  withinDays,
} from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';
import { Refusal } from '../../platform/refusal.ts';
import { finderOf } from '../find/find.shared.ts';
import { HAS_FACTOR } from '../second-factor/second-factor.shared.ts';
import { hasWords } from './user-meta.ts';
import { typeOf } from './users.rules.ts';

interface Found extends Omit<UserRow, 'createdAt' | 'lastSignedInAt' | 'userType'> {
  createdAt: Date;
  lastSignedInAt: Date | null;
}

/** Exactly the expression of the index users_search. */
const WITH_PHONE = `lower(u.first_name || ' ' || u.last_name || ' ' || u.first_name || ' ' || u.email || ' '
  || replace(u.phone_number, ' ', ''))`;

/** A telephone number as people type it, with any separators; numbers are stored with spaces, and searched without. */
const NUMBER = /^[\s+().\-/]*\d[\d\s+().\-/]*$/;
const SEPARATORS = /[\s+().\-/]/g;

/** The digits of a number without separators; null for a text that is no number. */
function digitsOf(text: string): string | null {
  const number = withPlainMarks(text);
  return NUMBER.test(number) ? number.replace(SEPARATORS, '') : null;
}

/** The code of a country, behind + or 00: one to three digits. The first ones tell how many there are. */
const COUNTRY_CODE =
  /^\s*(?:\+|00)[\s().\-/]*(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/;

/** A number with fewer digits, without the country's code, would be a part of too many numbers. */
const LEAST_OF_PHONE = 6;

/**
 * The part of a telephone number that is the same however it is written: without the country's code, and without a 0 that is
 * dialled within the country. If that part is too short, all digits.
 */
function phoneDigits(text: string, digits: string): string {
  const within = withPlainMarks(text).replace(COUNTRY_CODE, '').replace(SEPARATORS, '').replace(/^0/, '');
  return within.length < LEAST_OF_PHONE ? digits : within;
}

/** Words are looked for in names and e-mail; a number in the telephone number and the e-mail. */
function searchUsers(text: string, parameter: Parameter): string {
  const digits = digitsOf(text);
  if (digits === null) return hasWords(text, parameter);
  return `${WITH_PHONE} LIKE ${parameter(likePattern(phoneDigits(text, digits)))}`;
}

const mayOpen = (actor: Actor): boolean => judge(getUser.access, actor) === 'allowed';

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
    invited: (invited: boolean) => `(u.active AND u.password_hash IS NULL) = ${invited}`,
    userType: (type: UserType) => (type === 'staff' ? 'u.is_admin' : 'NOT u.is_admin'),
    isAdmin: equals('u.is_admin'),
    isSuperAdmin: equals('u.is_super_admin'),
    secondFactor: (has: boolean) => `u.is_admin AND ${HAS_FACTOR} = ${has}`,
    createdAt: withinDays('u.created_at'),
    deleted: (deleted: boolean) => `u.deleted_at IS ${deleted ? 'NOT NULL' : 'NULL'}`,
    onlyAdmin: (only: boolean) => (only ? 'u.is_admin' : 'true'),
  },
  unlessFiltered: { deleted: 'u.deleted_at IS NULL' },
  orders: {
    email: 'u.email',
    firstName: alphabeticalName('u.first_name'),
    lastName: alphabeticalName('u.last_name'),
    createdAt: 'u.created_at',
    userType: 'u.is_admin',
  },
  select: {
    id: 'u.id',
    email: 'u.email',
    firstName: 'u.first_name',
    lastName: 'u.last_name',
    position: 'u.position',
    active: 'u.active',
    isAdmin: 'u.is_admin',
    isSuperAdmin: 'u.is_super_admin',
    createdAt: 'u.created_at',
    lastSignedInAt: 'u.last_signed_in_at',
    hasSecondFactor: HAS_FACTOR,
    state: `CASE WHEN u.deleted_at IS NOT NULL THEN 'deleted' WHEN NOT u.active THEN 'inactive'
      WHEN u.password_hash IS NULL THEN 'invited' ELSE 'active' END`,
    roles: `(SELECT coalesce(string_agg(r.name, ', ' ORDER BY r.name COLLATE "pl-x-icu", r.id), '')
      FROM user_roles ur JOIN roles r ON r.id = ur.role_id WHERE ur.user_id = u.id)`,
  },
  joins: 'JOIN users u ON u.id = page.id',
  row: (found, { actor }) => ({
    ...found,
    createdAt: found.createdAt.toISOString(),
    lastSignedInAt: found.lastSignedInAt?.toISOString() ?? null,
    userType: typeOf(found),
    hasSecondFactor: mayOpen(actor) ? found.hasSecondFactor : null,
    roles: judge(listUserRoles.access, actor) === 'allowed' ? found.roles : null,
  }),
};

const readList = listFrom(source);

/**
 * Only people who may open a person may search for a number or for second factors, because they see telephone numbers and second
 * factors. Others could find out by searching which number somebody has.
 */
function refuse({ actor }: Context, { filters: { search, secondFactor } }: ListState): void {
  const isNumber = typeof search === 'string' && digitsOf(search) !== null;
  if ((isNumber || secondFactor !== undefined) && !mayOpen(actor)) throw new Refusal('FORBIDDEN');
}

export const listUsers = Object.assign(
  async (context: Context, state: ListState): Promise<ListAnswer<UserRow>> => {
    refuse(context, state);
    return readList(context, state);
  },
  { source, refuse },
);

/** How many matches are sorted. If a word fits more people, any of these are among them. */
const MOST_COMPARED = 200;

/** Fewer digits would find too many accounts. */
const LEAST_OF_ACCOUNT = 4;

/**
 * Finds users by names, e-mail, telephone, or the first or last digits of the bank account: the holders of the account first,
 * then the latest users. Deleted accounts are not found.
 */
export const usersFinder = finderOf({
  kind: 'users',
  endpoint: getUser,
  sql: (text, parameter) => {
    if (text.length < SEARCH.minimum) return null;
    const [isHolder = 'false'] = hasAccount(text, parameter);
    const of = (condition: string, holds: boolean, limit: number) =>
      `(SELECT u.id, coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), u.email) AS title, u.email AS detail,
        ${holds} AS holds FROM users u WHERE u.deleted_at IS NULL AND ${condition} LIMIT ${limit})`;
    const others = of(`(${searchUsers(text, parameter)}) AND NOT ${isHolder}`, false, MOST_COMPARED);
    return `SELECT id, title, detail FROM (${of(isHolder, true, MOST_FOUND)} UNION ALL ${others}) found
      ORDER BY holds DESC, id DESC`;
  },
  route: (id) => `/users/${id}`,
});

/** Digits, or an IBAN. The letters PL are left out, because Polish numbers are stored without them. */
const ACCOUNT = /^(?:PL)?(\d+|[A-Z]{2}\d{2}[A-Z\d]*)$/;

/** The condition uses the indexes `users_account_start` and `users_account_end`. */
function hasAccount(text: string, parameter: Parameter): string[] {
  const number = ACCOUNT.exec(compactAccountNumber(text))?.[1] ?? '';
  if (number.length < LEAST_OF_ACCOUNT) return [];
  const reversed = [...number].toReversed().join('');
  return [
    `(u.account_number <> '' AND (u.account_number LIKE ${parameter(`${number}%`)}
      OR reverse(u.account_number) LIKE ${parameter(`${reversed}%`)}))`,
  ];
}
