export const usersPaths = {
  list: '/users',
  staff: '/staff-accounts',
  create: '/users/create',
  edit: (id: number) => `/users/${id}`,
};
