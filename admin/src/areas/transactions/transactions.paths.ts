export const transactionsPaths = {
  list: '/transactions',
  edit: (id: number) => `/transactions/${id}/edit`,
};
