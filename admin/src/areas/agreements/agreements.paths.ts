export const agreementsPaths = {
  list: '/agreements',
  create: '/agreements/create',
  edit: (id: number) => `/agreements/${id}`,
};
