import { recordPaths, recordScreens } from '../links/record-paths.ts';

export const offersPaths = {
  list: recordScreens.offer.list,
  create: '/offers/create',
  edit: recordPaths.offer,
  preview: (id: number) => `/offers/${id}/preview`,
};
