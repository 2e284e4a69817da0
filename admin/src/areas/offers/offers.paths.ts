import { recordPaths } from '../links/record-paths.ts';

export const offersPaths = {
  list: '/offers',
  create: '/offers/create',
  edit: recordPaths.offer,
  preview: (id: number) => `/offers/${id}/preview`,
};
