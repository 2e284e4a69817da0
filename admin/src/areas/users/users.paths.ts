import { lastSeenIn } from '../../ui/list/walk.ts';

export const usersPaths = {
  list: '/users',
  staff: '/staff-accounts',
  create: '/users/create',
  edit: (id: number) => `/users/${id}`,
};

/** The path of the list in which the user was last seen: all users or staff. */
export const listOf = (id: number): string =>
  lastSeenIn([usersPaths.list, usersPaths.staff], id) ?? usersPaths.list;
