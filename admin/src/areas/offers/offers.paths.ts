import { recordPaths } from '../links/record-paths.ts';

export const offersPaths = {
  list: '/offers',
  create: '/offers/create',
  edit: recordPaths.offer,
};
