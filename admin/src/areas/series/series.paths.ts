export const seriesPaths = {
  list: '/series',
  create: '/series/create',
  edit: (id: number) => `/series/${id}/edit`,
};
