export const investmentsPaths = {
  list: '/investments',
  edit: (id: number) => `/investments/${id}/edit`,
};
