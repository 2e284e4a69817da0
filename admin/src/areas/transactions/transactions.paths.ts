import { recordPaths } from '../links/record-paths.ts';

export const transactionsPaths = {
  list: '/transactions',
  edit: recordPaths.transaction,
};
