import { recordPaths } from '../links/record-paths.ts';

export const ordersPaths = {
  list: '/orders',
  create: '/orders/create',
  edit: recordPaths.order,
};
