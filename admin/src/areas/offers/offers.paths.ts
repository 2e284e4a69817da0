export const offersPaths = {
  list: '/offers',
  create: '/offers/create',
  edit: (id: number) => `/offers/${id}/edit`,
};
