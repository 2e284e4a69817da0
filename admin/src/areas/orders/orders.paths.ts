export const ordersPaths = {
  list: '/orders',
  create: '/orders/create',
  edit: (id: number) => `/orders/${id}/edit`,
};
