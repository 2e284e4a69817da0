import { lastSeenIn } from '../../ui/list/walk.ts';

export const usersPaths = {
  list: '/users',
  staff: '/staff-accounts',
  create: '/users/create',
  edit: (id: number) => `/users/${id}`,
};

/** The list in which the user was seen last: of all users, or of staff. */
export const listOf = (id: number): string =>
  lastSeenIn([usersPaths.list, usersPaths.staff], id) ?? usersPaths.list;
